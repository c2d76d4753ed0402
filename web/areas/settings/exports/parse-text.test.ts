import { expect, test } from "vitest";
import type { FileRow } from "#common/pos-files/file-row.ts";
import { UnclosedQuote } from "#common/pos-files/read-export.ts";
import { parseText } from "./parse-text.ts";

/** The rows up to where the text breaks. */
async function rowsOf(text: string): Promise<{ rows: FileRow[]; problem: unknown }> {
  const rows: FileRow[] = [];
  try {
    for await (const row of parseText(text, ",")) {
      rows.push(row);
    }
  } catch (problem) {
    return { rows, problem };
  }
  return { rows, problem: null };
}

test("rows come with the line that they end on, whatever their width and without the empty ones", async () => {
  expect(await rowsOf('Date,Item\n\n2026-11-20,"COAT, RED\n4T"\n2026-11-21\n')).toEqual({
    rows: [
      { cells: ["Date", "Item"], lineNumber: 1 },
      { cells: ["2026-11-20", "COAT, RED\n4T"], lineNumber: 4 },
      { cells: ["2026-11-21"], lineNumber: 5 },
    ],
    problem: null,
  });
});

test("what stands before a quote that nothing closes is read", async () => {
  const { rows, problem } = await rowsOf('Date,Item\n2026-11-20,"COAT');
  expect(rows).toEqual([{ cells: ["Date", "Item"], lineNumber: 1 }]);
  expect(problem).toBeInstanceOf(UnclosedQuote);
});
