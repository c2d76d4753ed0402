import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cutLine, cutLines, fixedRows } from "./fixed-columns.ts";

const starts = [0, 11, 18, 24];

test.each<[string, string, string[] | null]>([
  ["a whole line", "11/20/2026 20481     1    8.50", ["11/20/2026", "20481", "1", "8.50"]],
  ["a line that ends early", "11/20/2026 20481", ["11/20/2026", "20481"]],
  ["a line with an empty cell", "11/20/2026            1    8.50", ["11/20/2026", "", "1", "8.50"]],
  ["a line of blanks", "      ", null],
  ["a line that rules", "---------- ------ ----- ------", null],
  ["a line that rules with crosses", "==========+======+=====+======", null],
  ["a page break", "\f", null],
  ["a page break before a line", "\f11/20/2026 20481", ["11/20/2026", "20481"]],
  ["the mark that begins a file", "\uFEFFDate       No", ["Date", "No"]],
  ["a minus behind nothing", "-", ["-"]],
])("%s is cut at its places", (_what, line, cells) => {
  expect(cutLine(line, starts)).toEqual(cells);
});

test("a letter of two code units is one letter, and no cut halves it", () => {
  expect(cutLine("👖👖 7", [0, 1, 2])).toEqual(["👖", "👖", "7"]);
});

test("rows know the lines of the file on which they stand, whatever ends a line", async () => {
  const rows: unknown[] = [];
  for await (const row of fixedRows("No  Sum\r\n--- ---\r\r\n7   12\n", [0, 4])) {
    rows.push(row);
  }
  expect(rows).toEqual([
    { cells: ["No", "Sum"], lineNumber: 1 },
    { cells: ["7", "12"], lineNumber: 4 },
  ]);
});

test("what stands in a line is in its cells, whatever the places are", () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "7", ".", " ") }), places, (line, after) => {
      const inOrder = [0, ...after.toSorted((left, right) => left - right)];
      const cells = [...cutLines([line], inOrder)].flatMap((row) => row.cells);
      expect(cells.join("").replaceAll(" ", "")).toBe(line.replaceAll(" ", ""));
    }),
  );
});
