//@ caption frame-plugged-in
//@ hide
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { NONE = -1 };

static int n, x[32];

static void emit(const char *event, int row, int col) {
    printf("%s %d %d\n", event, row, col);
}

static bool complete(int depth) {
    return depth == n;
}

static void report(void) {
    puts("solution");
}

static bool feasible(int depth, int choice) {
    for (int d = 0; d < depth; d++) {
        int dx = abs(x[d] - choice);
        if (dx == 0 || dx == depth - d) return false;
    }
    return true;
}

static void choose(int depth, int choice) {
    x[depth] = choice;
}

static void undo(int depth) {
    x[depth] = NONE;
}

static int untried[33];

static void begin(int depth) {
    untried[depth] = 0;
}

static bool more(int depth) {
    return depth < n && untried[depth] < n;
}

static int next(int depth) {
    return untried[depth]++;
}

//@ show
void search(void) {
    int depth = 0;  //@ start
    begin(depth);  //@ start
    while (depth > 0 || more(depth)) {  //@ end
        if (complete(depth)) report();  //@ solution
        if (!more(depth)) {
            depth--;
            emit("backtrack", depth, x[depth]);  //@ hidden
            undo(depth);  //@ backtrack
        } else {
            int choice = next(depth);
            if (!feasible(depth, choice)) {  //@ reject
                emit("reject", depth, choice);  //@ hidden
                continue;
            }
            emit("place", depth, choice);  //@ hidden
            choose(depth, choice);  //@ place
            depth++;
            begin(depth);
        }
    }
}
//@ hide

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        n = atoi(argv[i]);
        search();
    }
    return 0;
}
