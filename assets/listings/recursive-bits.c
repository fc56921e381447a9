//@ hide
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int n, x[32], solutions;

static void emit(const char *event, int row, int col) {
    printf("%s %d %d\n", event, row, col);
}

//@ show
#define BIT(i) (UINT64_C(1) << (i))
uint64_t cols, diags, antis;

void place(int row) {  //@ start
    if (row == n) {
        solutions++;  //@ solution
        puts("solution");  //@ hidden
        return;
    }
    for (int col = 0; col < n; col++) {  //@ end
        uint64_t c = BIT(col);
        uint64_t d = BIT(row - col + n - 1);
        uint64_t a = BIT(row + col);
        if (cols & c || diags & d || antis & a)  //@ hidden
            emit("reject", row, col);  //@ hidden
        if (cols & c) continue;  //@ reject
        if (diags & d) continue;  //@ reject
        if (antis & a) continue;  //@ reject
        emit("place", row, col);  //@ hidden
        x[row] = col;  //@ place
        cols |= c;  //@ place
        diags |= d;  //@ place
        antis |= a;  //@ place
        place(row + 1);
        emit("backtrack", row, col);  //@ hidden
        cols &= ~c;  //@ backtrack
        diags &= ~d;  //@ backtrack
        antis &= ~a;  //@ backtrack
    }
}
//@ hide

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        n = atoi(argv[i]);
        place(0);
    }
    return 0;
}
