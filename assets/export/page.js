// Puts the page together.

const liveBoard = makeBoard();
const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Everything that depends on the position. */
function show() {
  const shown = page.positions[state.here];
  liveBoard.show(shown);
  showStatus(shown);
  showReason(shown);
  showLog();
  showPicture();
  showOutline();
  showControls(shown);
  showAdd();
}

/** Everything that depends on the language. */
function translate() {
  document.documentElement.lang = page.tags[state.language];
  document.title = word("title");
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const element of document.querySelectorAll("[data-command]")) nameCommand(element);
  byId("slider").setAttribute("aria-label", word("page-step"));
  byId("outline-scroll").setAttribute("aria-label", word("page-outline"));
  const other = state.language === "en" ? "zh" : "en";
  byId("switch-language").textContent = other === "en" ? "English" : "简体中文";
  byId("switch-language").lang = page.tags[other];
  nameTheme();
  showLegend(byId("legend"));
  showLegend(byId("sheet-legend"));
  showTreeLegend();
  showKeys();
  translateLog();
  tell("");
  show();
  showWorksheet();
}

/** Names a button by what its keys do. */
function nameCommand(element) {
  const { command, text } = element.dataset;
  const keys = page.keys.find((entry) => entry.command === command).names[state.language];
  element.title = `${word(command)} (${keys})`;
  if (text) element.textContent = word(text);
  else element.setAttribute("aria-label", word(command));
}

function showKeys() {
  byId("keys").replaceChildren(
    ...page.keys.map(({ command, names }) => {
      const line = make("tr");
      const head = make("th", "", names[state.language]);
      head.scope = "row";
      line.append(head, make("td", "", word(command)));
      return line;
    }),
  );
}

const isDark = () => document.documentElement.dataset.theme === "dark";

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  nameTheme();
}

const nameTheme = () => (byId("switch-theme").textContent = word(isDark() ? "page-light" : "page-dark"));

function listen() {
  for (const element of document.querySelectorAll("[data-command]")) {
    element.addEventListener("click", COMMANDS[element.dataset.command]);
  }
  document.addEventListener("keydown", (event) => {
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    COMMANDS[command]();
  });
  byId("slider").addEventListener("input", (event) => moveTo(event.target.valueAsNumber));
  byId("log").addEventListener("click", (event) => {
    const line = event.target.closest("li");
    if (line) moveTo(Number(line.dataset.position));
  });
  byId("switch-language").addEventListener("click", () => {
    state.language = state.language === "en" ? "zh" : "en";
    translate();
  });
  byId("switch-theme").addEventListener("click", () => setTheme(isDark() ? "light" : "dark"));
  darkness.addEventListener("change", () => setTheme(darkness.matches ? "dark" : "light"));
  byId("close-help").addEventListener("click", () => byId("help").close());
  byId("outline-fold").addEventListener("toggle", showOutline);
  byId("add").addEventListener("click", addToWorksheet);
  byId("blank-count").addEventListener("input", showWorksheet);
  byId("print").addEventListener("click", () => print());
}

byId("board").append(liveBoard.element);
byId("slider").max = last;
setTheme(darkness.matches ? "dark" : "light");
chooseMoments();
buildLog();
buildPicture();
listen();
translate();
