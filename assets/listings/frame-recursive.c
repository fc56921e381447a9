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

static int choices(int depth) {
    return depth < n ? n : 0;
}

//@ show
void search(int depth) {  //@ start
    if (complete(depth)) {
        report();  //@ solution
        return;
    }
    for (int c = 0; c < choices(depth); c++) {  //@ end
        if (!feasible(depth, c)) {  //@ reject
            emit("reject", depth, c);  //@ hidden
            continue;
        }
        emit("place", depth, c);  //@ hidden
        choose(depth, c);  //@ place
        search(depth + 1);
        emit("backtrack", depth, c);  //@ hidden
        undo(depth);  //@ backtrack
    }
}
//@ hide

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        n = atoi(argv[i]);
        search(0);
    }
    return 0;
}
