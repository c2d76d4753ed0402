import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { textProblems, wordProblems } from "./check-words.ts";

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "hangtag-words-"));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test.each([
  "const told = 1;",
  "export function read(wanted: string) {}",
  "const read = ({ name: said = 1 }) => said;",
  "const [heard] = [1];",
  "export type Sale = { found: number };",
  "export type Read = (of: string) => void;",
  "export function askAnew() {}",
  "class Sale {\n  known = 1;\n}",
  "export function toldHours() {}",
  "export type WantedBin = { id: string };",
  "type Of = { id: string };",
  "const isAsked = true;",
  "const tellSync = () => {};",
  "const _asked = 1;",
])("a declaration with an avoided name is a problem: %s", (source) => {
  expect(wordProblems(projectWith({ "till/sale.ts": source }))).toHaveLength(1);
});

test.each([
  "// Counted anew.\nexport {};",
  "/**\n * The till of whoever came.\n */\nexport {};",
  "/** Answers the newest sale. */\nexport {};",
  "const sale = 1; // The colour of the label.",
  'test("somebody buys", () => {});',
  'test.each([1])("a sale of %s is taken back", () => {});',
])("a comment or a title with an avoided word is a problem: %s", (source) => {
  expect(wordProblems(projectWith({ "till/sale.ts": source }))).toHaveLength(1);
});

test("avoided words pass in code, in texts that are shown, and in other forms", () => {
  const source = [
    "/** What `whoever` holds. The till answers; Answers in a sentence pass. */",
    'export const label = "Somebody sold it";',
    'test("a take-back", () => expect("somebody"));',
  ];
  expect(wordProblems(projectWith({ "till/sale.ts": source.join("\n") }))).toEqual([]);
});

test("longer names, uses of foreign names and names of columns pass", () => {
  const root = projectWith({
    "till/sale.ts":
      "export const foundAt = sale.found;\nconst { found: count } = sale;\nfor (const name of names) {}\n",
    "server/platform/db/tables.ts": "export interface Claims {\n  saidAt: Date;\n}\n",
    "server/claims.ts": "export type Claim = { saidAt: Date };\n",
  });
  expect(wordProblems(root)).toEqual([]);
});

test("a problem names the file, the line and the name", () => {
  expect(wordProblems(projectWith({ "till/sale.ts": "\nconst told = 1;\n" }))).toEqual([
    "till/sale.ts:2: told does not say what it holds.",
  ]);
});

test("a text is used by its key, by a prefix or a suffix, and as a plural", () => {
  const root = projectWith({
    "web/app/app-text.ts": [
      "const appEnglish = {",
      '  "menu.open": "Open",',
      '  "kind.sale": "Sale",',
      '  "sale.hint": "Hint",',
      '  "sales.count_one": "{count} sale",',
      '  "sales.count_other": "{count} sales",',
      '  "menu.close": "Close",',
      "} as const;",
    ].join("\n"),
    "web/app/page.tsx":
      'text("menu.open"); text(`kind.${kind}`); text(`${field}.hint`); text("sales.count", { count: 1 });',
    "web/app/page.test.tsx": 'text("menu.close");',
  });
  expect(textProblems(root)).toEqual(["web/app/app-text.ts: no code reads menu.close."]);
});
