//@ hide
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int n, x[32], solutions;

static void emit(const char *event, int row, int col) {
    printf("%s %d %d\n", event, row, col);
}

//@ show
bool cols[32], diags[63], antis[63];

void place(int row) {  //@ start
    if (row == n) {
        solutions++;  //@ solution
        puts("solution");  //@ hidden
        return;
    }
    for (int col = 0; col < n; col++) {  //@ end
        int d = row - col + n - 1;
        int a = row + col;
        if (cols[col] || diags[d] || antis[a])  //@ hidden
            emit("reject", row, col);  //@ hidden
        if (cols[col]) continue;  //@ reject
        if (diags[d]) continue;  //@ reject
        if (antis[a]) continue;  //@ reject
        emit("place", row, col);  //@ hidden
        x[row] = col;  //@ place
        cols[col] = true;  //@ place
        diags[d] = true;  //@ place
        antis[a] = true;  //@ place
        place(row + 1);
        emit("backtrack", row, col);  //@ hidden
        cols[col] = false;  //@ backtrack
        diags[d] = false;  //@ backtrack
        antis[a] = false;  //@ backtrack
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
