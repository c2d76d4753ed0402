import type { Cents } from "#common/money.ts";

export const journalKinds = ["SALES", "BUYS", "COGS"] as const;
export type JournalKind = (typeof journalKinds)[number];

/** The figures that a line of the template can be. */
export const figureNames = [
  "cashToDeposit",
  "checks",
  "visaMastercard",
  "amex",
  "discover",
  "debitCards",
  "giftRedeemed",
  "storeCreditRedeemed",
  "tradeCreditRedeemed",
  "otherTenders",
  "paidOut",
  "cashShort",
  "salesUsed",
  "salesNew",
  "salesOther",
  "giftSold",
  "tax",
  "storeCreditIssued",
  "paidIn",
  "cashOver",
  "buysCost",
  "buysCash",
  "buysCheck",
  "buysTrade",
  "buysDigital",
  "cogsUsed",
  "cogsNew",
  "inventoryUsed",
  "inventoryNew",
  "adjustments",
] as const;
type FigureName = (typeof figureNames)[number];
type Figures = Record<FigureName, Cents>;

/** A tender or a movement of the drawer; a tender is negative when money went back. */
type NamedAmount = { kind: string; amount: Cents; reason?: string };

/** Of a business date what the point of sale said in the evening, and what its own rows add up to. */
export type ClosedDay = {
  close: {
    netSales: Cents;
    tax: Cents;
    giftSold: Cents;
    /** Null when nobody counted. */
    overShort: Cents | null;
    buysCash: Cents;
    buysTrade: Cents;
    cogsUsed: Cents;
    cogsNew: Cents;
    tenders: readonly NamedAmount[];
    drawer: readonly NamedAmount[];
  };
  rows: {
    salesUsed: Cents;
    salesNew: Cents;
    salesOther: Cents;
    /** Above 0. */
    storeCreditIssued: Cents;
    /** Cash and trade of completed buys. */
    buysPaid: Cents;
    costUsed: Cents;
    costNew: Cents;
    /** A piece was sold whose cost the point of sale does not know. */
    lacksCosts: boolean;
  };
};

export type TemplateLine = { kind: JournalKind; key: string; side: "debit" | "credit"; source: string };
/** One of both is 0. */
export type JournalLine = { key: string; debit: Cents; credit: Cents };
export type EntryState = "ready" | "out_of_balance";
export type Entry = {
  kind: JournalKind;
  state: EntryState;
  debit: Cents;
  credit: Cents;
  /** Booked to cash over, or below 0 to cash short, so that the entry balances. */
  rounded: Cents;
  /** What keeps the entry out of balance; 0 for one that is in. */
  difference: Cents;
  lines: JournalLine[];
};

/** A point of sale rounds the tax of each ticket, so a day's sales may be off by this and no more. */
const mostRounded: Cents = 5;

/** The three entries of a closed date. Lines of zero are left out; a line below zero stands on its other side. */
export function journalEntries(day: ClosedDay, template: readonly TemplateLine[]): Entry[] {
  const figures = lineFigures(day);
  return journalKinds.map((kind) => {
    const lines = template.filter((line) => line.kind === kind);
    const entry = addUp(kind, lines, figures);
    return kind === "SALES" ? withinCents(entry, { day, lines, figures }) : judged(entry, entry.debit - entry.credit);
  });
}

type Sums = Pick<Entry, "kind" | "debit" | "credit" | "lines">;

function addUp(kind: JournalKind, template: readonly TemplateLine[], figures: Figures): Sums {
  const lines = template.flatMap(({ key, side, source }) => {
    const amount = isFigure(source) ? figures[source] : 0;
    if (amount === 0) {
      return [];
    }
    const isDebit = (side === "debit") === amount > 0;
    const size = Math.abs(amount);
    return [{ key, debit: isDebit ? size : 0, credit: isDebit ? 0 : size }];
  });
  return { kind, lines, debit: sum(lines.map(({ debit }) => debit)), credit: sum(lines.map(({ credit }) => credit)) };
}

function isFigure(source: string): source is FigureName {
  return figureNames.some((name) => name === source);
}

function judged(sums: Sums, difference: Cents, rounded: Cents = 0): Entry {
  return { ...sums, rounded, difference, state: difference === 0 ? "ready" : "out_of_balance" };
}

/**
 * Books a few cents to cash over or short. Sales of the Day Close that are not those of its tickets by more than that
 * keep the entry out of balance even when both sides agree: the split into used and new is then not to be trusted.
 */
