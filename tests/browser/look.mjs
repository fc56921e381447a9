// What is seen on a page, read off the document as a reader or a screen reader would.

import assert from "node:assert/strict";

const LETTERS = { "mark-q": "q", "mark-a": "a", "mark-t": "t", "mark-u": "u" };

/** The board as the truth writes it: a letter a square, and what stands out. */
export const board = (page) =>
  page.evaluate((letters) => {
    const rows = [...document.querySelectorAll("#board tbody tr")].map((row) => [...row.querySelectorAll("td")]);
    const at = (kind) =>
      rows.flatMap((row, r) => row.flatMap((cell, c) => (cell.classList.contains(kind) ? [[r, c]] : [])));
    const letter = (cell) => letters[cell.querySelector(".mark use").getAttribute("href").slice(1)];
    return {
      marks: rows.flat().map(letter).join(""),
      square: at("current")[0] ?? null,
      attackers: at("attacker"),
      ghosts: [...new Set(at("ghost").map(([row]) => row))],
      lines: document.querySelectorAll("#board .lines line").length,
      hasArrow: !document.querySelector("#board .arrow").hidden,
      names: rows.flat().map((cell) => cell.textContent),
    };
  }, LETTERS);

export const texts = (page) =>
  page.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent ?? null;
    const line = "#log [aria-current=step]";
    return {
      status: text("#status"),
      what: text("#what"),
      next: text("#next"),
      head: text(`${line} .head`),
      detail: text(`${line} .detail`),
    };
  });

/** Compares the page with one position of the truth. */
export async function showsPosition(page, expected, language) {
  const seen = await board(page);
  const where = `step ${expected.step}`;
  assert.equal(seen.marks, expected.marks, where);
  assert.deepEqual(seen.square, expected.square, where);
  assert.deepEqual(seen.attackers, expected.attackers, where);
  assert.equal(seen.lines, expected.attackers.length, where);
  assert.equal(seen.hasArrow, expected.event === "backtrack", where);
  const { status, ...said } = await texts(page);
  assert.deepEqual(said, expected[language], where);
  assert.ok(status.replaceAll(",", "").includes(expected.step), `${where}: ${status}`);
}

export const status = (page) => page.locator("#status").textContent();

/** The number of the step shown. */
export const step = async (page) => Number((await status(page)).replaceAll(",", "").match(/\d+/)[0]);

export async function press(page, key, times = 1) {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
}
