/** A mapping while a person makes it: what was guessed, what was chosen, and what still has to be asked. */
import { salesMap, missingColumns, type SalesMap } from "#common/pos-files/export-map.ts";
import { exportKinds, leftOut, tenderPrefix, type ExportKind } from "./export-kinds.ts";
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
  /** What a saved map says besides, which this page leaves as it is. */
  kept: Readonly<Record<string, unknown>>;
};

/** Guesses what is sure, and leaves out what is not. */
export function beginDraft(sheet: Sheet, kind: ExportKind = guessKind(sheet)): MappingDraft {
  const columns = guessColumns(sheet, kind).map(draftOfGuess);
  // A shop that resells has used goods unless a person says otherwise.
  return { kind, columns, tenderNames: {}, kept: { goods: "used" } };
}

function draftOfGuess({ name, meaning, certainty }: ColumnGuess): ColumnDraft {
  const isSure = certainty >= sureFrom || meaning === leftOut;
  const doubt = !isSure && certainty >= worthAsking ? meaning : null;
  return { name, meaning: isSure ? meaning : null, certainty, doubt };
}

/** The draft of a saved map for a file; a column that the file lacks is missing, and what is new in it is only guessed. */
export function draftOfMap(map: SalesMap, sheet: Sheet): MappingDraft {
  const { kind, columns: named, tenders, decimal, dateFormat, ...kept } = map;
  const hasRows = hasTenderRows(map);
  const meanings = new Map(Object.entries(named).map(([meaning, column]) => [String(column), meaning]));
  if (!hasRows) {
    Object.entries(tenders).forEach(([column, tender]) => meanings.set(column, tenderPrefix + tender));
  }
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
  return { kind, columns, decimal, dateFormat, tenderNames: hasRows ? tenders : {}, kept };
}

/** Columns that the map never used were left out on purpose, as long as it still finds its own. */
function isComplete(map: SalesMap, sheet: Sheet): boolean {
  return missingColumns(sheet.header, map).length === 0;
}

function hasTenderRows(map: SalesMap): boolean {
  return map.kind === "tickets" && map.columns.tender !== undefined;
}

/** A column means one thing, and what only one column can mean leaves the column that had it. */
export function withMeaning(draft: MappingDraft, name: string, meaning: string): MappingDraft {
  const rivals = exportKinds[draft.kind].exclusive.find((group) => group.includes(meaning)) ?? [meaning];
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
  const begun = { ...beginDraft(sheet, kind), decimal: draft.decimal, dateFormat: draft.dateFormat, kept: draft.kept };
  return chosen
    .filter(({ meaning }) => isMeaningOf(kind, meaning ?? ""))
    .reduce<MappingDraft>((next, { name, meaning }) => withMeaning(next, name, meaning ?? leftOut), begun);
}

function isMeaningOf(kind: ExportKind, meaning: string): boolean {
  return meaning === leftOut || meaning.startsWith(tenderPrefix) || meaning in exportKinds[kind].meanings;
}

/** The column that has a meaning. */
export function columnOf(draft: MappingDraft, meaning: string): string | undefined {
  return draft.columns.find((column) => column.meaning === meaning)?.name;
}

/** The map as the till reads it; null while something is missing that it cannot do without. */
export function mapOfDraft(draft: MappingDraft, format: { decimal: Decimal; dateFormat: DateFormat }): SalesMap | null {
  const named = draft.columns.filter(({ meaning }) => meaning !== null && meaning !== leftOut);
  const columns = Object.fromEntries(
    named.filter(({ meaning }) => !isTender(meaning)).map(({ name, meaning }) => [meaning, name]),
  );
  const tenderColumns = Object.fromEntries(
    named
      .filter(({ meaning }) => isTender(meaning))
      .map(({ name, meaning }) => [name, meaning?.slice(tenderPrefix.length)]),
  );
  const tenders = "tender" in columns ? draft.tenderNames : tenderColumns;
  const map = salesMap.safeParse({ ...draft.kept, kind: draft.kind, ...format, columns, tenders });
  return map.success ? map.data : null;
}

function isTender(meaning: string | null): boolean {
  return meaning?.startsWith(tenderPrefix) ?? false;
}
