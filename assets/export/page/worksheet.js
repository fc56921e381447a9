// The worksheet: boards with their reasons, and blank ones. It is what the page prints.

/** The first dead end, the first backtrack and the first solution; else where the page ends. */
function chooseMoments() {
  const { deadEnds, backtracks, solutions } = page.landmarks;
  const moments = [deadEnds[0], backtracks[0], solutions[0]].filter((index) => index !== undefined);
  state.worksheet = [...new Set(moments.length > 0 ? moments : [last])].sort((a, b) => a - b);
}

function showWorksheet() {
  const blank = Math.min(24, Math.max(0, Math.floor(byId("blank-count").valueAsNumber) || 0));
  byId("sheet").replaceChildren(...state.worksheet.map(chosenBoard));
  byId("blank-sheet").replaceChildren(...Array.from({ length: blank }, blankBoard));
  showAdd();
}

/** A step is on the worksheet once. */
function showAdd() {
  byId("add").disabled = state.worksheet.includes(state.here);
}

function chosenBoard(index) {
  const shown = page.positions[index];
  const figure = make("figure");
  const board = makeBoard();
  board.show(shown);
  const caption = make("figcaption");
  const [what, next] = [make("p"), make("p")];
  writeReason(what, next, shown);
  const remove = make("button", "on-screen remove", "×");
  remove.type = "button";
  remove.setAttribute("aria-label", word("page-remove", { step: shown.step }));
  remove.addEventListener("click", () => removeFromWorksheet(index));
  caption.append(make("p", "number", status(shown)), what, next);
  figure.append(board.element, caption, remove);
  return figure;
}

function blankBoard() {
  const figure = make("figure", "blank");
  const caption = make("figcaption");
  caption.append(make("p", "number", word("page-step")), make("p", "stack", blankStack()));
  figure.append(makeBoard().element, caption);
  return figure;
}

const blankStack = () => `x = (${Array(page.n).fill("__").join(", ")})`;

function addToWorksheet() {
  state.worksheet = [...new Set([...state.worksheet, state.here])].sort((a, b) => a - b);
  showWorksheet();
  byId("sheet").children[state.worksheet.indexOf(state.here)].querySelector("button").focus();
}

function removeFromWorksheet(index) {
  state.worksheet = state.worksheet.filter((other) => other !== index);
  showWorksheet();
  // The button that had the focus is gone.
  byId("add").focus();
}
