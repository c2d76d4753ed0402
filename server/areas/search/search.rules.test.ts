import fc from "fast-check";
import { expect, test } from "vitest";
import { beginningPattern, binBeginning, excerpt, wordPatterns } from "./search.rules.ts";

test("each word is looked for at the beginning of a word, with its signs as they are", () => {
  expect(wordPatterns(" ana  r. ")).toEqual([String.raw`(^|[^[:alnum:]])ana`, String.raw`(^|[^[:alnum:]])r\.`]);
  expect(beginningPattern("a (b")).toBe(String.raw`^a\s+\(b`);
});

test("no typed text makes more than six patterns, and each is one that the database can read", () => {
  const isReadable = (pattern: string): boolean =>
    new RegExp(pattern.replace("[^[:alnum:]]", "[^a-z]")) instanceof RegExp;
  const holds = fc.property(fc.string(), (typed) => {
    const patterns = wordPatterns(typed);
    expect(patterns.length).toBeLessThanOrEqual(6);
    expect(patterns.every(isReadable)).toBe(true);
  });
  fc.assert(holds);
});

test("a long note is told around the word that was found", () => {
  const note = `${"Counted the drawer twice. ".repeat(8)}The wool coats went to the back room.`;
  expect(excerpt(note, "wool")).toContain("wool coats");
  expect(excerpt(note, "wool").startsWith("…")).toBe(true);
  expect(excerpt("Short\nnote", "note")).toBe("Short note");
});

test("what has a digit may be a bin's number or label; words and long codes are none", () => {
  expect([" 21", "k-7", "K-", "wool", "RB:81234:212", "12 and 7"].map(binBeginning)).toEqual([
    "21",
    "K-7",
    null,
    null,
    null,
    null,
  ]);
});

test("a text of ninety letters is shown whole, a longer one around what was found", () => {
  const line = (before: number, after: number) => `${"a ".repeat(before)}needle ${"b ".repeat(after)}`.trim();
  expect(excerpt("x".repeat(90), "x")).toBe("x".repeat(90));
  expect(excerpt("x".repeat(91), "x")).toBe(`${"x".repeat(90)}…`);
  expect(excerpt(line(22, 60), "needle")).toBe(`${line(22, 20).slice(0, 90).trim()}…`);
  expect(excerpt(line(40, 60), "needle").startsWith("…a a a a a a a a a a needle b")).toBe(true);
  expect(excerpt(line(100, 2), "needle").endsWith("needle b b")).toBe(true);
});

test("six words are looked for, the seventh is not", () => {
  expect(wordPatterns("a b c d e f")).toHaveLength(6);
  expect(wordPatterns("a b c d e f g").at(-1)).toContain("f");
});

const rest = " and so on".repeat(20);

test.each([
  ["in ninety letters", `${"a ".repeat(35)}needle ${"b".repeat(13)}`, `${"a ".repeat(35)}needle ${"b".repeat(13)}`],
  ["before the forty-fifth letter", `${"a ".repeat(22)}needle${rest}`, `${"a ".repeat(22)}needle`],
  ["from the forty-fifth letter on", `${"a".repeat(20)} ${"b".repeat(23)} needle${rest}`, `…${"b".repeat(23)} needle`],
  ["after a long word", `${"a".repeat(44)} needle${rest}`, `${"a".repeat(44)} needle`],
  [
    "twenty letters after a word's end",
    `${"a ".repeat(20)}bb ${"a ".repeat(8)}needle${rest}`,
    `…bb ${"a ".repeat(8)}needle`,
  ],
])("a word that stands %s", (_where, text, beginning) => {
  expect(excerpt(text, "needle").startsWith(beginning)).toBe(true);
});

test("an excerpt is ninety letters long, and says whether there is more", () => {
  const text = `${"a ".repeat(40)}needle ${"b".repeat(200)}`;
  // From the word that begins within twenty letters before.
  const shown = text.slice(60, 150);
  expect(excerpt(text, "needle")).toBe(`…${shown}…`);
  expect(excerpt(text.slice(0, 150), "needle")).toBe(`…${shown}`);
  expect(excerpt(text.slice(0, 151), "needle")).toBe(`…${shown}…`);
});
