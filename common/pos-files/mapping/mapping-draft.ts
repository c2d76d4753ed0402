/** A mapping while a person makes it: what was guessed, what was chosen, and what still has to be asked. */
import { exportMap, missingColumns, tenderColumnsOf, type ExportMap } from "#common/pos-files/export-map.ts";
import type { SaleTypes } from "#common/pos-files/return-names.ts";
import { exportKinds, isMeaningOf, leftOut, rivalsOf, tenderPrefix, type ExportKind } from "./export-kinds.ts";
import type { DateFormat, Decimal } from "./file-format.ts";
import { guessColumns, guessKind, sureFrom, worthAsking, type ColumnGuess, type Sheet } from "./guess-columns.ts";

export type ColumnDraft = {
  name: string;
  /** Null: nothing reads it, until it is answered where `doubt` says what it may be. */
  meaning: string | null;
  /** Null when a person chose it. */
  certainty: number | null;
  doubt: string | null;
};

/** Only what a person decided beside the columns; the rest is read from the file each time. */
export type MappingDraft = {
  kind: ExportKind;
  columns: readonly ColumnDraft[];
  decimal?: Decimal | undefined;
  dateFormat?: DateFormat | undefined;
  /** What a tender's name in a row means. */
  tenderNames: Readonly<Record<string, string>>;
  /** What a name of a state in a row means. */
  statusNames: Readonly<Record<string, string>>;
  /** What a name in the column of types means. */
  typeNames: SaleTypes;
  /** What a saved map says besides, which this page leaves as it is. */
  kept: Readonly<Record<string, unknown>>;
};

/** Guesses what is sure, and leaves out what is not. */
export function beginDraft(sheet: Sheet, kind: ExportKind = guessKind(sheet)): MappingDraft {
  const columns = guessColumns(sheet, kind).map(draftOfGuess);
  // A shop that resells has used goods unless a person says otherwise.
  const kept = exportKinds[kind].hasGoods ? { goods: "used" } : {};
  return { kind, columns, tenderNames: {}, statusNames: {}, typeNames: {}, kept };
}

function draftOfGuess({ name, meaning, certainty }: ColumnGuess): ColumnDraft {
  const isSure = certainty >= sureFrom || meaning === leftOut;
  const doubt = !isSure && certainty >= worthAsking ? meaning : null;
  return { name, meaning: isSure ? meaning : null, certainty, doubt };
}

/** The draft of a saved map for a file; a column that the file lacks is missing, and what is new in it is only guessed. */
export function draftOfMap(map: ExportMap, sheet: Sheet): MappingDraft {
  const { kind, columns: named, decimal, dateFormat, ...rest } = map;
  const meanings = new Map([
    ...Object.entries(named).map(([meaning, column]) => [String(column), meaning] as const),
    ...Object.entries(tenderColumnsOf(map)).map(([column, tender]) => [column, tenderPrefix + tender] as const),
  ]);
  const guesses = new Map(guessColumns(sheet, kind).map((guess) => [guess.name, guess]));
  const used = new Set([...meanings].filter(([column]) => sheet.header.includes(column)).map(([, meaning]) => meaning));
  const columns = sheet.header.map((name): ColumnDraft => {
    const meaning = meanings.get(name);
    const guess = guesses.get(name)?.meaning ?? null;
    const doubt = guess === null || guess === leftOut || used.has(guess) ? null : guess;
    return meaning === undefined
      ? { name, meaning: null, certainty: null, doubt: isComplete(map, sheet) ? null : doubt }
      : { name, meaning, certainty: null, doubt: null };
  });
  const { tenders, statuses, saleTypes, ...kept } = { tenders: {}, statuses: {}, saleTypes: undefined, ...rest };
  const tenderNames = namesTendersInRows(map) ? tenders : {};
  return { kind, columns, decimal, dateFormat, tenderNames, statusNames: statuses, typeNames: saleTypes ?? {}, kept };
}

/** Columns that the map never used were left out on purpose, as long as it still finds its own. */
function isComplete(map: ExportMap, sheet: Sheet): boolean {
  return missingColumns(sheet.header, map).length === 0;
}

