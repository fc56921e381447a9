//@ caption frame-plugged-in
//@ hide
import java.util.stream.IntStream;

class FrameRecursive {
    static final int NONE = -1;

    final int n;
    final int[] x;

    FrameRecursive(int n) {
        this.n = n;
        x = new int[n];
    }

    //@ show
    void search(int depth) {  //@ start
        if (complete(depth)) {
            report();  //@ solution
            return;
        }
        for (int choice : choices(depth)) {  //@ end
            if (!feasible(depth, choice)) {  //@ reject
                emit("reject", depth, choice);  //@ hidden
                continue;
            }
            emit("place", depth, choice);  //@ hidden
            choose(depth, choice);  //@ place
            search(depth + 1);
            emit("backtrack", depth, choice);  //@ hidden
            undo(depth);  //@ backtrack
        }
    }
    //@ hide

    int[] choices(int depth) {
        return IntStream.range(0, n).toArray();
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
            new FrameRecursive(Integer.parseInt(arg)).search(0);
        }
    }
}
