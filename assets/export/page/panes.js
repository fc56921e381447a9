// Beside the board: the step, the reason, the counters and the log.

/** Faster than this a live region would only stammer. */
const SPOKEN_UP_TO = 0.5;

function showStatus(shown) {
  const counts = shown.counts.split(" ");
  const [kept, visited] = counts.splice(-2);
  byId("status").textContent = status(shown);
  byId("stack").textContent = shown.stack;
  byId("kept").textContent = word("log-kept", { kept, visited });
  byId("counts").replaceChildren(
    ...page.counters.map((id, index) => make("li", "", word(id, { count: counts[index] }))),
  );
}

function showReason(shown) {
  const isSpoken = state.direction === 0 || state.speed <= SPOKEN_UP_TO;
  byId("reason").setAttribute("aria-live", isSpoken ? "polite" : "off");
  writeReason(byId("what"), byId("next"), shown);
}

/** Writes the two lines of a reason, the verdict word apart. */
function writeReason(whatLine, nextLine, shown) {
  const what = sentence(shown.what);
  const verdict = shown.event === "start" ? "" : word(`verdict-${shown.event}`);
  const hasVerdict = verdict !== "" && what.startsWith(verdict);
  const strong = make("strong", shown.event, hasVerdict ? verdict : "");
  whatLine.replaceChildren(strong, hasVerdict ? what.slice(verdict.length) : what);
  nextLine.textContent = sentence(shown.next);
}

/** The lines of the log, by position; they are made once and then only hidden and shown. */
const logLines = page.positions.map((shown, index) => {
  const line = make("li");
  line.dataset.position = index;
  line.append(make("span", "number", shown.step), make("span", `head ${shown.event}`), make("span", "detail"));
  return line;
});

function buildLog() {
  byId("log").append(...logLines.filter((_, index) => page.positions[index].log));
}

function translateLog() {
  logLines.forEach((line, index) => {
    const [head, detail] = page.positions[index].log ?? [];
    if (head === undefined) return;
    line.children[1].textContent = sentence(head);
    line.children[2].textContent = sentence(detail);
  });
}

function showLog() {
  const end = horizon();
  const current = logLines[state.here];
  logLines.forEach((line, index) => {
    // Even what sets an attribute to the value that it has costs the browser time.
    if (line.hidden !== index > end) line.hidden = index > end;
    line.classList.toggle("ahead", index > state.here);
  });
  byId("log").querySelector("[aria-current]")?.removeAttribute("aria-current");
  current.setAttribute("aria-current", "step");
  if (current.isConnected) reveal(byId("log-scroll"), current);
  else byId("log-scroll").scrollTop = 0;
}
