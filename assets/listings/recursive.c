//@ caption note-002-returns-early
//@ caption note-003-places-first
//@ hide
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { NONE = -1 };

static int n, x[32], solutions;

static bool attacked(int row, int col);

static void emit(const char *event, int row, int col) {
    printf("%s %d %d\n", event, row, col);
}

//@ show
void place(int row) {  //@ start
    if (row == n) {
        solutions++;  //@ solution
        puts("solution");  //@ hidden
        return;
    }
    for (int col = 0; col < n; col++) {  //@ end
        if (attacked(row, col)) emit("reject", row, col);  //@ hidden
        if (attacked(row, col)) continue;  //@ reject
        emit("place", row, col);  //@ hidden
        x[row] = col;  //@ place
        place(row + 1);
        emit("backtrack", row, col);  //@ hidden
        x[row] = NONE;  //@ backtrack
    }
}

bool attacked(int row, int col) {
    for (int r = 0; r < row; r++) {
        int dx = abs(x[r] - col);
        if (dx == 0 || dx == row - r)
            return true;
    }
    return false;
}
//@ hide

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        n = atoi(argv[i]);
        place(0);
    }
    return 0;
}
