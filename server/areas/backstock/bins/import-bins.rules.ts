import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { parseBinNumber } from "#common/backstock/bin-number.ts";
import { categoryNameMost } from "#common/backstock/category-names.ts";

const importColumns = ["number", "category", "location", "inventoryDate", "notes"] as const;
type Column = (typeof importColumns)[number];

/** A line of the list with its number in the file and its own text, so that what is refused can be given back. */
export type ImportLine = { line: number; text: string; cells: Record<Column, string> };
export type RefusedLine = { line: number; text: string; reason: string };

/** What a line asks for: a bin, and unless its category is empty, what it holds. */
export type ImportedBin = {
  line: number;
  text: string;
  number: number;
  category: string | null;
  location: string | null;
  inventoryDate: BusinessDate;
  notes: string;
};

const notesMost = 500;

/**
 * The columns of a first line by their names, whatever their order and case; without such names they are in the usual
 * order and the line is one of the list.
 */
export function columnsOf(first: readonly string[]): { places: Record<Column, number>; isHeader: boolean } {
  const names = first.map((name) => name.toLowerCase().replace(/[\s_]/g, ""));
  const isHeader = names.includes("number");
  const placeOf = (column: Column) => (isHeader ? names.indexOf(column.toLowerCase()) : importColumns.indexOf(column));
  return {
    places: {
      number: placeOf("number"),
      category: placeOf("category"),
      location: placeOf("location"),
      inventoryDate: placeOf("inventoryDate"),
      notes: placeOf("notes"),
    },
    isHeader,
  };
}

/** Reads one line on its own; checks against the store come later. */
export function readLine({ line, text, cells }: ImportLine, store: ReadingStore): ImportedBin | RefusedLine {
  const trimmed = {
    number: cells.number.trim(),
    category: cells.category.trim(),
    location: cells.location.trim(),
    inventoryDate: cells.inventoryDate.trim(),
    notes: cells.notes.trim(),
  };
  const number = parseBinNumber(trimmed.number, store.prefix);
  const inventoryDate = trimmed.inventoryDate === "" ? store.today : parseDate(trimmed.inventoryDate);
  if (number === null || inventoryDate === null) {
    return { line, text, reason: number === null ? noNumber(trimmed.number) : noDate(trimmed.inventoryDate) };
  }
  const reason = inventoryDate > store.today ? "Choose today or an earlier date" : reasonInTexts(trimmed);
  const { category, location, notes } = trimmed;
  return reason === null
    ? { line, text, number, category: orNull(category), location: orNull(location), inventoryDate, notes }
    : { line, text, reason };
}

type ReadingStore = { prefix: string; today: BusinessDate };

function noNumber(typed: string): string {
  return typed === "" ? "Add a bin number" : `${typed} is not a bin number`;
}

function noDate(typed: string): string {
  return `${typed} is not a date. Write it as 2026-03-04 or 3/4/2026`;
}

function reasonInTexts({
  category,
  location,
  notes,
}: Record<"category" | "location" | "notes", string>): string | null {
  if (category.length > categoryNameMost) {
    return `Use ${categoryNameMost} characters or fewer for the category`;
  }
  if (notes.length > notesMost) {
    return `Use ${notesMost} characters or fewer for the notes`;
  }
  return category === "" && (location !== "" || notes !== "") ? "Add a category" : null;
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}

export type ImportingStore = {
  bins: ReadonlyMap<number, { isRetired: boolean; holds: string | null }>;
  /** Lower-cased names of the locations where bins wait. */
  locations: ReadonlySet<string>;
  isTooOld: (inventoryDate: BusinessDate) => boolean;
};

/** Sorts out what the store cannot take: bins named twice, filled, retired, places it does not have. */
export function sortOut(
  lines: readonly ImportedBin[],
  store: ImportingStore,
): { taken: ImportedBin[]; refused: RefusedLine[] } {
  const taken: ImportedBin[] = [];
  const refused: RefusedLine[] = [];
  const firstLines = new Map<number, number>();
  for (const bin of lines) {
    const reason = reasonAgainst(bin, { store, firstLine: firstLines.get(bin.number) });
    if (reason === null) {
      taken.push(bin);
      firstLines.set(bin.number, bin.line);
    } else {
      refused.push({ line: bin.line, text: bin.text, reason });
    }
  }
  return { taken, refused };
}

function reasonAgainst(
  { number, category, location, inventoryDate }: ImportedBin,
  { store, firstLine }: { store: ImportingStore; firstLine: number | undefined },
): string | null {
  const bin = store.bins.get(number);
  if (firstLine !== undefined) {
    return `Bin ${number} is already on line ${firstLine}`;
  }
  if (category === null) {
    return null;
  }
  if (bin?.isRetired === true) {
    return `Bin ${number} is retired`;
  }
  if (bin !== undefined && bin.holds !== null) {
    return `Bin ${number} is already in backstock (${bin.holds})`;
  }
  if (location !== null && !store.locations.has(location.toLowerCase())) {
    return `No location named ${location}`;
  }
  return store.isTooOld(inventoryDate) ? "Choose a date in the last 5 years" : null;
}

/** `2026-03-04` or `3/4/2026`; null when it is no day. */
function parseDate(typed: string): BusinessDate | null {
  const text = typed.trim();
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const iso = american
    ? `${american[3]}-${american[1]?.padStart(2, "0")}-${american[2]?.padStart(2, "0")}`
    : /^\d{4}-\d{2}-\d{2}$/.exec(text)?.[0];
  // A day that no month has comes out as another one.
  return iso !== undefined && !Number.isNaN(Date.parse(`${iso}T00:00:00Z`)) && addDays(iso, 0) === iso ? iso : null;
}
