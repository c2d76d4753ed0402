/** What a person has to answer before a file is read; nothing of it is guessed. */
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { parseAmount, parseMoment } from "#common/pos-files/file-values.ts";
import { statusNamed } from "#common/pos-files/kinds/buys.ts";
import { soundsLikeReturn } from "#common/pos-files/return-names.ts";
import { tenderNamed } from "#common/pos-files/tender-names.ts";
import { filled } from "./column-values.ts";
import { exportKinds } from "./export-kinds.ts";
import { guessDateFormat, guessDecimal, type DateFormat, type Decimal } from "./file-format.ts";
import type { Sheet } from "./guess-columns.ts";
import { columnOf, mapOfDraft, type ColumnDraft, type MappingDraft } from "./mapping-draft.ts";

export type DraftQuestion =
  | { about: "missing"; meanings: readonly string[] }
  | { about: "half"; meaning: string; half: string }
  | { about: "dates"; example: string; readings: readonly DateReading[]; rows: number }
  | { about: "amounts"; example: string; formats: readonly Decimal[]; rows: number }
  | { about: "column"; name: string; doubt: string; values: number; examples: readonly string[] }
  | { about: "tenderName"; name: string; rows: number; millionths: bigint }
  | { about: "statusName"; name: string; rows: number }
  | { about: "returnName"; column: string; name: string; rows: number; millionths: bigint };

/** What the dates of a file are when they are read in one way. */
export type DateReading = {
  format: DateFormat;
  first: string;
  last: string;
  /** How many cannot be read so. */
  unread: number;
};

export type ResolvedDraft = {
  /** Null until what it needs is there and no format is open. */
  map: ExportMap | null;
  questions: readonly DraftQuestion[];
  decimal: Decimal | null;
  dateFormat: DateFormat | null;
};

export function resolveDraft(draft: MappingDraft, sheet: Sheet): ResolvedDraft {
  const cellsOf = (name: string | undefined) => cellsOfColumn(sheet, name);
  const dates = draft.columns.filter((column) => isDate(draft, column)).flatMap(({ name }) => cellsOf(name));
  const amounts = draft.columns.filter((column) => isMoney(draft, column)).flatMap(({ name }) => cellsOf(name));
  const dateGuess = guessDateFormat(dates);
  const decimalGuess = guessDecimal(amounts);
  const dateFormat = draft.dateFormat ?? (dateGuess.isSure ? dateGuess.format : null);
  const decimal = draft.decimal ?? (decimalGuess.isSure ? decimalGuess.format : null);
  const open: DraftQuestion[] = [
    ...missingMeanings(draft).map((meanings) => ({ about: "missing" as const, meanings })),
    ...missingHalves(draft),
    ...(dateFormat === null ? dateQuestions(dates, dateGuess) : []),
    ...(decimal === null ? amountQuestions(amounts, decimalGuess) : []),
    ...tenderNameQuestions(draft, sheet, decimal ?? "."),
    ...statusNameQuestions(draft, sheet),
    ...returnNameQuestions(draft, sheet, decimal ?? "."),
    ...draft.columns.flatMap((column) => columnQuestion(column, cellsOf(column.name))),
  ];
  const map = decimal === null || dateFormat === null ? null : mapOfDraft(draft, { decimal, dateFormat });
  return { map, questions: open, decimal, dateFormat };
}

function dateQuestions(dates: readonly string[], guess: ReturnType<typeof guessDateFormat>): DraftQuestion[] {
  if (guess.isSure) {
    return [];
  }
  const readings = guess.formats.map((format) => readDates(dates, format));
  return [{ about: "dates", example: guess.example, readings, rows: filled(dates).length }];
}

function amountQuestions(amounts: readonly string[], guess: ReturnType<typeof guessDecimal>): DraftQuestion[] {
  if (guess.isSure) {
    return [];
  }
  const { example, formats } = guess;
  return [{ about: "amounts", example, formats, rows: filled(amounts).length }];
}

export function isMoney(draft: MappingDraft, { meaning }: ColumnDraft): boolean {
  return meaning !== null && (exportKinds[draft.kind].meanings[meaning] === "money" || meaning.startsWith("tender:"));
}

function readDates(cells: readonly string[], format: DateFormat): DateReading {
  const days = filled(cells)
    .map((cell) => parseMoment(cell, { dateFormat: format, timeZone: "UTC", boundaryMinutes: 0 })?.businessDate)
    .filter((day) => day !== undefined)
    .toSorted();
  return { format, first: days[0] ?? "", last: days.at(-1) ?? "", unread: filled(cells).length - days.length };
}

function isDate(draft: MappingDraft, { meaning }: ColumnDraft): boolean {
  return meaning !== null && exportKinds[draft.kind].meanings[meaning] === "moment";
}

