// The exported pages: what they show, how they move, and that anybody can read them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runAll, test, truth } from "./harness.mjs";
import { board, press, showsPosition, status, step, texts } from "./look.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const four = truth("four");
const six = truth("six");
const part = truth("part");

/** Presses a button without the way of a pointer, which takes a frame or two. */
const click = (page, command) => page.locator(`[data-command="${command}"]`).dispatchEvent("click");
const stepsOf = (positions, event) => positions.filter((at) => at.event === event).map((at) => Number(at.step));

test("stepping to 17 and back shows every board and sentence", async (open) => {
  const page = await open("four");
  await showsPosition(page, four[0], "en");
  for (let at = 1; at <= 17; at += 1) {
    await press(page, "ArrowRight");
    await showsPosition(page, four[at], "en");
  }
  for (let at = 16; at >= 0; at -= 1) {
    await press(page, "ArrowLeft");
    await showsPosition(page, four[at], "en");
  }
});

test("all 78 steps are right by button, there in English and back in Chinese", async (open) => {
  const page = await open("four");
  for (let at = 1; at <= 78; at += 1) {
    await click(page, "key-step-forward");
    await showsPosition(page, four[at], "en");
  }
  assert.equal(await status(page), "step 78 of 78");
  await page.click("#switch-language");
  for (let at = 77; at >= 0; at -= 1) {
    await click(page, "key-step-backward");
    await showsPosition(page, four[at], "zh");
  }
});

test("a part of a search begins before its first step, counts from 1 and says so", async (open) => {
  const page = await open("part");
  assert.equal(await page.locator("html").getAttribute("lang"), "zh-CN");
  for (let at = 0; at < part.length; at += 1) {
    await showsPosition(page, part[at], "zh");
    await press(page, "l");
  }
  const range = await page.locator(".range").textContent();
  for (const number of ["100", "160", "17,868"]) assert.ok(range.includes(number), range);
  assert.equal(await page.locator("#board tbody th").first().getAttribute("aria-label"), "第 1 行");
  await page.click("#switch-language");
  await showsPosition(page, part.at(-1), "en");
});

test("the slider leads anywhere, and its own keys step", async (open) => {
  const page = await open("four");
  await page.locator("#slider").fill("31");
  await showsPosition(page, four[31], "en");
  assert.equal(await page.locator("#slider").getAttribute("aria-valuetext"), "step 31 of 78");
  await page.focus("#slider");
  await press(page, "ArrowLeft", 2);
  await showsPosition(page, four[29], "en");
});

test("the coarse step stops at every queen move, both ways", async (open) => {
  const page = await open("four");
  const moves = four.filter((at) => at.event && at.event !== "reject").map((at) => Number(at.step));
  for (const move of moves) {
    await press(page, "ArrowDown");
    assert.equal(await step(page), move);
  }
  await press(page, "k");
  assert.equal(await step(page), moves.at(-2));
});

test("keys and buttons find solutions, backtracks and dead ends", async (open) => {
  const page = await open("four");
  const solutions = stepsOf(four, "solution");
  await press(page, "n");
  assert.equal(await step(page), solutions[0]);
  await page.getByRole("button", { name: "next solution" }).click();
  assert.equal(await step(page), solutions[1]);
  await press(page, "n");
  assert.equal(await step(page), solutions[1]);
  assert.equal(await page.locator("#notice").textContent(), "None after this step on this page.");
  await press(page, "N");
  assert.equal(await step(page), solutions[0]);
  await press(page, "Home");
  assert.equal(await step(page), 0);
  const backtracks = stepsOf(four, "backtrack");
  for (const backtrack of backtracks.slice(0, 3)) {
    await press(page, "t");
    assert.equal(await step(page), backtrack);
  }
  await press(page, "T");
  assert.equal(await step(page), backtracks[1]);
  await press(page, "Home");
  for (const deadEnd of [8, 16]) {
    await press(page, "d");
    assert.equal(await step(page), deadEnd);
  }
  await press(page, "D");
  assert.equal(await step(page), 8);
  await press(page, "End");
  assert.equal(await step(page), 78);
  await press(page, "ArrowRight");
  assert.equal(await page.locator("#notice").textContent(), "This is the last step on this page.");
});

