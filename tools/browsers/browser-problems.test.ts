import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { browserProblems } from "./browser-problems.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function problemsOf(files: Record<string, string>, accepted: Record<string, string> = {}): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hangtag-browsers-"));
  folders.push(folder);
  mkdirSync(path.join(folder, "assets"));
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), text);
  }
  return browserProblems(folder, accepted);
}

test.each([
  ["const late = Promise.withResolvers();", "Promise.withResolvers came with Chrome 119"],
  ["const url = URL.parse(text);", "URL.parse came with Chrome 126"],
  ["const groups = Map.groupBy(list, keyOf);", "Map.groupBy came with Chrome 117"],
  ["const words = new Intl.Segmenter('en');", "Intl.Segmenter came with Firefox 125"],
  ["const sorted = list.toSorted();", ".toSorted() came with Firefox 115"],
  ["const all = first.isSubsetOf(second);", ".isSubsetOf() came with Chrome 122"],
  ["const rest = Iterator.from(list);", "Iterator.from came with Chrome 122"],
  ["const idle = requestIdleCallback(work);", "requestIdleCallback came with"],
])("a call that a browser of the range lacks is a problem: %s", (code, problem) => {
  expect(problemsOf({ "assets/page.js": code })).toEqual([expect.stringContaining(`assets/page.js: ${problem}`)]);
});

test.each([
  "const pattern = /[\\p{L}--a]/v;",
  "using file = open();",
  "import data from './data.json' with { type: 'json' };",
])("syntax that a browser of the range can't read is a problem: %s", (code) => {
  expect(problemsOf({ "assets/page.js": code })).toEqual([
    expect.stringContaining("assets/page.js: not every browser can read it"),
  ]);
});

test.each([
  ["a:has(b) { color: red; }", ":has came with Firefox 121"],
  ["a { color: light-dark(red, blue); }", "light-dark() came with Chrome 123"],
  ["a { grid-template-columns: subgrid; }", "grid-template-columns: subgrid came with Chrome 117"],
  ["a { field-sizing: fixed; }", "field-sizing came with Chrome 123"],
  ["@scope (a) { b { color: red; } }", "@scope came with Chrome 118"],
])("a style that a browser of the range lacks is a problem: %s", (sheet, problem) => {
  expect(problemsOf({ "assets/page.css": sheet })).toEqual([expect.stringContaining(`assets/page.css: ${problem}`)]);
});

test("what stands in the page itself is judged as well", () => {
  const page = "<style>a:has(b) { color: red; }</style><script>URL.parse('')</script>";
  expect(problemsOf({ "index.html": page })).toHaveLength(2);
});

test("what a script asks for first, or gives a name of its own, passes", () => {
  const code = [
    "const shown = typeof element.checkVisibility !== 'function' || element.checkVisibility();",
    "if ('requestIdleCallback' in window) { window.requestIdleCallback(work); }",
    "const iterates = typeof Iterator === 'function';",
    "const sorted = list.toSorted?.() ?? list;",
    "const pile = { union: (other) => other }; pile.union(1);",
    "function Iterator() {} Iterator();",
  ];
  expect(problemsOf(Object.fromEntries(code.map((line, at) => [`assets/part-${at}.js`, line])))).toEqual([]);
});

test("what stands in @supports passes", () => {
  expect(problemsOf({ "assets/page.css": "@supports selector(:has(a)) { a:has(b) { color: red; } }" })).toEqual([]);
});

test("an accepted use passes, and one that nothing uses any more is a problem", () => {
  const accepted = { ".toSorted()": "brought along", "URL.parse": "brought along" };
  expect(problemsOf({ "assets/page.js": "list.toSorted();" }, accepted)).toEqual([
    "tools/browsers/accepted-uses.ts: nothing uses URL.parse any more.",
  ]);
});
