// The board: a table with axes, and the lines of the attacks drawn over it.

const MARKS = { q: "mark-queen", a: "mark-attacked", t: "mark-tried", u: "mark-untried" };

/** A board; `show(position)` fills it, and one that is never filled is blank. */
function makeBoard() {
  const element = make("div", "board");
  element.style.setProperty("--n", page.n);
  const table = make("table");
  const caption = make("caption", "unseen");
  const columns = [...Array(page.n).keys()].map(() => make("th"));
  const rows = columns.map(() => ({
    head: make("th"),
    squares: columns.map(() => make("td")),
  }));
  columns.forEach((column) => (column.scope = "col"));
  rows.forEach(({ head }) => (head.scope = "row"));
  const top = make("tr");
  top.append(make("td", "corner"), ...columns);
  const head = make("thead");
  head.append(top);
  const body = make("tbody");
  for (const row of rows) {
    const line = make("tr");
    line.append(row.head, ...row.squares);
    body.append(line);
  }
  table.append(caption, head, body);
  const lines = draw("svg", { class: "lines", viewBox: `0 0 ${page.n} ${page.n}`, "aria-hidden": "true" });
  const arrow = make("div", "arrow");
  element.append(table, lines, arrow);
  const board = { element, caption, columns, rows, lines, arrow };
  labelAxes(board, {});
  caption.textContent = word("page-blank-board");
  arrow.hidden = true;
  return { element, show: (shown) => showOnBoard(board, shown) };
}

function labelAxes(board, shown) {
  board.columns.forEach((column, index) => {
    column.textContent = label(index);
    column.setAttribute("aria-label", word("page-column", { column: label(index) }));
  });
  board.rows.forEach(({ head }, index) => {
    const isCurrent = shown.row === index;
    const id = isCurrent ? "page-current-row" : shown.ghosts === index ? "page-row-back" : "tree-row-name";
    head.textContent = isCurrent ? `${label(index)} ▶` : label(index);
    head.classList.toggle("current", isCurrent);
    head.setAttribute("aria-label", word(id, { row: label(index) }));
  });
}

function showOnBoard(board, shown) {
  board.caption.textContent = `${word("page-board")}, ${status(shown)}`;
  labelAxes(board, shown);
  board.rows.forEach(({ squares }, row) =>
    squares.forEach((square, column) => showSquare(square, shown, row, column)),
  );
  board.lines.replaceChildren(...(shown.lines ?? []).map(attackLine));
  board.arrow.hidden = shown.backTo === undefined;
  board.arrow.style.setProperty("--row", shown.backTo);
}

function showSquare(square, shown, row, column) {
  const number = row * page.n + column;
  const mark = shown.marks[number];
  const emphasis = emphasisOf(shown, number, row);
  const key = `${mark} ${emphasis} ${state.language}`;
  // Most squares stay as they are from one step to the next.
  if (square.dataset.shown === key) return;
  square.dataset.shown = key;
  square.dataset.mark = mark;
  square.className = emphasis;
  square.replaceChildren(symbol(`mark-${mark}`, "mark"));
  if (emphasis === "current" || emphasis === "ghost") square.append(symbol(`frame-${emphasis}`, "frame"));
  let what = word(MARKS[mark]);
  if (emphasis) what = word(`page-${emphasis}`, { mark: what });
  square.append(make("span", "unseen", word("page-square", { row: label(row), column: label(column), mark: what })));
}

function emphasisOf(shown, number, row) {
  if (shown.square === number) return "current";
  if (shown.attackers?.includes(number)) return "attacker";
  return shown.ghosts === row ? "ghost" : "";
}

/** From the middle of the queen's square to the edge of the mark on the attacked one. */
function attackLine([from, to]) {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  return draw("line", {
    x1: x1 + dx * 0.36,
    y1: y1 + dy * 0.36,
    x2: x2 - dx * 0.3,
    y2: y2 - dy * 0.3,
    "marker-end": "url(#arrowhead)",
  });
}

const middle = (square) => [(square % page.n) + 0.5, Math.floor(square / page.n) + 0.5];

/** What the marks mean, under a board. */
function showLegend(list) {
  list.replaceChildren(
    ...Object.entries(MARKS).map(([mark, id]) => {
      const entry = make("li");
      entry.dataset.mark = mark;
      entry.append(symbol(`mark-${mark}`, "mark"), ` ${word(id)}`);
      return entry;
    }),
  );
}