function missingMeanings(draft: MappingDraft): (readonly string[])[] {
  return exportKinds[draft.kind].required.filter((group) => group.every((meaning) => isOpen(draft, meaning)));
}

/** What only two columns say together, when one of them is there. */
function missingHalves(draft: MappingDraft): DraftQuestion[] {
  return exportKinds[draft.kind].together.flatMap((group) => {
    const [half] = group.filter((meaning) => !isOpen(draft, meaning));
    const missing = half === undefined ? [] : group.filter((meaning) => isOpen(draft, meaning));
    return missing.map((meaning) => ({ about: "half" as const, meaning, half: half ?? "" }));
  });
}

function isOpen(draft: MappingDraft, meaning: string): boolean {
  return columnOf(draft, meaning) === undefined;
}

export function cellsOfColumn({ header, rows }: Sheet, name: string | undefined): string[] {
  const at = name === undefined ? -1 : header.indexOf(name);
  return at === -1 ? [] : rows.map((row) => row[at] ?? "");
}

function columnQuestion({ name, meaning, doubt }: ColumnDraft, cells: readonly string[]): DraftQuestion[] {
  if (meaning !== null || doubt === null) {
    return [];
  }
  const values = filled(cells);
  return [{ about: "column", name, doubt, values: values.length, examples: [...new Set(values)].slice(0, 3) }];
}

/** Names of tenders that neither the shop nor the trade has explained; each with its rows and its sum. */
function tenderNameQuestions(draft: MappingDraft, sheet: Sheet, decimal: Decimal): DraftQuestion[] {
  const inRows = exportKinds[draft.kind].tenders?.inRows;
  if (inRows === undefined || inRows === null) {
    return [];
  }
  const names = cellsOfColumn(sheet, columnOf(draft, inRows.name));
  const amounts = cellsOfColumn(sheet, columnOf(draft, inRows.amount));
  const sums = new Map<string, { rows: number; millionths: bigint }>();
  names.forEach((cell, at) => {
    const name = cell.trim();
    if (name !== "" && !Object.hasOwn(draft.tenderNames, name) && isUnexplained(name)) {
      const { rows, millionths } = sums.get(name) ?? { rows: 0, millionths: 0n };
      sums.set(name, { rows: rows + 1, millionths: millionths + (parseAmount(amounts[at] ?? "", decimal) ?? 0n) });
    }
  });
  return [...sums].map(([name, sum]) => ({ about: "tenderName", name, ...sum }));
}

function isUnexplained(name: string): boolean {
  return tenderNamed(name, {}) === "other" && name.toLowerCase() !== "other";
}

/** Names of a buy's state that nothing explains: their rows are refused until a person does. */
function statusNameQuestions(draft: MappingDraft, sheet: Sheet): DraftQuestion[] {
  if (!exportKinds[draft.kind].hasStatuses) {
    return [];
  }
  const cells = filled(cellsOfColumn(sheet, columnOf(draft, "status")));
  const open = new Set(
    cells.filter((name) => !Object.hasOwn(draft.statusNames, name) && statusNamed(name, {}) === undefined),
  );
  return [...open].map((name) => ({
    about: "statusName",
    name,
    rows: cells.filter((cell) => cell === name).length,
  }));
}

/** What a line or a ticket comes to, by what the file has. */
const worths = ["amount", "unitPrice", "subTotal", "total"];

/** Names of returns whose rows have no minus: they would count as sales, and only a person knows whether they are. */
function returnNameQuestions(draft: MappingDraft, sheet: Sheet, decimal: Decimal): DraftQuestion[] {
  const column = columnOf(draft, "saleType");
  if (column === undefined) {
    return [];
  }
  const names = cellsOfColumn(sheet, column).map((cell) => cell.trim());
  const worth = worths.map((meaning) => columnOf(draft, meaning)).find((name) => name !== undefined);
  const amounts = cellsOfColumn(sheet, worth);
  const pieces = cellsOfColumn(sheet, columnOf(draft, "quantity"));
  const amountAt = (at: number) => parseAmount(amounts[at] ?? "", decimal) ?? 0n;
  const isOpenName = (name: string) => !Object.hasOwn(draft.typeNames, name) && soundsLikeReturn(name);
  return [...new Set(names.filter(isOpenName))].flatMap((name): DraftQuestion[] => {
    const rows = names.flatMap((other, at) =>
      other === name && amountAt(at) > 0n && !isNegative(pieces[at] ?? "") ? [at] : [],
    );
    const millionths = rows.reduce((sum, at) => sum + amountAt(at), 0n);
    return rows.length === 0 ? [] : [{ about: "returnName", column, name, rows: rows.length, millionths }];
  });
}

function isNegative(cell: string): boolean {
  return (parseAmount(cell.trim(), ".") ?? 0n) < 0n;
}
