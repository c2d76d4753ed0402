/** The journal of each closed business date: sales, buys and cost of goods, as the books of a store take them. */
import { z } from "zod";
import { firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { Cents } from "#common/money.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./entries.db.ts";
import type { EntryWithLines, NamedTemplateLine, StoredEntry } from "./entries.db.ts";
import { journalCsv } from "./journal-csv.rules.ts";
import { changedLines, journalKinds } from "./journal.rules.ts";
import type { JournalKind } from "./journal.rules.ts";

export { queueEntries } from "./make-entries.ts";
export { viewJournalLine } from "./journal-line.ts";
export type { LineDetail, LinePart, LineRow } from "./journal-line.ts";
export { viewOpenEntries } from "./posting/entry-states.ts";
export type { StoredEntry } from "./entries.db.ts";

export type LedgerMonth = {
  from: BusinessDate;
  to: BusinessDate;
  today: BusinessDate;
  /** 0 is Sunday, 1 Monday. */
  weekStart: 0 | 1;
  /** Of closed dates, the oldest first; those of one date in the order sales, buys, cost of goods. */
  entries: StoredEntry[];
};

export type ReportLine = { key: string; name: string; definition: string; debit: Cents; credit: Cents };
export type LineChange = { key: string; name: string; before: Cents; now: Cents };
export type JournalEntry = StoredEntry & {
  lines: ReportLine[];
  /** Lines of the template that are zero and stay out of the entry. */
  zeroLines: string[];
  /** What the revision before said otherwise; empty for a first one. */
  changes: LineChange[];
};

export type JournalReport = {
  businessDate: BusinessDate;
  storeId: number;
  /** Empty until the date's Day Close is here. */
  entries: JournalEntry[];
};

const anyDate = z.object({ date: businessDate.nullish() });

/** How the entries of each date of a month stand; of the running month without a date. */
export const viewLedgerMonth = operation({
  name: "books.viewLedgerMonth",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: anyDate,
  async run(context, { date }): Promise<LedgerMonth> {
    const month = await monthOf(context, date ?? null);
    const entries = await db.listEntries(context.sql, { storeId: context.store.id, ...month });
    return { ...month, weekStart: context.store.weekStart, entries: entries.toSorted(byDateAndKind) };
  },
});

/** The three entries of a date with their lines, and what a correction changed. */
export const viewJournalReport = operation({
  name: "books.viewJournalReport",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<JournalReport> {
    const storeId = context.store.id;
    const [template, holding, revisions] = await Promise.all([
      db.listTemplateLines(context.sql),
      db.listEntries(context.sql, { storeId, from: date, to: date }),
      db.listRevisions(context.sql, { storeId, dates: [date], newestOnly: false }),
    ]);
    const entries = holding.length === 0 ? [] : journalKinds.flatMap((kind) => reportEntry(kind, revisions, template));
    return { businessDate: date, storeId, entries };
  },
});

/** The month's entries as lines for a spreadsheet or an import. */
export const exportLedger = operation({
  name: "books.exportLedger",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: anyDate,
  async run(context, { date }): Promise<string> {
    const range = { storeId: context.store.id, ...(await monthOf(context, date ?? null)) };
    const [template, holding] = await Promise.all([
      db.listTemplateLines(context.sql),
      db.listEntries(context.sql, range),
    ]);
    const dates = [...new Set(holding.map((entry) => entry.date))];
    const entries = await db.listRevisions(context.sql, { storeId: range.storeId, dates, newestOnly: true });
    return journalCsv(
      entries.toSorted(byDateAndKind).map((entry) => ({ ...entry, lines: namedLines(entry, template) })),
    );
  },
});

async function monthOf(
  context: StoreContext,
  date: BusinessDate | null,
): Promise<Pick<LedgerMonth, "from" | "to" | "today">> {
  const today = await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
  return { from: firstOfMonth(date ?? today), to: lastOfMonth(date ?? today), today };
}

function byDateAndKind(left: StoredEntry, right: StoredEntry): number {
  return left.date.localeCompare(right.date) || journalKinds.indexOf(left.kind) - journalKinds.indexOf(right.kind);
}

function reportEntry(
  kind: JournalKind,
  revisions: readonly EntryWithLines[],
  template: readonly NamedTemplateLine[],
): JournalEntry[] {
  const [newest, previous] = revisions.filter((entry) => entry.kind === kind);
  if (newest === undefined) {
    return [];
  }
  const lines = template.filter((line) => line.kind === kind);
  const names = new Map(lines.map((line) => [line.key, line.name]));
  const keys = lines.map(({ key }) => key);
  const changes = previous === undefined ? [] : changedLines(previous.lines, newest.lines, keys);
  const used = new Set(newest.lines.map(({ key }) => key));
  return [
    {
      ...newest,
      lines: namedLines(newest, template),
      zeroLines: lines.flatMap((line) => (used.has(line.key) ? [] : [line.name])),
      changes: changes.map((change) => ({ ...change, name: names.get(change.key) ?? change.key })),
    },
  ];
}

/** In the order of the template. */
function namedLines({ kind, lines }: EntryWithLines, template: readonly NamedTemplateLine[]): ReportLine[] {
  const amounts = new Map(lines.map((line) => [line.key, line]));
  return template.flatMap((line) => {
    const amount = line.kind === kind ? amounts.get(line.key) : undefined;
    return amount === undefined ? [] : [{ ...amount, name: line.name, definition: line.definition }];
  });
}
