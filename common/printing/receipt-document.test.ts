import { expect, test } from "vitest";
import { documentLines, lineWidth, wrapLines } from "./receipt-document.ts";

test.each([
  [80, "normal", 42],
  [80, "large", 21],
  [80, "huge", 14],
  [58, "normal", 32],
  [58, "huge", 10],
] as const)("a line of %i mm takes in %s size %i letters", (widthMm, size, letters) => {
  expect(lineWidth({ widthMm }, size)).toBe(letters);
});

test.each([
  ["one two", 7, ["one two"]],
  ["one two", 6, ["one", "two"]],
  ["abcdefgh", 3, ["abc", "def", "gh"]],
  ["", 5, []],
])("%j in %i letters is %j", (text, width, lines) => {
  expect(wrapLines(text, width)).toEqual(lines);
});

test("the lines of a document are its texts, pairs and codes", () => {
  const rows = [
    { kind: "text", text: "$10 off", size: "huge" },
    { kind: "rule" },
    { kind: "pair", name: "Ticket 80977", value: "$96.20" },
    { kind: "barcode", code: "BB1", label: "207" },
    { kind: "space" },
    { kind: "cut" },
  ] as const;
  expect(documentLines({ title: "Coupon", widthMm: 80, rows: [...rows] })).toEqual([
    "$10 off",
    "Ticket 80977 $96.20",
    "207",
  ]);
});
