import { CsvError, parse } from "csv-parse/browser/esm/sync";
import type { FileRow } from "#common/pos-files/file-row.ts";
import { UnclosedQuote, type TextParser } from "#common/pos-files/read-export.ts";

/** As the till parts a file into rows; the browser has the file whole, so it needs no stream. */
export const parseText: TextParser = async function* parseText(text, delimiter) {
  const rows: FileRow[] = [];
  let problem: unknown = null;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Kept as they come: what stands before a quote that nothing closes is still read.
      on_record: (cells: string[], { lines }) => {
        rows.push({ cells, lineNumber: lines });
        return null;
      },
    });
  } catch (error) {
    problem = error;
  }
  yield* rows;
  if (problem !== null) {
    throw problem instanceof CsvError ? new UnclosedQuote(problem.message) : problem;
  }
};
