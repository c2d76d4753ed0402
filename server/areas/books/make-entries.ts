import { z } from "zod";
import { journalEntryCorrected } from "#server/events/books.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { makeEntriesJob } from "./books.jobs.ts";
import { listClosedDays } from "./closed-days.db.ts";
import * as db from "./entries.db.ts";
import type { EntryWithLines, NewEntry } from "./entries.db.ts";
import { isSameEntry, journalEntries } from "./journal.rules.ts";
import { queuePostings } from "./posting/post-entries.ts";
import { settleReturned } from "./posting/postings.db.ts";

/** What comes within this time shares a job, so that years of history do not queue one for each batch. */
const gatherMs = 5000;
/** And then a register that sends a day in several batches has likely sent the last one. */
const settleMs = 3000;
/** Dates of one transaction; a feed that touches one of them waits for it, so it must be short. */
const mostDates = 30;

/** Queues the entries of those of the dates that are closed, in the transaction that changed their rows. */
export async function queueEntries(context: StoreContext, dates: readonly string[]): Promise<void> {
  const { sql, store, now } = context;
  if (dates.length > 0 && (await db.insertWaitingDates(sql, { storeId: store.id, dates }))) {
    const gatheredAt = (Math.floor(now.getTime() / gatherMs) + 1) * gatherMs;
    const key = `${makeEntriesJob.name}:${store.id}:${gatheredAt}`;
    await context.addJob(makeEntriesJob, { storeId: store.id }, { key, runAt: new Date(gatheredAt + settleMs) });
  }
}

/** Makes the entries of all dates that wait, some dates at a time, each time in its own transaction. */
export async function makeEntries(request: StoreRequest): Promise<void> {
  while ((await makeWaitingEntries(request, {})) > 0) {
    // The dates are committed before the next are looked for.
  }
}

/** Resolves to the number of dates that were taken. */
const makeWaitingEntries = operation({
  name: "books.makeWaitingEntries",
  kind: "write",
  permission: "reports:view-manager-reports",
  on: "store",
  isUnlimited: true,
  input: z.object({}),
  async run(context): Promise<number> {
    const { sql, now } = context;
    const storeId = context.store.id;
    const dates = await db.takeWaitingDates(sql, { storeId, most: mostDates });
    if (dates.length === 0) {
      return 0;
    }
    const [template, days, stored] = await Promise.all([
      db.listTemplateLines(sql),
      listClosedDays(sql, { storeId, dates }),
      db.listRevisions(sql, { storeId, dates, newestOnly: true }),
    ]);
    const entries = days.flatMap((day) =>
      journalEntries(day, template).map((entry) => ({ ...entry, date: day.date, closeSeq: day.closeSeq })),
    );
    const earlier = new Map(stored.map((entry) => [`${entry.date} ${entry.kind}`, entry]));
    const changed = entries.flatMap((entry) => {
      const before = earlier.get(`${entry.date} ${entry.kind}`) ?? null;
      return before !== null && isSameEntry(before, entry)
        ? []
        : [{ before, entry: { ...entry, revision: (before?.revision ?? 0) + 1 } }];
    });
    if (changed.length > 0) {
      await db.insertEntries(sql, storeId, { entries: changed.map(({ entry }) => entry), now });
      await announce(context, changed);
      await settleReturned(sql, { storeId, dates });
      await queuePostings(context);
    }
    return dates.length;
  },
});

/** A first entry follows from its Day Close, which the history has; one that changed is an event of its own. */
async function announce(
  context: StoreContext,
  changed: readonly { before: EntryWithLines | null; entry: NewEntry }[],
): Promise<void> {
  for (const { before, entry } of changed) {
    if (before !== null) {
      const { date, kind, revision } = entry;
      await context.emit(
        journalEntryCorrected,
        { businessDate: date, kind, revision, before: sums(before), after: sums(entry) },
        { kind: "business-date", id: date },
      );
    }
  }
  const dates = new Set(changed.map(({ entry }) => entry.date));
  const [only] = dates.size === 1 ? dates : [];
  await sendNotice(context, { name: "journal.entries-made", recordKind: "JournalReport", recordId: only ?? null });
}

function sums({ debit, credit }: { debit: number; credit: number }): { debitCents: number; creditCents: number } {
  return { debitCents: debit, creditCents: credit };
}
