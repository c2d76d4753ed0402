/** What became of a try to post an entry: it stands in the entry's posting and in the service's log. */
import { z } from "zod";
import { formatMoney } from "#common/money.ts";
import { foreignText, inputText, waitMs, wholeNumber } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { noteFailure, noteSuccess } from "#server/areas/automations/automations.ts";
import { journalKinds } from "#server/areas/books/journal.rules.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import type { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { endBackfillIfDone } from "./backfills.db.ts";
import { changeSettings } from "./chart.db.ts";
import { nextPostTry, postingReasons } from "./posting.rules.ts";
import * as db from "./postings.db.ts";
import type { ClaimedPosting } from "./postings.db.ts";

const permission = "automations:manage" as const;
/** What the trade's services ask for when they say nothing. */
const throttledMs = 60_000;
/** How long an ended subscription or sign-in is left alone; a person who mends it starts the entries at once. */
const stoppedMs = 60 * 60_000;

export const kindNames = { SALES: "Sales", BUYS: "Buys", COGS: "Cost of goods" } as const;

const entryKey = {
  id: inputText.max(40),
  date: businessDate,
  kind: z.enum(journalKinds),
  revision: z.int().min(1).max(32_767),
};
const remote = { remoteId: foreignText(100).min(1), remoteVersion: foreignText(100) };

export const notePosted = operation({
  name: "books.notePosted",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    ...entryKey,
    amount: wholeNumber,
    there: z.object(remote),
    /** What the service calls the entry. */
    name: foreignText(120),
    wasThere: z.boolean(),
  }),
  async run(context, { id, date, kind, revision, amount, there, name, wasThere }): Promise<void> {
    const storeId = context.store.id;
    const change = { state: "sent", sentRevision: revision, sentAt: context.now, ...there, wasThere, ...settled };
    await db.changePosting(context.sql, { storeId, date, kind }, change);
    const posting = await db.findPosting(context.sql, { storeId, date, kind });
    await endBackfillIfDone(context.sql, { storeId, backfillId: posting?.backfillId ?? null, at: context.now });
    const words = wasThere ? "Already there as" : "Saved as";
    const text = `${titleOf(date, kind)}: ${words} ${name}, ${formatMoney(amount)}`;
    await noteSuccess(context, { id, kind: "entries", text: wasThere ? `${text}, not sent again` : text });
  },
});

/** Nothing is open any more about a posting that was sent. */
const settled = {
  reason: null,
  problem: "",
  tries: 0,
  firstTriedAt: null,
  foundId: null,
  remoteDebitCents: null,
} as const;

export function titleOf(date: string, kind: keyof typeof kindNames): string {
  return `${date}, ${kindNames[kind]}`;
}

export const noteRefused = operation({
  name: "books.noteRefused",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    ...entryKey,
    reason: z.enum(postingReasons),
    text: foreignText(500),
    there: z.object({ ...remote, debit: wholeNumber }).nullable(),
  }),
  async run(context, { id, date, kind, reason, text, there }): Promise<void> {
    const storeId = context.store.id;
    await db.changePosting(
      context.sql,
      { storeId, date, kind },
      {
        ...{ state: "needs_action", reason, problem: text, tries: 0, firstTriedAt: null },
        ...{ foundId: there?.remoteId ?? null, remoteDebitCents: there?.debit ?? null },
      },
    );
    const problem =
      text === "" ? `The number is in use${there ? `, with ${formatMoney(there.debit)} on each side` : ""}` : text;
    await noteFailure(context, {
      id,
      kind: "entries",
      code: "refused",
      text: `${titleOf(date, kind)}: ${problem}`,
      retryAfterMs: null,
    });
  },
});

type Faulty = { id: string; posting: ClaimedPosting; fault: ProviderFault };

/** The entry waits for its next try, and with it all others: what is wrong with the service is wrong for them too. */
export async function noteFault(request: StoreRequest, { id, posting, fault }: Faulty): Promise<void> {
  const { date, kind } = posting;
  const { code, message: text, retryAfterMs } = fault;
  await noteFailure(request, { id, kind: "entries", code, text, retryAfterMs });
  await noteTry(request, { date, kind, code, text, retryAfterMs });
}

const noteTry = operation({
  name: "books.noteTry",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    date: businessDate,
    kind: z.enum(journalKinds),
    code: inputText.max(40),
    text: foreignText(500),
    retryAfterMs: waitMs.nullable(),
  }),
  async run(context, { date, kind, code, text, retryAfterMs }): Promise<void> {
    const { sql, now } = context;
    const postingKey = { storeId: context.store.id, date, kind };
    const posting = await db.findPosting(sql, { ...postingKey, isLocked: true });
    if (posting?.state !== "sending") {
      return;
    }
    const later = (ms: number) => new Date(now.getTime() + ms);
    if (code === "rate-limited") {
      const pausedUntil = later(retryAfterMs ?? throttledMs);
      await changeSettings(sql, postingKey.storeId, { pausedUntil });
      await db.changePosting(sql, postingKey, { state: "waiting", nextTryAt: pausedUntil });
      return;
    }
    if (code === "sign-in" || code === "plan") {
      await db.changePosting(sql, postingKey, { state: "waiting", problem: text, nextTryAt: later(stoppedMs) });
      return;
    }
    const tries = posting.tries + 1;
    const next = nextPostTry({ tries, firstTriedAt: posting.firstTriedAt ?? now }, now);
    const change =
      next === null
        ? ({ state: "needs_action", reason: "no-answer", problem: text, tries: 0, firstTriedAt: null } as const)
        : ({ state: "waiting", problem: text, tries, nextTryAt: next } as const);
    await db.changePosting(sql, postingKey, change);
  },
});
