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
        if attacked(1, b):  #@ reject 1
            emit("reject", 1, b)  #@ hidden
            continue
        emit("place", 1, b)  #@ hidden
        x[1] = b  #@ place 1
        for c in range(4):  #@ backtrack 2
            if attacked(2, c):  #@ reject 2
                emit("reject", 2, c)  #@ hidden
                continue
            emit("place", 2, c)  #@ hidden
            x[2] = c  #@ place 2
            for d in range(4):  #@ backtrack 3
                if attacked(3, d):  #@ reject 3
                    emit("reject", 3, d)  #@ hidden
                    continue
                emit("place", 3, d)  #@ hidden
                x[3] = d  #@ place 3
                solutions.append(x.copy())  #@ solution
                emit("solution")  #@ hidden
                emit("backtrack", 3, d)  #@ hidden
            emit("backtrack", 2, c)  #@ hidden
        emit("backtrack", 1, b)  #@ hidden
    emit("backtrack", 0, a)  #@ hidden