function withinCents(
  entry: Sums,
  { day, lines, figures }: { day: ClosedDay; lines: readonly TemplateLine[]; figures: Figures },
): Entry {
  const gap = entry.debit - entry.credit;
  const { salesUsed, salesNew, salesOther } = day.rows;
  const unmatched = day.close.netSales - salesUsed - salesNew - salesOther;
  const larger = Math.abs(gap) >= Math.abs(unmatched) ? gap : unmatched;
  if (Math.abs(larger) > mostRounded) {
    return judged(entry, larger);
  }
  const counted = (day.close.overShort ?? 0) + gap;
  const rounded = addUp("SALES", lines, { ...figures, ...overOrShort(counted) });
  const left = rounded.debit - rounded.credit;
  return judged(rounded, left, left === 0 ? gap : 0);
}

function overOrShort(counted: Cents): Pick<Figures, "cashOver" | "cashShort"> {
  return { cashOver: Math.max(0, counted), cashShort: Math.max(0, -counted) };
}

/**
 * Money and totals come from the Day Close; what it does not split (used and new, credit given back) from its tickets.
 * Debits and credits of buys and costs come one from the Day Close and the other from the rows, so that an entry in
 * balance says that both agree.
 */
function lineFigures({ close, rows }: ClosedDay): Figures {
  const tender = (line: keyof typeof tenderLines) => {
    const kinds: readonly string[] = tenderLines[line];
    return named(close.tenders, (kind) => kinds.includes(kind));
  };
  const drawer = (name: string) => named(close.drawer, (kind) => kind === name);
  const [paidIn, paidOut, counted] = [drawer("paidIn"), drawer("paidOut"), close.overShort ?? 0];
  return {
    cashToDeposit: tender("cashToDeposit") + paidIn - paidOut + counted,
    checks: tender("checks"),
    visaMastercard: tender("visaMastercard"),
    amex: tender("amex"),
    discover: tender("discover"),
    debitCards: tender("debitCards"),
    giftRedeemed: tender("giftRedeemed"),
    storeCreditRedeemed: tender("storeCreditRedeemed") + rows.storeCreditIssued,
    tradeCreditRedeemed: tender("tradeCreditRedeemed"),
    otherTenders: named(close.tenders, (kind) => !namedTenders.has(kind)),
    paidOut,
    ...overOrShort(counted),
    salesUsed: rows.salesUsed,
    salesNew: rows.salesNew,
    salesOther: rows.salesOther,
    giftSold: close.giftSold,
    tax: close.tax,
    storeCreditIssued: rows.storeCreditIssued,
    paidIn,
    buysCost: rows.buysPaid,
    buysCash: close.buysCash,
    buysTrade: close.buysTrade,
    cogsUsed: close.cogsUsed,
    cogsNew: close.cogsNew,
    // A cost that no ticket knows cannot be compared: the Day Close's own stands on both sides.
    inventoryUsed: rows.lacksCosts ? close.cogsUsed : rows.costUsed,
    inventoryNew: rows.lacksCosts ? close.cogsNew : rows.costNew,
    ...unfed,
  };
}

/** What no point of sale sends us yet. */
const unfed = { buysCheck: 0, buysDigital: 0, adjustments: 0 } as const;

/** The tenders of each line that stands for some. */
export const tenderLines = {
  cashToDeposit: ["cash"],
  checks: ["check"],
  visaMastercard: ["visa", "mastercard"],
  amex: ["amex"],
  discover: ["discover"],
  debitCards: ["debit"],
  giftRedeemed: ["giftCard"],
  storeCreditRedeemed: ["storeCredit"],
  storeCreditIssued: ["storeCredit"],
  tradeCreditRedeemed: ["tradeCredit"],
} as const satisfies Partial<Record<FigureName, readonly string[]>>;

export const namedTenders: ReadonlySet<string> = new Set(Object.values(tenderLines).flat());

function named(amounts: readonly NamedAmount[], matches: (kind: string) => boolean): Cents {
  return sum(amounts.map(({ kind, amount }) => (matches(kind) ? amount : 0)));
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Whether an entry came out as it stands: nothing new is written then. */
export function isSameEntry(left: Omit<Entry, "kind">, right: Omit<Entry, "kind">): boolean {
  return entryText(left) === entryText(right);
}

function entryText({ state, rounded, difference, lines }: Omit<Entry, "kind">): string {
  const texts = lines.map(({ key, debit, credit }) => `${key} ${debit} ${credit}`).toSorted();
  return [state, rounded, difference, ...texts].join("\n");
}

/** The lines whose amounts differ between two revisions, in the order of the template. */
export function changedLines(
  before: readonly JournalLine[],
  now: readonly JournalLine[],
  order: readonly string[],
): { key: string; before: Cents; now: Cents }[] {
  return order.flatMap((key) => {
    const [old, current] = [amountOf(before, key), amountOf(now, key)];
    return old === current ? [] : [{ key, before: Math.abs(old), now: Math.abs(current) }];
  });
}

/** Above 0 as a debit, below as a credit. */
function amountOf(lines: readonly JournalLine[], key: string): Cents {
  return sum(lines.map((line) => (line.key === key ? line.debit - line.credit : 0)));
}
