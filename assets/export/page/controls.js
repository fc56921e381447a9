// Moving: what the buttons and keys do, and playing.

/** As fast as frames can show. */
const FASTEST = 32;

let timer = 0;

function goTo(index) {
  state.here = Math.min(last, Math.max(0, index));
  state.furthest = Math.max(state.furthest, state.here);
  show();
}

/** Moves by hand: playing ends, and one who cannot move is told so. */
function moveTo(index, otherwise) {
  pause();
  if (index === undefined || index < 0 || index > last) {
    tell(otherwise);
    show();
  } else {
    tell("");
    goTo(index);
  }
}

const tell = (id) => (byId("notice").textContent = id && word(id));

const next = (marks) => marks.find((index) => index > state.here);
const previous = (marks) => marks.findLast((index) => index < state.here);

function play(direction) {
  const isPlayingSo = state.direction === direction;
  pause();
  tell("");
  if (!isPlayingSo) {
    if (state.here === (direction > 0 ? last : 0)) tell(direction > 0 ? "page-at-last" : "page-at-first");
    else state.direction = direction;
  }
  wait();
  show();
}

function pause() {
  clearTimeout(timer);
  state.direction = 0;
}

function wait() {
  clearTimeout(timer);
  if (state.direction !== 0) timer = setTimeout(tick, 1000 / state.speed);
}

function tick() {
  const after = state.here + state.direction;
  if (after === (state.direction > 0 ? last : 0)) pause();
  goTo(after);
  wait();
}

function setSpeed(speed) {
  state.speed = Math.min(FASTEST, Math.max(page.slowestSpeed, speed));
  wait();
  show();
}

function toggleAhead() {
  state.aheadIsShown = !state.aheadIsShown;
  show();
}

/** What the page does, by the message that says so. */
const COMMANDS = {
  "key-step-forward": () => moveTo(state.here + 1, "page-at-last"),
  "key-step-backward": () => moveTo(state.here - 1, "page-at-first"),
  "key-move-forward": () => moveTo(next(page.landmarks.moves) ?? (state.here < last ? last : undefined), "page-at-last"),
  "key-move-backward": () => moveTo(previous(page.landmarks.moves) ?? (state.here > 0 ? 0 : undefined), "page-at-first"),
  "key-play": () => play(1),
  "key-rewind": () => play(-1),
  "key-faster": () => setSpeed(state.speed * 2),
  "key-slower": () => setSpeed(state.speed / 2),
  "key-first": () => moveTo(0),
  "key-last": () => moveTo(last),
  "key-next-solution": () => moveTo(next(page.landmarks.solutions), "page-none-after"),
  "key-previous-solution": () => moveTo(previous(page.landmarks.solutions), "page-none-before"),
  "key-next-dead-end": () => moveTo(next(page.landmarks.deadEnds), "page-none-after"),
  "key-previous-dead-end": () => moveTo(previous(page.landmarks.deadEnds), "page-none-before"),
  "key-next-backtrack": () => moveTo(next(page.landmarks.backtracks), "page-none-after"),
  "key-previous-backtrack": () => moveTo(previous(page.landmarks.backtracks), "page-none-before"),
  "key-future": toggleAhead,
  "key-help": () => byId("help").showModal(),
};

/** The command of a key press, or undefined where the browser needs the key itself. */
function commandOf(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return undefined;
  if (!byId("keys-on").checked || byId("help").open) return undefined;
  const element = event.target.closest("button, input, summary, .scroll");
  if (element?.matches("input")) return undefined;
  if (element?.matches("button, summary") && [" ", "Enter"].includes(event.key)) return undefined;
  const scrolls = ["ArrowUp", "ArrowDown", "Home", "End"];
  if (element?.matches(".scroll") && scrolls.includes(event.key)) return undefined;
  return page.keys.find(({ keys }) => keys.includes(event.key))?.command;
}

function showControls(shown) {
  const slider = byId("slider");
  slider.value = state.here;
  slider.setAttribute("aria-valuetext", status(shown));
  const speed =
    state.speed < 1 ? word("speed-slow", { seconds: 1 / state.speed }) : word("speed-fast", { steps: state.speed });
  byId("speed").textContent = speed;
  press("key-play", state.direction > 0, "icon-play");
  press("key-rewind", state.direction < 0, "icon-rewind");
  button("key-future").setAttribute("aria-pressed", state.aheadIsShown);
}

const button = (command) => document.querySelector(`[data-command="${command}"]`);

function press(command, isPressed, icon) {
  button(command).setAttribute("aria-pressed", isPressed);
  button(command).querySelector("use").setAttribute("href", isPressed ? "#icon-pause" : `#${icon}`);
}
