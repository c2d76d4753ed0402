import * as fc from "fast-check";
import { expect, test } from "vitest";
import { guessFixedColumns } from "./guess-fixed-columns.ts";

const day = [
  "Date       Ticket Item             Qty  Amount",
  "11/20/2026 20481  GIRLS JEANS 7      1    8.50",
  "11/20/2026 20482  SNOW COAT 4T       1   14.00",
  "11/20/2026 20483  BOOTS             12  128.00",
];

/** The cells of each line, cut where the columns seem to begin. */
function cutAsGuessed(lines: readonly string[]): string[][] {
  const starts = guessFixedColumns(lines.join("\n")) ?? [];
  return lines.map((line) => starts.map((start, at) => line.slice(start, starts[at + 1]).trim()));
}

test("columns begin behind the blanks that all lines share", () => {
  const starts = guessFixedColumns(day.join("\n"));
  expect(starts?.map((start, at) => day[1]?.slice(start, starts[at + 1]).trim())).toEqual([
    "11/20/2026",
    "20481",
    "GIRLS JEANS 7",
    "1",
    "8.50",
  ]);
});

test("a ruler below the header says where they begin", () => {
  const text = ["Sold on  No", "-------  -----", "2026     1", "2026     2"].join("\r\n");
  expect(guessFixedColumns(text)).toEqual([0, 9]);
});

test("a column of numbers has room for a longer one before it", () => {
  const readings = [
    ["No    Total", "1      8.50", "2     14.00", "3      1.00"],
    ["Nr.    Total", "001     8.50", "002    14.00", "003     1.00"],
    ["Nr.    Total", "001     8.50", "002     4.00", "003     1.00"],
  ];
  expect(readings.map((lines) => guessFixedColumns(lines.join("\n")))).toEqual([
    [0, 4],
    [0, 4],
    [0, 4],
  ]);
});

test.each([
  ["no blanks that all lines share", "ab cd\nabc d\n"],
  ["one line alone", "No   Total"],
  ["two lines of prose", "what is this\nnothing"],
  ["nothing", ""],
  ["blanks alone", "   \n   "],
])("a text with %s has no such columns", (_what, text) => {
  expect(guessFixedColumns(text)).toBeNull();
});

test("columns that are written with room between them come apart as they were", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "b", "7", "9"), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 3, maxLength: 20 }), (rows) => {
      const lines = rows.map((cells) => cells.map((each) => each.padEnd(10)).join(""));
      expect(cutAsGuessed(lines)).toEqual(rows.map((cells) => [...cells]));
    }),
  );
});
