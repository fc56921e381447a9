// Opening pages and running tests, one after the other, with a closing line to count them.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const folder = process.env.PAGES;
const tests = [];

export const test = (name, run) => tests.push({ name, run });

/** What a page must show at each position, as the program's library says. */
export const truth = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

/** Opens a page in a fresh context; `faults` gathers what no page may do. */
async function open(browser, name, options, faults) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const url = pathToFileURL(join(folder, `${name}.html`)).href;
  await context.route("**/*", (route) => {
    if (route.request().url() === url) return route.continue();
    faults.push(`request: ${route.request().url()}`);
    return route.abort();
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  await page.goto(url);
  return page;
}

async function runTest(browser, run) {
  const faults = [];
  const pages = [];
  try {
    await run(async (name, options = {}) => {
      pages.push(await open(browser, name, options, faults));
      return pages.at(-1);
    });
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Runs all tests; the process fails if one of them does. */
export async function runAll() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    // Root, as in a container, has no sandbox.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  let failed = 0;
  for (const { name, run } of tests) {
    const start = performance.now();
    try {
      await runTest(browser, run);
      console.log(`ok      ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED  ${name}\n${error.stack}`);
    }
  }
  await browser.close();
  console.log(`${tests.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0;
}
