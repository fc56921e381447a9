#@ hide
import sys


def emit(event, *square):
    print(event, *square)


#@ show
def place(row):  #@ start
    global cols, diags, antis
    if row == n:
        solutions.append(x.copy())  #@ solution
        emit("solution")  #@ hidden
        return
    for col in range(n):  #@ end
        c = 1 << col
        d = 1 << (row - col + n - 1)
        a = 1 << (row + col)
        if cols & c or diags & d or antis & a:  #@ reject
            emit("reject", row, col)  #@ hidden
            continue
        emit("place", row, col)  #@ hidden
        x.append(col)  #@ place
        cols |= c  #@ place
        diags |= d  #@ place
        antis |= a  #@ place
        place(row + 1)
        emit("backtrack", row, col)  #@ hidden
        x.pop()  #@ backtrack
        cols &= ~c  #@ backtrack
        diags &= ~d  #@ backtrack
        antis &= ~a  #@ backtrack
#@ hide


cols = diags = antis = 0
for n in map(int, sys.argv[1:]):
    x, solutions = [], []
    place(0)