test("playing reaches the end, playing backwards the start, and a step pauses", async (open) => {
  const page = await open("four");
  await press(page, "+", 5);
  await press(page, "Space");
  assert.equal(await page.locator("#reason").getAttribute("aria-live"), "off");
  await page.locator('[data-command="key-play"][aria-pressed="false"]').waitFor();
  await showsPosition(page, four[78], "en");
  assert.equal(await page.locator("#reason").getAttribute("aria-live"), "polite");
  await press(page, "r");
  await page.locator('[data-command="key-rewind"][aria-pressed="false"]').waitFor();
  await showsPosition(page, four[0], "en");
  await press(page, "-", 12);
  assert.equal(await page.locator("#speed").textContent(), "1 step in 4 s");
  await press(page, " ");
  await press(page, "ArrowRight");
  assert.equal(await page.locator('[data-command="key-play"]').getAttribute("aria-pressed"), "false");
  assert.equal(await step(page), 1);
});

test("log and tree hide what lies ahead until it was seen or asked for", async (open) => {
  const page = await open("four");
  const shown = () =>
    page.evaluate(() => [
      [...document.querySelectorAll("#log li")].filter((line) => !line.hidden).length,
      [...document.querySelectorAll("#picture g")].filter((node) => !node.classList.contains("hidden")).length,
    ]);
  assert.deepEqual(await shown(), [0, 1]);
  await press(page, "ArrowRight", 17);
  // Two backtracks among 17 steps; every other step is a node beside the root.
  assert.deepEqual(await shown(), [17, 16]);
  await press(page, "ArrowLeft", 10);
  assert.deepEqual(await shown(), [17, 16]);
  assert.equal(await page.locator("#log li.ahead:visible").count(), 10);
  await press(page, "z");
  assert.deepEqual(await shown(), [78, 61]);
  await press(page, "z");
  assert.deepEqual(await shown(), [17, 16]);
});

test("a large tree is an outline with its finished subtrees summed up", async (open) => {
  const page = await open("six");
  assert.ok(await page.locator("#picture-scroll").isHidden());
  for (const at of [0, 197, 198, 1050]) {
    await page.locator("#slider").fill(String(at));
    await showsPosition(page, six[at], "en");
    const path = await page.locator("#outline .path > .node, #outline .solution > .node").count();
    assert.ok(path >= six[at].depth + 1, `step ${at}: ${path} nodes`);
  }
  await page.locator("#slider").fill("198");
  const left = page.locator("#outline .left > .node").first();
  assert.equal(await left.textContent(), "○ (0,0) tried, taken back 153 steps, no solution");
});

test("keys leave the browser what it needs, and can be turned off", async (open) => {
  const page = await open("four");
  await page.focus("#log-scroll");
  await press(page, "End");
  assert.equal(await step(page), 0);
  await page.focus("#switch-theme");
  await press(page, "Space");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await page.locator('[data-command="key-play"]').getAttribute("aria-pressed"), "false");
  await press(page, "?");
  assert.ok(await page.locator("#help").isVisible());
  assert.equal(await page.locator("#keys tr").count(), 18);
  await page.uncheck("#keys-on");
  await page.click("#close-help");
  await press(page, "ArrowRight");
  assert.equal(await step(page), 0);
});

test("every square has a name, and nothing is said by colour alone", async (open) => {
  const page = await open("four");
  await press(page, "ArrowRight", 7);
  const { names } = await board(page);
  assert.equal(names[0], "row 0, column 0: queen; attacks the square of this step");
  assert.equal(names[8], "row 2, column 0: attacked");
  assert.equal(names[10], "row 2, column 2: attacked; the square of this step");
  assert.equal(names[15], "row 3, column 3: not tried yet");
  await press(page, "ArrowRight", 2);
  const after = await board(page);
  assert.equal(after.names[8], "row 2, column 0: attacked; in the row that failed");
  assert.deepEqual(after.ghosts, [2]);
  await page.click("#switch-language");
  assert.equal((await board(page)).names[0], "行 0，列 0：皇后");
});

