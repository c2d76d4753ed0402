/** From the header and the first rows of an export to what its columns probably mean, each with how sure that is. */
import { distinctShare, hasCents, phoneShare, shapeShare, tenderShare } from "./column-values.ts";
import { nameFit, tenderOfName } from "./column-names.ts";
import { exportKinds, leftOut, tenderPrefix, type CellShape, type ExportKind } from "./export-kinds.ts";
import { taxFit } from "./tax-fit.ts";

export type Sheet = { header: readonly string[]; rows: readonly (readonly string[])[] };

/** `meaning` is null for a column that says nothing. From 0 to 1. */
export type ColumnGuess = { name: string; meaning: string | null; certainty: number };

/** From here on a guess is used; below it a person is asked first. */
export const sureFrom = 0.75;
/** Below this there is nothing to ask about. */
export const worthAsking = 0.4;

const surest = 0.99;
/** So many first rows say what a column holds; more would only take longer. */
const mostRows = 500;

export function guessColumns(sheet: Sheet, kind: ExportKind): ColumnGuess[] {
  const columns = columnsOf(sheet);
  const taken = new Map<string, ColumnGuess>();
  const meant = new Set<string>();
  for (const guess of candidates(columns, kind)) {
    const isTender = guess.meaning.startsWith(tenderPrefix);
    if (!taken.has(guess.name) && (isTender || !meant.has(guess.meaning))) {
      taken.set(guess.name, guess);
      meant.add(guess.meaning);
    }
  }
  withTax(columns, kind, taken);
  const guesses = columns.map(({ name }) => taken.get(name) ?? { name, meaning: null, certainty: 0 });
  return withoutHalves(
    guesses.map((guess) => withoutRivals(guess, kind, meant)),
    kind,
  );
}

/** Files of which the names of a few columns say at once what they are; a file of none of these holds sales. */
const otherKinds = ["buys", "buyLines", "days", "dayCloses", "customers", "employees"] as const;

/** The kind of which the file has all columns that it needs, and explains the most of the others. */
export function guessKind(sheet: Sheet): ExportKind {
  const sales = guessSalesKind(sheet);
  const ofSales = explained(sheet, sales);
  const best = otherKinds
    .map((kind) => ({ kind, count: explained(sheet, kind) }))
    .reduce((most, each) => (each.count > most.count ? each : most), {
      kind: sales,
      count: ofSales,
    } satisfies KindCount);
  return best.kind;
}

type KindCount = { kind: ExportKind; count: number };

/** How many columns of the file a kind surely explains; none when it lacks what it needs. */
function explained(sheet: Sheet, kind: ExportKind): number {
  const sure = sureMeanings(sheet, kind);
  const hasAll = exportKinds[kind].required.every((group) => group.some((meaning) => sure.has(meaning)));
  return hasAll ? sure.size : 0;
}

function sureMeanings(sheet: Sheet, kind: ExportKind): Set<string | null> {
  return new Set(
    guessColumns(sheet, kind)
      .filter(({ certainty, meaning }) => certainty >= sureFrom && meaning !== leftOut)
      .map(({ meaning }) => meaning),
  );
}

/** Pieces, or whole tickets. */
export function guessSalesKind(sheet: Sheet): ExportKind {
  const line = sureMeanings(sheet, "ticketLines");
  const ticket = sureMeanings(sheet, "tickets");
  const isPiece = line.has("quantity") || line.has("sku") || line.has("description");
  const isTicket = ticket.has("total") && (ticket.has("tender") || ticket.has("subTotal"));
  return (isPiece && !(isTicket && !line.has("quantity"))) || (line.has("amount") && !ticket.has("total"))
    ? "ticketLines"
    : "tickets";
}

type Column = { name: string; cells: readonly string[] };

function columnsOf({ header, rows }: Sheet): Column[] {
  const first = rows.slice(0, mostRows);
  return header.map((name, at) => ({ name, cells: first.map((row) => row[at] ?? "") }));
}

type Candidate = { name: string; meaning: string; certainty: number };

