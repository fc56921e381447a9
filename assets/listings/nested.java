//@ caption nested-only-four
//@ hide
class Nested {
    final int[] x = new int[4];
    int solutions;

    void search() {
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
                        System.out.println("solution");  //@ hidden
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

    boolean attacked(int row, int col) {
        for (int r = 0; r < row; r++) {
            int dx = Math.abs(x[r] - col);
            if (dx == 0 || dx == row - r) return true;
        }
        return false;
    }

    static void emit(String event, int row, int col) {
        System.out.println(event + " " + row + " " + col);
    }

    public static void main(String[] args) {
        new Nested().search();
    }
}