function namesTendersInRows(map: ExportMap): boolean {
  return map.kind === "buyLines" || (map.kind === "tickets" && map.columns.tender !== undefined);
}

/** A column means one thing, and what only one column can mean leaves the column that had it. */
export function withMeaning(draft: MappingDraft, name: string, meaning: string): MappingDraft {
  const rivals = [meaning, ...rivalsOf(draft.kind, meaning)];
  const isShared = meaning === leftOut || meaning.startsWith(tenderPrefix);
  const columns = draft.columns.map((column): ColumnDraft => {
    if (column.name === name) {
      return { ...column, meaning, certainty: null, doubt: null };
    }
    const loses = !isShared && column.meaning !== null && rivals.includes(column.meaning);
    return loses ? { ...column, meaning: leftOut, certainty: null, doubt: null } : column;
  });
  return { ...draft, columns };
}

/** Reads the file as another kind; what a person chose stays where that kind has it too. */
export function withKind(draft: MappingDraft, sheet: Sheet, kind: ExportKind): MappingDraft {
  const chosen = draft.columns.filter(({ certainty, meaning }) => certainty === null && meaning !== null);
  const { decimal, dateFormat, tenderNames, statusNames, typeNames } = draft;
  const begun = beginDraft(sheet, kind);
  const answers = { decimal, dateFormat, tenderNames, statusNames, typeNames, kept: keptIn(draft.kept, begun) };
  return chosen
    .filter(({ meaning }) => isMeaningOf(kind, meaning ?? ""))
    .reduce<MappingDraft>((next, { name, meaning }) => withMeaning(next, name, meaning ?? leftOut), {
      ...begun,
      ...answers,
    });
}

/** What every kind of map says beside its columns. */
const ofEveryKind = ["files", "timeZone", "encoding", "delimiter", "sheet", "fixedColumns", "otherDateFormat"];

function keptIn(kept: MappingDraft["kept"], { kind, kept: usual }: MappingDraft): MappingDraft["kept"] {
  const { hasGoods } = exportKinds[kind];
  const isKept = (field: string) => ofEveryKind.includes(field) || (field === "goods" && hasGoods);
  return { ...usual, ...Object.fromEntries(Object.entries(kept).filter(([field]) => isKept(field))) };
}

/** Counts the rows that a column names so as returns. */
export function withReturns(draft: MappingDraft, { column, name }: { column: string; name: string }): MappingDraft {
  return withMeaning({ ...draft, typeNames: { ...draft.typeNames, [name]: "return" } }, column, "saleType");
}

/** The column that has a meaning. */
export function columnOf(draft: MappingDraft, meaning: string): string | undefined {
  return draft.columns.find((column) => column.meaning === meaning)?.name;
}

/** The map as the till reads it; null while something is missing that it cannot do without. */
export function mapOfDraft(
  draft: MappingDraft,
  format: { decimal: Decimal; dateFormat: DateFormat },
): ExportMap | null {
  const named = draft.columns.filter(({ meaning }) => meaning !== null && meaning !== leftOut);
  const columns = Object.fromEntries(
    named.filter(({ meaning }) => !isTender(meaning)).map(({ name, meaning }) => [meaning, name]),
  );
  const { tenders: places, hasStatuses } = exportKinds[draft.kind];
  const map = exportMap.safeParse({
    ...draft.kept,
    kind: draft.kind,
    ...format,
    columns,
    ...(places !== null && { tenders: tendersOf(draft, columns) }),
    ...(hasStatuses && { statuses: draft.statusNames }),
    ...("saleType" in columns && { saleTypes: draft.typeNames }),
  });
  return map.success ? map.data : null;
}

/** Where rows name their tender, what the names mean; else what each column of tenders holds. */
function tendersOf(draft: MappingDraft, columns: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const inRows = exportKinds[draft.kind].tenders?.inRows ?? null;
  if (inRows !== null && inRows.name in columns) {
    return draft.tenderNames;
  }
  return Object.fromEntries(
    draft.columns
      .filter(({ meaning }) => isTender(meaning))
      .map(({ name, meaning }) => [name, meaning?.slice(tenderPrefix.length)]),
  );
}

function isTender(meaning: string | null): boolean {
  return meaning?.startsWith(tenderPrefix) ?? false;
}