function candidates(columns: readonly Column[], kind: ExportKind): Candidate[] {
  const { meanings, tenders } = exportKinds[kind];
  const brands = columns.filter(({ name }) => isCardBrand(name)).length;
  const ofMeanings = columns.flatMap((column) =>
    Object.entries(meanings).map(([meaning, shape]) => ({
      name: column.name,
      meaning,
      certainty: certaintyOf(column, { meaning, shape, kind }),
    })),
  );
  const ofTenders = tenders?.inColumns === true ? columns.map((column) => tenderCandidate(column, brands)) : [];
  return [...ofMeanings, ...ofTenders]
    .filter(({ certainty }) => certainty >= worthAsking)
    .toSorted((left, right) => right.certainty - left.certainty);
}

type Meant = { meaning: string; shape: CellShape; kind: ExportKind };

function certaintyOf({ name, cells }: Column, { meaning, shape, kind }: Meant): number {
  const named = nameFit(name, meaning, kind);
  const looks = shapeShare(cells, shape);
  if (named > 0) {
    return Math.min(surest, named * (0.25 + 0.75 * (looks ?? 0.9)));
  }
  return looks === null ? 0 : byValues(cells, meaning, looks);
}

/** What values alone may say of a column whose name says nothing. */
function byValues(cells: readonly string[], meaning: string, looks: number): number {
  const byShape: Readonly<Record<string, number>> = {
    at: 0.9,
    time: 0.9,
    coupon: 0.61,
    customer: phoneShare(cells) > 0.9 ? 0.6 : 0,
    date: 0.9,
    email: 0.9,
    phone: 0.8,
    tender: tenderShare(cells) > 0.6 && distinctShare(cells) < 0.5 ? 0.8 : 0,
    sku: cells.some((cell) => /\d-\d/.test(cell)) ? 0.5 : 0,
  };
  return looks < 0.6 ? 0 : looks * (byShape[meaning] ?? 0);
}

function tenderCandidate({ name, cells }: Column, brands: number): Candidate {
  const { kind, fit } = tenderOfName(name);
  const looks = shapeShare(cells, "money") ?? 0.9;
  // A column that is only called DISC is as often the discount.
  const isDoubtful = kind === "discover" && brands < 2;
  const certainty = Math.min(surest, fit * (0.25 + 0.75 * looks));
  return { name, meaning: tenderPrefix + kind, certainty: isDoubtful ? Math.min(0.5, certainty) : certainty };
}

function isCardBrand(name: string): boolean {
  return ["visa", "mastercard", "amex", "discover"].includes(tenderOfName(name).kind);
}

/** A nameless amount that is always the same share of the net price is its tax. */
function withTax(columns: readonly Column[], kind: ExportKind, taken: Map<string, ColumnGuess>): void {
  const guesses = [...taken.values()];
  const net = guesses.find(({ meaning }) => meaning === (kind === "ticketLines" ? "amount" : "subTotal"));
  const netCells = columns.find(({ name }) => name === net?.name)?.cells;
  if (netCells === undefined || guesses.some(({ meaning }) => meaning === "tax")) {
    return;
  }
  for (const { name, cells } of columns) {
    if (!taken.has(name) && hasCents(cells) && taxFit(netCells, cells) > 0.95) {
      taken.set(name, { name, meaning: "tax", certainty: 0.95 });
      return;
    }
  }
}

/** Of a price and an amount the map takes one alone. */
function withoutRivals(guess: ColumnGuess, kind: ExportKind, meant: ReadonlySet<string>): ColumnGuess {
  const loses = exportKinds[kind].exclusive.some((group) => {
    const winner = group.find((meaning) => meant.has(meaning));
    return group.includes(guess.meaning ?? "") && winner !== undefined && winner !== guess.meaning;
  });
  return loses ? { ...guess, meaning: leftOut } : guess;
}

/** A tender's name without its amount says nothing, and an amount without its name neither. */
function withoutHalves(guesses: readonly ColumnGuess[], kind: ExportKind): ColumnGuess[] {
  const meant = new Set(guesses.map(({ meaning }) => meaning));
  const halves = exportKinds[kind].together.filter((group) => !group.every((half) => meant.has(half))).flat();
  const isHalf = ({ meaning }: ColumnGuess) => meaning !== null && halves.includes(meaning);
  return guesses.map((guess) => (isHalf(guess) ? { ...guess, meaning: null, certainty: 0 } : guess));
}
