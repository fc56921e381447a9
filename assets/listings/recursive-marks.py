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
        d = row - col + n - 1
        a = row + col
        if cols[col] or diags[d] or antis[a]:  #@ reject
            emit("reject", row, col)  #@ hidden
            continue
        emit("place", row, col)  #@ hidden
        x.append(col)  #@ place
        cols[col] = True  #@ place
        diags[d] = True  #@ place
        antis[a] = True  #@ place
        place(row + 1)
        emit("backtrack", row, col)  #@ hidden
        x.pop()  #@ backtrack
        cols[col] = False  #@ backtrack
        diags[d] = False  #@ backtrack
        antis[a] = False  #@ backtrack
#@ hide


for n in map(int, sys.argv[1:]):
    x, solutions = [], []
    cols = [False] * n
    diags = [False] * (2 * n - 1)
    antis = [False] * (2 * n - 1)
    place(0)
