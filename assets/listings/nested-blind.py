#@ caption nested-only-four
#@ hide


def emit(event, *square):
    print(event, *square)


def attacked(row, col):
    return any(
        c == col or abs(c - col) == row - r
        for r, c in enumerate(x[:row])
    )


x = [0] * 4
solutions = []

#@ show
for a in range(4):  #@ start end backtrack 0
    emit("place", 0, a)  #@ hidden
    x[0] = a  #@ place 0
    for b in range(4):  #@ backtrack 1
        emit("place", 1, b)  #@ hidden
        x[1] = b  #@ place 1
        for c in range(4):  #@ backtrack 2
            emit("place", 2, c)  #@ hidden
            x[2] = c  #@ place 2
            for d in range(4):  #@ backtrack 3
                emit("place", 3, d)  #@ hidden
                x[3] = d  #@ place 3
                if attacked(1, b) or attacked(2, c) or attacked(3, d):  #@ hidden
                    emit("discard")  #@ hidden
                    emit("backtrack", 3, d)  #@ hidden
                if attacked(1, b):  #@ discard
                    continue
                if attacked(2, c):  #@ discard
                    continue
                if attacked(3, d):  #@ discard
                    continue
                solutions.append(x.copy())  #@ solution
                emit("solution")  #@ hidden
                emit("backtrack", 3, d)  #@ hidden
            emit("backtrack", 2, c)  #@ hidden
        emit("backtrack", 1, b)  #@ hidden
    emit("backtrack", 0, a)  #@ hidden
