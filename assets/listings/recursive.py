#@ caption note-002-returns-early
#@ caption note-003-places-first
#@ hide
import sys


def emit(event, *square):
    print(event, *square)


#@ show
def place(row):  #@ start
    if row == n:
        solutions.append(x.copy())  #@ solution
        emit("solution")  #@ hidden
        return
    for col in range(n):  #@ end
        if attacked(row, col):  #@ reject
            emit("reject", row, col)  #@ hidden
            continue
        emit("place", row, col)  #@ hidden
        x.append(col)  #@ place
        place(row + 1)
        emit("backtrack", row, col)  #@ hidden
        x.pop()  #@ backtrack


def attacked(row, col):
    return any(
        c == col or abs(c - col) == row - r
        for r, c in enumerate(x)
    )
#@ hide


for n in map(int, sys.argv[1:]):
    x, solutions = [], []
    place(0)
