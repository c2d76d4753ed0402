/** How a file writes its amounts and its dates. What every value leaves open is for a person to say. */
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { isPlainDate, parseAmount, parseMoment } from "#common/pos-files/file-values.ts";

export const dateFormats = ["year-month-day", "month-day-year", "day-month-year"] as const;
export const decimals = [".", ","] as const;

export type DateFormat = ExportMap["dateFormat"];
export type Decimal = ExportMap["decimal"];

/** What the values say: a format, or a value that could be read in several ways. */
export type FormatGuess<Format> =
  | { format: Format; isSure: true }
  | { example: string; formats: readonly Format[]; isSure: false };

/** The decimal sign of the amounts: `1.250` alone could be a thousand or one and a quarter. */
export function guessDecimal(cells: readonly string[]): FormatGuess<Decimal> {
  const read = (cell: string, decimal: Decimal) => parseAmount(cell, decimal)?.toString();
  return guessFormat(cells, { formats: decimals, read, usual: "." });
}

/**
 * The order of day, month and year: `03/04/26` alone could be March or April. A date that is plain in any order (`20-Nov-26`)
 * is read beside every format, and says nothing of the others.
 */
export function guessDateFormat(cells: readonly string[]): FormatGuess<DateFormat> {
  const read = (cell: string, dateFormat: DateFormat) =>
    parseMoment(cell, { dateFormat, timeZone: "UTC", boundaryMinutes: 0, isStrict: true })?.at.toISOString();
  const isReadable = (cell: string) => dateFormats.some((format) => read(cell, format) !== undefined);
  const others = cells.map((cell) => cell.trim()).filter((cell) => !isPlainDate(cell) && isReadable(cell));
  const telling = others.length === 0 ? cells : others;
  return guessFormat(telling, { formats: dateFormats, read, usual: "year-month-day" });
}

type Reading<Format> = {
  formats: readonly Format[];
  /** A text that is the same when two formats read the same; undefined when the format cannot read the cell. */
  read: (cell: string, format: Format) => string | undefined;
  /** For a file without a value. */
  usual: Format;
};

function guessFormat<Format>(cells: readonly string[], { formats, read, usual }: Reading<Format>): FormatGuess<Format> {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const counts = formats.map((format) => ({
    format,
    count: texts.filter((cell) => read(cell, format) !== undefined).length,
  }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most).map(({ format }) => format);
  const [first = usual] = best;
  const isOpen = (cell: string) => new Set(best.map((format) => read(cell, format))).size > 1;
  const example = best.length > 1 && most > 0 ? texts.find(isOpen) : undefined;
  return example === undefined
    ? { format: most === 0 ? usual : first, isSure: true }
    : { example, formats: best, isSure: false };
}
