/** What a person decides about one entry. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { listRevisions } from "#server/areas/books/entries.db.ts";
import { journalKinds } from "#server/areas/books/journal.rules.ts";
import { journalEntryResent, journalEntrySkipped } from "#server/events/books.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { bookPosting } from "./books-service.ts";
import { refreshScreens } from "./setup.ts";
import * as db from "./postings.db.ts";
import type { Posting, PostingKey } from "./postings.db.ts";

const permission = "automations:manage" as const;
const entryKey = z.object({ date: businessDate, kind: z.enum(journalKinds) });
type EntryKey = z.output<typeof entryKey>;

/** Tries an entry now that was not sent. */
export const tryEntryAgain = operation({
  name: "books.tryEntryAgain",
  kind: "write",
  permission,
  on: "store",
  input: entryKey,
  async run(context, entry): Promise<void> {
    const posting = await lockPosting(context, entry);
    if (posting.state === "sent") {
      return;
    }
    await mustBalance(context, entry);
    await wake(context, { posting, change: {} });
  },
});

/** Sends an entry over the one that is there: figures that changed after posting, or the entry that has its number. */
export const resendEntry = operation({
  name: "books.resendEntry",
  kind: "write",
  permission,
  on: "store",
  input: entryKey,
  async run(context, entry): Promise<void> {
    const posting = await lockPosting(context, entry);
    const remoteId = posting.remoteId ?? posting.foundId;
    if (remoteId === null) {
      throw new Refusal("not-active", { message: "This entry is not in the bookkeeping service yet" });
    }
    await mustBalance(context, entry);
    await wake(context, { posting, change: { remoteId } });
    await context.emit(journalEntryResent, { businessDate: entry.date, kind: entry.kind }, subject(entry));
  },
});

/** Leaves an entry out for good, such as one whose period the bookkeeper has closed. */
export const skipEntry = operation({
  name: "books.skipEntry",
  kind: "write",
  permission,
  on: "store",
  input: entryKey,
  async run(context, entry): Promise<void> {
    const posting = await lockPosting(context, entry);
    if (posting.state === "sent" || posting.state === "sending") {
      throw new Refusal("not-active", { message: "This entry has been sent" });
    }
    await db.changePosting(context.sql, keyOf(context, posting), { state: "skipped", reason: null, problem: "" });
    await context.emit(journalEntrySkipped, { businessDate: entry.date, kind: entry.kind }, subject(entry));
    await refreshScreens(context);
  },
});

async function lockPosting(context: StoreContext, entry: EntryKey): Promise<Posting> {
  const posting = await db.findPosting(context.sql, { storeId: context.store.id, ...entry, isLocked: true });
  if (posting === null) {
    throw notFound("Entry");
  }
  return posting;
}

/** An entry that waited for its balance would go out without a press, with figures that nobody saw. */
async function mustBalance(context: StoreContext, { date, kind }: EntryKey): Promise<void> {
  const newest = await listRevisions(context.sql, { storeId: context.store.id, dates: [date], newestOnly: true });
  if (newest.some((entry) => entry.kind === kind && entry.state === "out_of_balance")) {
    throw new Refusal("not-active", { message: "This entry is out of balance, so it can't be sent yet" });
  }
}

async function wake(
  context: StoreContext,
  { posting, change }: { posting: Posting; change: { remoteId?: string } },
): Promise<void> {
  await db.changePosting(context.sql, keyOf(context, posting), {
    ...{ state: "waiting", reason: null, problem: "", tries: 0, firstTriedAt: null, nextTryAt: context.now },
    // A person who has one entry sent does not wait for a stopped run.
    ...{ backfillId: null, ...change },
    // A service that remembers a request may give its refusal again.
    round: posting.round + 1,
  });
  await bookPosting(context);
  await refreshScreens(context);
}

function keyOf(context: StoreContext, { date, kind }: Posting): PostingKey {
  return { storeId: context.store.id, date, kind };
}

function subject({ date }: EntryKey) {
  return { kind: "business-date", id: date } as const;
}
