// The state-space tree as a picture, if it is small enough to be one.

/** The most nodes that a picture shows; larger trees are told as text. */
const MOST_IN_PICTURE = 80;

const LEAF = 21;
const LEVEL = 58;
const hasPicture = page.tree.length <= MOST_IN_PICTURE;

/** Where each node stands. Places do not change with the step, so that the eye can rest. */
function places() {
  const found = [];
  let leaves = 0;
  const put = (index, depth) => {
    const below = children[index].map((child) => put(child, depth + 1));
    const x = below.length > 0 ? (below[0] + below.at(-1)) / 2 : (leaves += 1) * LEAF;
    found[index] = { x: x + 24, y: depth * LEVEL + 18 };
    return x;
  };
  put(0, 0);
  return { found, width: (leaves + 1) * LEAF + 40 };
}

/** The parts of the picture by node: what is drawn of it, and its edge from the parent. */
let parts = [];

function buildPicture() {
  byId("picture-scroll").hidden = !hasPicture;
  byId("outline-fold").open = !hasPicture;
  if (!hasPicture) return;
  const { found, width } = places();
  const height = Math.max(...found.map(({ y }) => y)) + 26;
  const picture = byId("picture");
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  picture.style.setProperty("--width", `${width}px`);
  parts = page.tree.map((node, index) => ({
    edge: node.parent === undefined ? null : edge(found[node.parent], found[index]),
    body: node.isRejected ? rejectedBody(node, found[index]) : placedBody(node, found[index]),
  }));
  picture.append(...parts.flatMap(({ edge: line }) => line ?? []), ...parts.map(({ body }) => body));
}

const edge = (from, to) => draw("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y });

function rejectedBody(node, { x, y }) {
  const body = draw("g");
  body.append(
    draw("circle", { class: "back", cx: x, cy: y, r: 8 }),
    draw("path", { d: `M${x - 4} ${y - 4}l8 8m0-8l-8 8` }),
    draw("text", { x, y: y + 20 }, node.column),
  );
  return body;
}

function placedBody(node, { x, y }) {
  const body = draw("g");
  const [w, h] = [Math.max(18, node.column.length * 8 + 6), 20];
  body.append(
    draw("rect", { class: "box", x: x - w / 2, y: y - h / 2, width: w, height: h }),
    draw("ellipse", { class: "ring", cx: x, cy: y, rx: w / 2 + 1, ry: h / 2 + 1 }),
    draw("text", { x, y: y + 4.5 }, node.parent === undefined ? "●" : node.column),
    draw("text", { class: "star", x, y: y + 26 }, "★"),
    draw("path", { class: "pointer", d: `M${x - w / 2 - 10} ${y - 5}v10l7-5z` }),
  );
  return body;
}

function showPicture() {
  if (!hasPicture) return;
  const current = currentNode();
  page.tree.forEach((node, index) => {
    const kind = look(node);
    const isCurrent = index === current ? " current-node" : "";
    const onPath = stand(node) === "path" ? " on-path" : "";
    parts[index].body.setAttribute("class", `${kind}${onPath}${isCurrent}`);
    parts[index].edge?.setAttribute("class", `edge ${stand(node)}`);
  });
  byId("picture").setAttribute("aria-label", `${word("tree-title")}: ${page.positions[state.here].stack}`);
  reveal(byId("picture-scroll"), parts[current].body);
}
