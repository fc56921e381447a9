//@ hide
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int n, x[32], solutions;

static bool attacked(int row, int col);

static void emit(const char *event, int row, int col) {
    printf("%s %d %d\n", event, row, col);
}

//@ show
void search(void) {
    int row = 0, col = 0;  //@ start
    while (row > 0 || col < n) {  //@ end
        if (row == n) solutions++;  //@ solution
        if (row == n) puts("solution");  //@ hidden
        if (row == n || col == n) {
            row--;  //@ backtrack
            col = x[row] + 1;  //@ backtrack
            emit("backtrack", row, x[row]);  //@ hidden
        } else if (attacked(row, col)) {  //@ reject
            emit("reject", row, col);  //@ hidden
            col++;
        } else {
            emit("place", row, col);  //@ hidden
            x[row] = col;  //@ place
            row++;
            col = 0;
        }
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
        search();
    }
    return 0;
}
