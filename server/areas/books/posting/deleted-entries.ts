/** Entries that a person deleted at the service: the books then lack a day, and nobody here would know. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { localTimeAt } from "#common/store-time.ts";
import { noteFailure } from "#server/areas/automations/automations.ts";
import { journalKinds } from "#server/areas/books/journal.rules.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { providerOf, withBooks } from "./books-service.ts";
import { findSettings } from "./chart.db.ts";
import * as db from "./postings.db.ts";
import type { SentPosting } from "./postings.db.ts";
import { refreshScreens } from "./setup.ts";
import { titleOf } from "./try-results.ts";

const permission = "automations:manage" as const;
/** Bookkeepers work on the last month or two; what they delete later they close the books over. */
const daysBack = 62;

/** Only an entry that is there neither by its id nor by its number counts as deleted. */
export async function noteDeleted(request: StoreRequest, id: string): Promise<void> {
  const sent = await viewSent(request, { id });
  if (sent.length === 0) {
    return;
  }
  const provider = providerOf(request.platform, id);
  const deleted = await withBooks(request, id, async (credentials) => {
    const byId = await provider.readEntries(
      credentials,
      sent.map(({ remoteId }) => remoteId),
    );
    const missing = leftOver(sent, { there: byId.map((entry) => entry.id), key: "remoteId" });
    const byNumber = await provider.findEntries(
      credentials,
      missing.map(({ number }) => number),
    );
    return leftOver(missing, { there: byNumber.map((entry) => entry.number), key: "number" });
  });
  for (const { date, kind, remoteId } of deleted) {
    await noteDeletedEntry(request, { id, date, kind, remoteId });
  }
}

function leftOver(
  sent: readonly SentPosting[],
  { there, key }: { there: readonly string[]; key: "remoteId" | "number" },
): SentPosting[] {
  const present = new Set(there);
  return sent.filter((posting) => !present.has(posting[key]));
}

const viewSent = operation({
  name: "books.viewSent",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: inputText.max(40) }),
  async run({ sql, store, now }, { id }): Promise<SentPosting[]> {
    const settings = await findSettings(sql, store.id);
    const from = addDays(localTimeAt(now, store.timeZone).date, -daysBack);
    return settings === null
      ? []
      : db.listSent(sql, { storeId: store.id, provider: id, companyId: settings.companyId, from });
  },
});

/** A person decides whether it is posted again: the deletion may have been on purpose. */
const noteDeletedEntry = operation({
  name: "books.noteDeletedEntry",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    id: inputText.max(40),
    date: businessDate,
    kind: z.enum(journalKinds),
    remoteId: foreignText(100).min(1),
  }),
  async run(context, { id, date, kind, remoteId }): Promise<void> {
    const posting = await db.findPosting(context.sql, { storeId: context.store.id, date, kind, isLocked: true });
    // It may have been sent again since the service was asked.
    if (posting?.state !== "sent" || posting.remoteId !== remoteId) {
      return;
    }
    const provider = providerOf(context.platform, id);
    const problem = `${provider.entryName(remoteId)} was deleted there`;
    await db.changePosting(
      context.sql,
      { storeId: context.store.id, date, kind },
      {
        ...{ state: "needs_action", reason: "gone-there", problem, tries: 0, firstTriedAt: null },
        ...{ remoteId: null, remoteVersion: null },
      },
    );
    const text = `${titleOf(date, kind)}: ${problem}`;
    await noteFailure(context, { id, kind: "entries", code: "refused", text, retryAfterMs: null });
    await refreshScreens(context);
  },
});
