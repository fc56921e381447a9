//@ hide
class RecursiveMarks {
    final int n;
    final int[] x;
    //@ show
    boolean[] cols, diags, antis;
    //@ hide
    int solutions;

    RecursiveMarks(int n) {
        this.n = n;
        x = new int[n];
        cols = new boolean[n];
        diags = new boolean[2 * n - 1];
        antis = new boolean[2 * n - 1];
    }
    //@ show

    void place(int row) {  //@ start
        if (row == n) {
            solutions++;  //@ solution
            System.out.println("solution");  //@ hidden
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

    static void emit(String event, int row, int col) {
        System.out.println(event + " " + row + " " + col);
    }

    public static void main(String[] args) {
        for (String arg : args) {
            new RecursiveMarks(Integer.parseInt(arg)).place(0);
        }
    }
}
