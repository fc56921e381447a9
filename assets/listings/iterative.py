#@ hide
import sys


def emit(event, *square):
    print(event, *square)


#@ show
def search(n):
    x, col = [], 0  #@ start
    while x or col < n:  #@ end
        if len(x) == n:
            solutions.append(x.copy())  #@ solution
            emit("solution")  #@ hidden
        if len(x) == n or col == n:
            emit("backtrack", len(x) - 1, x[-1])  #@ hidden
            col = x.pop() + 1  #@ backtrack
        elif attacked(x, col):  #@ reject
            emit("reject", len(x), col)  #@ hidden
            col += 1
        else:
            emit("place", len(x), col)  #@ hidden
            x.append(col)  #@ place
            col = 0


def attacked(x, col):
    row = len(x)
    return any(
        c == col or abs(c - col) == row - r
        for r, c in enumerate(x)
    )
#@ hide


for n in map(int, sys.argv[1:]):
    solutions = []
    search(n)
