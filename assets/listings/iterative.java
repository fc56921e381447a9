//@ hide
class Iterative {
    final int n;
    final int[] x;
    int solutions;

    Iterative(int n) {
        this.n = n;
        x = new int[n];
    }

    //@ show
    void search() {
        int row = 0, col = 0;  //@ start
        while (row > 0 || col < n) {  //@ end
            if (row == n) solutions++;  //@ solution
            if (row == n) System.out.println("solution");  //@ hidden
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
            new Iterative(Integer.parseInt(arg)).search();
        }
    }
}
