/** Opens an export before there is a map for it: how it is written, its header and its rows. */
import { encodingOf, type Delimiter, type FileEncoding } from "#common/pos-files/file-text.ts";
import { fixedRows } from "#common/pos-files/forms/fixed-columns.ts";
import { isWorkbook, type FileContent, type Workbook, type WorkbookSheet } from "#common/pos-files/forms/workbook.ts";
import type { FileRow } from "#common/pos-files/file-row.ts";
import { UnclosedQuote, type TextParser } from "#common/pos-files/read-export.ts";
import { guessFixedColumns } from "./guess-fixed-columns.ts";
import type { Sheet } from "./guess-columns.ts";

/** How the rows of a file are written. */
export type FileForm =
  | { kind: "delimited"; encoding: FileEncoding; delimiter: Delimiter }
  | { kind: "fixed"; encoding: FileEncoding; starts: readonly number[]; lines: readonly string[] }
  | { kind: "workbook"; name: string; names: readonly string[] };

/** What a person chose, or a saved map says, instead of what the file shows. */
export type ChosenForm = { kind: "delimited" } | { kind: "fixed"; starts?: readonly number[] } | { sheet: string };

export type OpenExport = {
  content: FileContent;
  form: FileForm;
  sheet: Sheet;
  /** The line of the file on which each row ends. */
  lineNumbers: readonly number[];
  /** Gives the same rows again without parting the text a second time. */
  parse: TextParser;
};

const delimiters: readonly Delimiter[] = [",", ";", "\t", "|"];
/** So many lines show whether the columns are cut right. */
const shownLines = 6;

export async function openExport(
  content: FileContent,
  parse: TextParser,
  chosen: ChosenForm | null = null,
): Promise<OpenExport> {
  if (isWorkbook(content)) {
    return openSheet(content, parse, chosen !== null && "sheet" in chosen ? chosen.sheet : null);
  }
  const encoding = encodingOf(content);
  const text = new TextDecoder(encoding).decode(content);
  const delimiter = delimiterOfHeader(text);
  const starts = fixedStarts(text, delimiter, chosen);
  if (starts !== null) {
    const lines = text.split(/\r\n|\n|\r/, shownLines);
    const { rows } = await gatherRows(fixedRows(text, starts));
    return opened(rows, { content, parse, form: { kind: "fixed", encoding, starts, lines } });
  }
  const { rows, quote } = await gatherRows(parse(text, delimiter));
  return opened(rows, {
    content,
    form: { kind: "delimited", encoding, delimiter },
    parse: (again, by) => (again === text && by === delimiter ? partedAgain(rows, quote) : parse(again, by)),
  });
}

/** The sheet that was chosen, else the first that looks like a table. */
function openSheet(content: Workbook, parse: TextParser, name: string | null): OpenExport {
  const { sheets } = content;
  const sheet = sheets.find((each) => each.name === name) ?? sheets.find(isTable) ?? sheets[0];
  const form = { kind: "workbook" as const, name: sheet?.name ?? "", names: sheets.map((each) => each.name) };
  return opened(sheet?.rows ?? [], { content, parse, form });
}

function isTable({ rows: [head, ...body] }: WorkbookSheet): boolean {
  return body.length > 0 && (head?.cells.filter((cell) => cell.trim() !== "").length ?? 0) > 1;
}

function opened(
  [head, ...body]: readonly FileRow[],
  about: Pick<OpenExport, "content" | "form" | "parse">,
): OpenExport {
  return {
    ...about,
    sheet: { header: (head?.cells ?? []).map((name) => name.trim()), rows: body.map(({ cells }) => cells) },
    lineNumbers: body.map(({ lineNumber }) => lineNumber),
  };
}

/** A header that no delimiter parts may still have columns, each below the other. */
function fixedStarts(text: string, delimiter: Delimiter, chosen: ChosenForm | null): readonly number[] | null {
  if (chosen !== null && "kind" in chosen) {
    return chosen.kind === "delimited" ? null : (chosen.starts ?? guessFixedColumns(text) ?? [0]);
  }
  const isParted = firstLine(text).split(delimiter).length > 1;
  return isParted ? null : guessFixedColumns(text);
}

/** The delimiter that parts the first line into the most columns. */
function delimiterOfHeader(text: string): Delimiter {
  const first = firstLine(text);
  const counts = delimiters.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).delimiter;
}

function firstLine(text: string): string {
  return text.trimStart().split(/\r\n|\n|\r/, 1)[0] ?? "";
}

type GatheredRows = { rows: FileRow[]; quote: UnclosedQuote | null };

async function gatherRows(source: AsyncIterable<FileRow>): Promise<GatheredRows> {
  const rows: FileRow[] = [];
  try {
    for await (const row of source) {
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