test("the page follows the browser's colours, and the switch changes them", async (open) => {
  const page = await open("four", { colorScheme: "dark" });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.click("#switch-theme");
  const light = await paper();
  assert.notEqual(dark, light);
  await page.click("#switch-theme");
  assert.equal(await paper(), dark);
  for (const [colorScheme, colour] of [
    ["light", light],
    ["dark", dark],
  ]) {
    await page.emulateMedia({ colorScheme });
    // The page hears of it a moment later.
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    assert.equal(await paper(), colour);
  }
});

for (const name of ["four", "six", "part"]) {
  test(`${name}: a phone needs no scrolling sideways`, async (open) => {
    const page = await open(name, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    for (const at of ["0", "17", "40"]) {
      await page.locator("#slider").fill(at);
      for (let language = 0; language < 2; language += 1) {
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, `at ${at}`);
        await page.click("#switch-language");
      }
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button")].filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 24;
      }).length,
    );
    assert.equal(small, 0);
  });
}

test("on paper there is the worksheet alone: chosen boards, then blank ones", async (open) => {
  const page = await open("four", { colorScheme: "dark" });
  const figures = () => page.locator("figure .number:visible").allTextContents();
  await page.locator("#slider").fill("17");
  await page.click("#add");
  await page.fill("#blank-count", "2");
  await page.getByRole("button", { name: "Remove step 31" }).click();
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await figures(), ["step 8 of 78", "step 9 of 78", "step 17 of 78", "Step", "Step"]);
  for (const hidden of [".top", ".stage", ".controls", ".jumps", ".tree", "#add", "footer"]) {
    assert.ok(await page.locator(hidden).isHidden(), hidden);
  }
  const third = await page.locator("figure").nth(2).innerText();
  assert.ok(third.includes(four[17].en.what), third);
  const blank = page.locator("figure.blank").first();
  assert.equal(await blank.locator(".mark").count(), 0);
  assert.deepEqual(await blank.locator("thead th").allTextContents(), ["0", "1", "2", "3"]);
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll(".worksheet, .worksheet *")]
      .flatMap((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
      .filter((colour) => /rgb\((\d+), \1, \1\)|rgba\(0, 0, 0, 0\)/.exec(colour) === null),
  );
  assert.deepEqual([...new Set(colours)], [], "black on white");
  assert.ok((await page.pdf({ format: "Letter" })).length > 10_000);
});

for (const [name, language, colorScheme] of [
  ["four", "en", "light"],
  ["four", "en", "dark"],
  ["four", "zh", "light"],
  ["four", "zh", "dark"],
  ["six", "en", "light"],
  ["six", "zh", "dark"],
]) {
  test(`axe finds no serious fault in ${name}, ${language}, ${colorScheme}`, async (open) => {
    const page = await open(name, { colorScheme });
    if (language === "zh") await page.click("#switch-language");
    await page.locator("#slider").fill("9");
    await serious(page, "a backtrack");
    await page.locator("#slider").fill("31");
    await press(page, "ArrowLeft", 15);
    await page.evaluate(() => (document.getElementById("outline-fold").open = true));
    await serious(page, "a reject, seen before what is ahead");
    await page.click('[data-command="key-help"]');
    await serious(page, "keys");
  });
}

/** The page forbids foreign scripts, so axe is run as the inspector would. */
async function serious(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n  ")}`);
  assert.deepEqual(found, [], where);
}

test("the reader's language is kept while the page moves", async (open) => {
  const page = await open("four");
  await page.click("#switch-language");
  await press(page, "ArrowRight", 9);
  assert.deepEqual((await texts(page)).what, four[9].zh.what);
  assert.equal(await page.title(), "4 皇后");
});

await runAll();
