//@ hide
class RecursiveBits {
    final int n;
    final int[] x;
    int solutions;
    //@ show
    long cols, diags, antis;
    //@ hide

    RecursiveBits(int n) {
        this.n = n;
        x = new int[n];
    }
    //@ show

    void place(int row) {  //@ start
        if (row == n) {
            solutions++;  //@ solution
            System.out.println("solution");  //@ hidden
            return;
        }
        for (int col = 0; col < n; col++) {  //@ end
            long c = 1L << col;
            long d = 1L << (row - col + n - 1);
            long a = 1L << (row + col);
            if ((cols & c | diags & d | antis & a) != 0)  //@ hidden
                emit("reject", row, col);  //@ hidden
            if ((cols & c) != 0) continue;  //@ reject
            if ((diags & d) != 0) continue;  //@ reject
            if ((antis & a) != 0) continue;  //@ reject
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

    static void emit(String event, int row, int col) {
        System.out.println(event + " " + row + " " + col);
    }

    public static void main(String[] args) {
        for (String arg : args) {
            new RecursiveBits(Integer.parseInt(arg)).place(0);
        }
    }
}
