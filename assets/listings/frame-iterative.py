#@ caption frame-plugged-in
#@ hide
import sys


def emit(event, *square):
    print(event, *square)


def complete(depth):
    return depth == n


def report():
    emit("solution")


def feasible(depth, choice):
    return all(
        x[d] != choice and abs(x[d] - choice) != depth - d
        for d in range(depth)
    )


def choose(depth, choice):
    x[depth] = choice


def undo(depth):
    x[depth] = None


def begin(depth):
    untried[depth] = 0


def more(depth):
    return depth < n and untried[depth] < n


def next_choice(depth):
    untried[depth] += 1
    return untried[depth] - 1


#@ show
def search():
    depth = 0  #@ start
    begin(depth)  #@ start
    while depth > 0 or more(depth):  #@ end
        if complete(depth):
            report()  #@ solution
        if not more(depth):
            depth -= 1
            emit("backtrack", depth, x[depth])  #@ hidden
            undo(depth)  #@ backtrack
        else:
            choice = next_choice(depth)
            if not feasible(depth, choice):  #@ reject
                emit("reject", depth, choice)  #@ hidden
                continue
            emit("place", depth, choice)  #@ hidden
            choose(depth, choice)  #@ place
            depth += 1
            begin(depth)
#@ hide


for n in map(int, sys.argv[1:]):
    x = [None] * n
    untried = [0] * (n + 1)
    search()
