import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { columnsOf } from "./import-bins.rules.ts";
import type { ImportLine } from "./import-bins.rules.ts";

/** A store has a few thousand bins; more is another file than this. */
const linesMost = 2000;

const parsed = z.array(
  z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) }),
);

/**
 * The lines of a list, each with what it says.
 *
 * @throws Refusal when the text as a whole is no list
 */
export function linesOf(csv: string): ImportLine[] {
  const rows = rowsOf(csv);
  const [first] = rows;
  if (!first) {
    throw invalidInput({ csv: ["The list is empty"] });
  }
  if (rows.length > linesMost + 1) {
    throw invalidInput({ csv: [`Use ${linesMost.toLocaleString("en-US")} lines or fewer`] });
  }
  const { places, isHeader } = columnsOf(first.record);
  return rows.slice(isHeader ? 1 : 0).map(({ record, raw, info }) => ({
    line: info.lines,
    text: raw.trim(),
    cells: {
      number: record[places.number] ?? "",
      category: record[places.category] ?? "",
      location: record[places.location] ?? "",
      inventoryDate: record[places.inventoryDate] ?? "",
      notes: record[places.notes] ?? "",
    },
  }));
}

function rowsOf(csv: string): z.infer<typeof parsed> {
  const options = { bom: true, info: true, raw: true, relax_column_count: true, relax_quotes: true, trim: true };
  try {
    return parsed.parse(parse(csv, { ...options, skip_empty_lines: true }));
  } catch (error) {
    if (error instanceof CsvError) {
      throw invalidInput({ csv: [`We can't read this list: ${error.message}`] });
    }
    throw error;
  }
}
