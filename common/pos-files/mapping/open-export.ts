/** Opens an export before there is a map for it: how it is written, its header and its rows. */
import { UnclosedQuote, type FileRow, type TextParser } from "#common/pos-files/read-export.ts";
import { encodingOf, type Delimiter, type FileEncoding } from "#common/pos-files/file-text.ts";
import type { Sheet } from "./guess-columns.ts";

export type OpenExport = {
  encoding: FileEncoding;
  delimiter: Delimiter;
  sheet: Sheet;
  /** The line of the file on which each row ends. */
  lineNumbers: readonly number[];
  /** Gives the same rows again without parting the text a second time. */
  parse: TextParser;
};

const delimiters: readonly Delimiter[] = [",", ";", "\t", "|"];

export async function openExport(bytes: Uint8Array, parse: TextParser): Promise<OpenExport> {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const delimiter = delimiterOfHeader(text);
  const { rows, quote } = await partText(text, delimiter, parse);
  const [head, ...body] = rows;
  return {
    encoding,
    delimiter,
    sheet: { header: (head?.cells ?? []).map((name) => name.trim()), rows: body.map(({ cells }) => cells) },
    lineNumbers: body.map(({ lineNumber }) => lineNumber),
    parse: (again, by) => (again === text && by === delimiter ? partedAgain(rows, quote) : parse(again, by)),
  };
}

/** The delimiter that parts the first line into the most columns. */
function delimiterOfHeader(text: string): Delimiter {
  const [first = ""] = text.trimStart().split(/\r\n|\n|\r/, 1);
  const counts = delimiters.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).delimiter;
}

type PartedText = { rows: FileRow[]; quote: UnclosedQuote | null };

async function partText(text: string, delimiter: Delimiter, parse: TextParser): Promise<PartedText> {
  const rows: FileRow[] = [];
  try {
    for await (const row of parse(text, delimiter)) {
      rows.push(row);
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) {
      throw error;
    }
    return { rows, quote: error };
  }
  return { rows, quote: null };
}

async function* partedAgain(rows: readonly FileRow[], quote: UnclosedQuote | null): AsyncGenerator<FileRow> {
  yield* rows;
  if (quote !== null) {
    throw quote;
  }
}
