/** How each entry of some dates stands between its Day Close and the company's books. */
import { z } from "zod";
import { daysBetween } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { Cents } from "#common/money.ts";
import { bookkeeping } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { isServiceStopped } from "#server/areas/automations/automations.ts";
import { listEntries, listRevisions, listTemplateLines } from "#server/areas/books/entries.db.ts";
import type { EntryWithLines, StoredEntry } from "#server/areas/books/entries.db.ts";
import { changedLines } from "#server/areas/books/journal.rules.ts";
import type { JournalKind } from "#server/areas/books/journal.rules.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { findActiveBooks } from "./books-service.ts";
import { findSettings, isMapped, listAccounts, listLineAccounts } from "./chart.db.ts";
import { entryPostingState } from "./posting.rules.ts";
import type { EntryPostingState, PostingConnection } from "./posting.rules.ts";
import { countHeld, listPostings, listProblems } from "./postings.db.ts";
import type { Posting } from "./postings.db.ts";

export type EntryPosting = Pick<StoredEntry, "date" | "kind"> & {
  state: EntryPostingState;
  /** The larger side: both are equal in an entry that is in balance. */
  amount: Cents;
  /** Null for an entry that was never queued. */
  posting: Posting | null;
  /** The entry's page in the service; null while it is not there. */
  url: string | null;
  /** What the entry there says otherwise, since figures changed after it was posted. */
  changes: { key: string; name: string; before: number; now: number }[];
};

/** A month and the days around it in a calendar. */
const mostDays = 62;

export const listEntryPostings = operation({
  name: "books.listEntryPostings",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ from: businessDate, to: businessDate }),
  async run(context, { from, to }): Promise<EntryPosting[]> {
    if (daysBetween(from, to) >= mostDays) {
      throw invalidInput({ to: [`Use ${mostDays} days or fewer`] });
    }
    const { sql } = context;
    const range = { storeId: context.store.id, from, to };
    const entries = await listEntries(sql, range);
    const postings = new Map((await listPostings(sql, range)).map((row) => [`${row.date} ${row.kind}`, row]));
    const { connection, entryUrl } = await viewConnection(context);
    const listed = entries.map((entry) => {
      const posting = postings.get(`${entry.date} ${entry.kind}`) ?? null;
      const state = entryPostingState(entry, posting, connection);
      // Of a number that is taken, the page of the entry that has it.
      const remoteId = posting?.remoteId ?? posting?.foundId ?? null;
      const url = remoteId !== null && entryUrl !== null ? entryUrl(remoteId) : null;
      const amount = Math.max(entry.debit, entry.credit);
      return { date: entry.date, kind: entry.kind, state, amount, posting, url, changes: [] };
    });
    return withChanges(context, listed);
  },
});

export type NamedLineAccount = {
  kind: JournalKind;
  line: string;
  /** With its number, where the company numbers its accounts. */
  name: string;
};

/** On which account each line of the store's entries is posted; none where the store posts nowhere. */
export const listAccountsOfLines = operation({
  name: "books.listAccountsOfLines",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),
  async run(context): Promise<NamedLineAccount[]> {
    if ((await findActiveBooks(context)) === null) {
      return [];
    }
    const accounts = await listAccounts(context.sql, context.store.id);
    const names = new Map(accounts.map(({ id, number, name }) => [id, number === null ? name : `${number} ${name}`]));
    const chosen = await listLineAccounts(context.sql, context.store.id);
    return chosen.flatMap(({ kind, line, accountId }) => {
      const name = names.get(accountId);
      return name === undefined ? [] : [{ kind, line, name }];
    });
  },
});

export type OpenEntries = {
  /** Of the date, with what keeps each out of balance. */
  unbalanced: { kind: JournalKind; difference: Cents }[];
  /** Of any date, with what the first of them was refused for. */
  notSent: number;
  problem: string;
  /** New ones that wait because the service doesn't take them, with what it said. */
  held: { count: number; problem: string };
};

/** What of the books waits for a person on the morning after a date. */
export const viewOpenEntries = operation({
  name: "books.viewOpenEntries",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<OpenEntries> {
    const storeId = context.store.id;
    const entries = await listEntries(context.sql, { storeId, from: date, to: date });
    const [problems, held] = [await listProblems(context.sql, storeId), await countHeld(context.sql, storeId)];
    return {
      held,
      unbalanced: entries.filter(({ state }) => state === "out_of_balance"),
      notSent: problems.length,
      problem: problems[0]?.problem ?? "",
    };
  },
});

async function viewConnection(
  context: StoreContext,
): Promise<{ connection: PostingConnection | null; entryUrl: ((id: string) => string) | null }> {
  const settings = await findSettings(context.sql, context.store.id);
  const id = await findActiveBooks(context);
  const service = id === null ? null : context.platform.services.find(bookkeeping, id);
  const connection = settings && {
    isActive: id !== null,
    isMapped: await isMapped(context.sql, context.store.id),
    startDate: settings.startDate,
    isStopped: id !== null && (await isServiceStopped(context, { id })),
  };
  return { connection, entryUrl: service && ((remoteId) => service.entryUrl(remoteId)) };
}

/** Compares with the revision that was sent, not with the last one: several corrections may have come since. */
async function withChanges(context: StoreContext, listed: EntryPosting[]): Promise<EntryPosting[]> {
  const changed = listed.filter(isChangedThere);
  if (changed.length === 0) {
    return listed;
  }
  const dates = [...new Set(changed.map(({ date }) => date))];
  const template = await listTemplateLines(context.sql);
  const revisions = await listRevisions(context.sql, { storeId: context.store.id, dates, newestOnly: false });
  return listed.map((entry) =>
    isChangedThere(entry) ? { ...entry, changes: changesOf(entry, { revisions, template }) } : entry,
  );
}

/** Whether the service holds other figures than ours: those that are out of balance now as well. */
function isChangedThere({ state, posting }: EntryPosting): boolean {
  return posting?.state === "sent" && state !== "sent";
}

function changesOf(
  { date, kind, posting }: EntryPosting,
  { revisions, template }: { revisions: EntryWithLines[]; template: { kind: string; key: string; name: string }[] },
): EntryPosting["changes"] {
  const [newest, ...older] = revisions.filter((row) => row.date === date && row.kind === kind);
  const sent = older.find(({ revision }) => revision === posting?.sentRevision);
  const lines = template.filter((line) => line.kind === kind);
  const names = new Map(lines.map(({ key, name }) => [key, name]));
  const changes = changedLines(
    sent?.lines ?? [],
    newest?.lines ?? [],
    lines.map(({ key }) => key),
  );
  return changes.map((change) => ({ ...change, name: names.get(change.key) ?? change.key }));
}
