//@ caption nested-only-four
//@ hide
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int x[4], solutions;

static bool attacked(int row, int col);

static void emit(const char *event, int row, int col) {
    printf("%s %d %d\n", event, row, col);
}

static void search(void) {
    //@ show
    for (int a = 0; a < 4; a++) {  //@ start end backtrack 0
        emit("place", 0, a);  //@ hidden
        x[0] = a;  //@ place 0
        for (int b = 0; b < 4; b++) {  //@ backtrack 1
            if (attacked(1, b)) emit("reject", 1, b);  //@ hidden
            if (attacked(1, b)) continue;  //@ reject 1
            emit("place", 1, b);  //@ hidden
            x[1] = b;  //@ place 1
            for (int c = 0; c < 4; c++) {  //@ backtrack 2
                if (attacked(2, c)) emit("reject", 2, c);  //@ hidden
                if (attacked(2, c)) continue;  //@ reject 2
                emit("place", 2, c);  //@ hidden
                x[2] = c;  //@ place 2
                for (int d = 0; d < 4; d++) {  //@ backtrack 3
                    if (attacked(3, d)) emit("reject", 3, d);  //@ hidden
                    if (attacked(3, d)) continue;  //@ reject 3
                    emit("place", 3, d);  //@ hidden
                    x[3] = d;  //@ place 3
                    solutions++;  //@ solution
                    puts("solution");  //@ hidden
                    emit("backtrack", 3, d);  //@ hidden
                }
                emit("backtrack", 2, c);  //@ hidden
            }
            emit("backtrack", 1, b);  //@ hidden
        }
        emit("backtrack", 0, a);  //@ hidden
    }
    //@ hide
}

bool attacked(int row, int col) {
    for (int r = 0; r < row; r++) {
        int dx = abs(x[r] - col);
        if (dx == 0 || dx == row - r) return true;
    }
    return false;
}

int main(void) {
    search();
    return 0;
}
