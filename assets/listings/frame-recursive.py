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


def choices(depth):
    return range(n)


#@ show
def search(depth):  #@ start
    if complete(depth):
        report()  #@ solution
        return
    for choice in choices(depth):  #@ end
        if not feasible(depth, choice):  #@ reject
            emit("reject", depth, choice)  #@ hidden
            continue
        emit("place", depth, choice)  #@ hidden
        choose(depth, choice)  #@ place
        search(depth + 1)
        emit("backtrack", depth, choice)  #@ hidden
        undo(depth)  #@ backtrack
#@ hide


for n in map(int, sys.argv[1:]):
    x = [None] * n
    search(0)
