//@ caption note-002-returns-early
//@ caption note-003-places-first
//@ hide
class Recursive {
    static final int NONE = -1;

    final int n;
    final int[] x;
    int solutions;

    Recursive(int n) {
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
            if (attacked(row, col)) emit("reject", row, col);  //@ hidden
            if (attacked(row, col)) continue;  //@ reject
            emit("place", row, col);  //@ hidden
            x[row] = col;  //@ place
            place(row + 1);
            emit("backtrack", row, col);  //@ hidden
            x[row] = NONE;  //@ backtrack
        }
    }

    boolean attacked(int row, int col) {
        for (int r = 0; r < row; r++) {
            int dx = Math.abs(x[r] - col);
            if (dx == 0 || dx == row - r)
                return true;
        }
        return false;
    }
    //@ hide

    static void emit(String event, int row, int col) {
        System.out.println(event + " " + row + " " + col);
    }

    public static void main(String[] args) {
        for (String arg : args) {
            new Recursive(Integer.parseInt(arg)).place(0);
        }
    }
}
