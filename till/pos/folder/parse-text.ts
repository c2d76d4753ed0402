import { CsvError, parse } from "csv-parse";
import { z } from "zod";
import { UnclosedQuote, type TextParser } from "#common/pos-files/read-export.ts";

const parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

export const parseText: TextParser = async function* parseText(text, delimiter) {
  try {
    for await (const raw of parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })) {
      const { record, info } = parsed.parse(raw);
      yield { cells: record, lineNumber: info.lines };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnclosedQuote(error.message) : error;
  }
};
