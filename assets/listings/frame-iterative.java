//@ caption frame-plugged-in
//@ hide
class FrameIterative {
    static final int NONE = -1;

    final int n;
    final int[] x;
    final int[] untried;

    FrameIterative(int n) {
        this.n = n;
        x = new int[n];
        untried = new int[n + 1];
    }

    //@ show
    void search() {
        int depth = 0;  //@ start
        begin(depth);  //@ start
        while (depth > 0 || more(depth)) {  //@ end
            if (complete(depth)) report();  //@ solution
            if (!more(depth)) {
                depth--;
                emit("backtrack", depth, x[depth]);  //@ hidden
                undo(depth);  //@ backtrack
            } else {
                int choice = next(depth);
                if (!feasible(depth, choice)) {  //@ reject
                    emit("reject", depth, choice);  //@ hidden
                    continue;
                }
                emit("place", depth, choice);  //@ hidden
                choose(depth, choice);  //@ place
                depth++;
                begin(depth);
            }
        }
    }
    //@ hide

    void begin(int depth) {
        untried[depth] = 0;
    }

    boolean more(int depth) {
        return depth < n && untried[depth] < n;
    }

    int next(int depth) {
        return untried[depth]++;
    }

    boolean complete(int depth) {
        return depth == n;
    }

    void report() {
        System.out.println("solution");
    }

    boolean feasible(int depth, int choice) {
        for (int d = 0; d < depth; d++) {
            int dx = Math.abs(x[d] - choice);
            if (dx == 0 || dx == depth - d) return false;
        }
        return true;
    }

    void choose(int depth, int choice) {
        x[depth] = choice;
    }

    void undo(int depth) {
        x[depth] = NONE;
    }

    static void emit(String event, int row, int col) {
        System.out.println(event + " " + row + " " + col);
    }

    public static void main(String[] args) {
        for (String arg : args) {
            new FrameIterative(Integer.parseInt(arg)).search();
        }
    }
}
