# The help's glossary and its closing page: a term, and what it means.
glossary-terms = Terms
glossary-space-term = solution space
glossary-space = all that is considered at all: with one queen a row, n^n boards. As a tree it has a level a row.
glossary-constraint-term = constraint
glossary-constraint = refuses a choice that breaks a rule: here, a queen on a column or diagonal that is taken.
glossary-bound-term = bounding function
glossary-bound = refuses a choice that cannot beat the best solution so far. N queens looks for any or all solutions, not for the best, and uses the constraint only.
glossary-enode-term = E-node
glossary-enode = the node that is being expanded: the last queen on the board, or the root. Its children are the columns of the next row.
glossary-pruning-term = pruning
glossary-pruning = leaving out the whole subtree below a refused choice.
glossary-dead-end-term = dead end
glossary-dead-end = a row in which every column is attacked. The search takes the queen above back.

glossary-design = How to design a backtracking algorithm
glossary-define-term = 1 Define
glossary-define = the solution space: a tuple x, and what each of its parts may be. Here x[row] is a column.
glossary-structure-term = 2 Arrange
glossary-structure = it as a tree that is easy to search: a level for each part.
glossary-search-term = 3 Search
glossary-search = it depth first, and prune with the constraint and the bounding function. Only the path from the root is kept.
glossary-any-all-term = any or all
glossary-any-all = for any solution, stop at the first full board. For all, note it down and go on as after a dead end.

glossary-elsewhere = What else backtracking solves
glossary-permutations-term = permutations
glossary-permutations = a choice is an element; the constraint refuses those used already.
glossary-subsets-term = subsets
glossary-subsets = a choice is yes or no for the next element; nothing is refused, every leaf is a solution.
glossary-sums-term = combination sums
glossary-sums = a choice is a number no smaller than the last; a sum beyond the target is pruned.
glossary-mazes-term = mazes
glossary-mazes = a choice is a direction; walls and squares already on the path are refused, the exit is the solution.
