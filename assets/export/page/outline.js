// The state-space tree as text: the path and its children; finished subtrees are one line each.

const children = page.tree.map(() => []);
page.tree.forEach((node, index) => {
  if (node.parent !== undefined) children[node.parent].push(index);
});

/** What a node is at the position shown: "hidden", "ahead", "rejected", "left" or "path". */
function stand(node) {
  if (node.from > horizon()) return "hidden";
  if (node.from > state.here) return "ahead";
  if (node.isRejected) return "rejected";
  return node.left !== undefined && node.left <= state.here ? "left" : "path";
}

const isKnownSolution = (node) => node.isSolution && (node.fate?.[1] ?? 0) <= state.here;

/** The current node: the last one of the path. */
const currentNode = () => page.tree.findLastIndex((node) => stand(node) === "path");

const LOOKS = {
  current: ["▶", "tree-current"],
  path: ["■", "tree-on-path"],
  left: ["○", "tree-taken-back"],
  ahead: ["□", "tree-ahead"],
  rejected: ["×", "tree-rejected"],
  solution: ["★", "tree-solution"],
};

const look = (node) => (stand(node) !== "ahead" && isKnownSolution(node) ? "solution" : stand(node));

/** What has become of a node, as far as it is known. */
function note(node) {
  if (stand(node) === "left" && node.sum !== undefined) return sentence(node.sum);
  if (stand(node) === "ahead" || node.fate === undefined || node.fate[1] > state.here) return "";
  return sentence(node.fate[0]);
}

function showOutline() {
  const current = currentNode();
  byId("outline").replaceChildren(outlineOf(0, current));
  const line = byId("outline").querySelector("[aria-current]");
  if (line && byId("outline-fold").open) reveal(byId("outline-scroll"), line);
}

function outlineOf(index, current) {
  const node = page.tree[index];
  const name = index === 0 ? word("tree-root") : node.name;
  const item = outlineLine(look(node), name, note(node));
  if (index === current) item.firstChild.setAttribute("aria-current", "true");
  if (stand(node) !== "path") return item;
  const below = children[index].filter((child) => stand(page.tree[child]) !== "hidden");
  if (below.length > 0) {
    const list = make("ul");
    for (const run of runs(below)) {
      const first = page.tree[run[0]];
      const columns = run.map((child) => page.tree[child].column).join(" ");
      list.append(first.isRejected ? outlineLine(stand(first), columns, "") : outlineOf(run[0], current));
    }
    item.append(list);
  }
  return item;
}

/** Rejected siblings side by side, any other alone. */
function runs(nodes) {
  const found = [];
  for (const index of nodes) {
    const before = found.at(-1)?.at(-1);
    const isTogether =
      before !== undefined &&
      page.tree[before].isRejected &&
      page.tree[index].isRejected &&
      stand(page.tree[before]) === stand(page.tree[index]);
    if (isTogether) found.at(-1).push(index);
    else found.push([index]);
  }
  return found;
}

function outlineLine(kind, name, text) {
  const [sign, id] = LOOKS[kind];
  const item = make("li", kind);
  const line = make("span", "node");
  const mark = make("span", "sign", sign);
  mark.setAttribute("aria-hidden", "true");
  line.append(mark, ` ${name} `, make("span", "unseen", `${word(id)} `), make("span", "note", text));
  item.append(line);
  return item;
}

function showTreeLegend() {
  byId("tree-legend").replaceChildren(
    ...Object.entries(LOOKS).map(([kind, [sign, id]]) => {
      const entry = make("li", kind);
      const mark = make("span", "sign", sign);
      mark.setAttribute("aria-hidden", "true");
      entry.append(mark, ` ${word(id)}`);
      return entry;
    }),
  );
}
