// What the page knows, what it shows at the moment, and how it speaks.

const page = JSON.parse(document.getElementById("data").textContent);
const last = page.positions.length - 1;

const state = {
  here: 0,
  // The furthest position shown: what lies beyond it is not told.
  furthest: 0,
  aheadIsShown: false,
  // 1 while playing, -1 while playing backwards.
  direction: 0,
  speed: page.speed,
  language: page.language,
  worksheet: [],
};

const byId = (id) => document.getElementById(id);

/** Puts values into the braces of a text. */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** One of the page's words in the language shown. */
const word = (id, values = {}) => fill(page.words[state.language][id], values);

/** One of the search's sentences in the language shown. */
const sentence = (place) => page.sentences[state.language][place];

/** How far the log and the tree may tell. */
const horizon = () => (state.aheadIsShown ? last : state.furthest);

const label = (index) => index + page.firstLabel;

const status = (shown) =>
  page.total === null
    ? word("status-step-unknown", { step: shown.step })
    : word("status-step", { step: shown.step, total: page.total });

/** A new element with classes and a text. */
function make(name, classes = "", text = "") {
  const element = document.createElement(name);
  element.className = classes;
  element.textContent = text;
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** A new element of a picture with its attributes. */
function draw(name, attributes = {}, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = text;
  return element;
}

/** One of the symbols at the top of the page; what it means is said in words beside it. */
function symbol(id, classes) {
  const picture = draw("svg", { class: classes, "aria-hidden": "true" });
  picture.append(draw("use", { href: `#${id}` }));
  return picture;
}

/** Scrolls a box so that an element in it is seen, and nothing but the box. */
function reveal(box, element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
  if (inner.left < outer.left || inner.right > outer.right) {
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }
}
