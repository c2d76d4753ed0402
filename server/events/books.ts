import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

const amounts = z.object({ debitCents: z.int(), creditCents: z.int() });

/** A date's journal entry came out different after it had been made: a corrected Day Close, or a late ticket. */
export const journalEntryCorrected = {
  name: "journal.entry-corrected",
  payload: z.object({
    businessDate,
    kind: z.enum(["SALES", "BUYS", "COGS"]),
    revision: z.int(),
    before: amounts,
    after: amounts,
  }),
} as const;

const accountNames = z.record(z.string(), z.string());

/** Which account each line of a kind stands on, by the names of the chart. */
export const journalAccountsSaved = {
  name: "journal.accounts-saved",
  payload: z.object({ kind: z.enum(["SALES", "BUYS", "COGS"]), before: accountNames, after: accountNames }),
} as const;

const entry = z.object({ businessDate, kind: z.enum(["SALES", "BUYS", "COGS"]) });

/** A person had an entry sent again, with new figures or in place of the one that had its number. */
export const journalEntryResent = { name: "journal.entry-resent", payload: entry } as const;
/** A person decided that an entry is not sent. */
export const journalEntrySkipped = { name: "journal.entry-skipped", payload: entry } as const;

const range = z.object({ from: businessDate, to: businessDate });
export const backfillStarted = { name: "journal.backfill-started", payload: range } as const;
export const backfillStopped = { name: "journal.backfill-stopped", payload: range } as const;
export const backfillGoesOn = { name: "journal.backfill-resumed", payload: range } as const;
export const backfillDropped = { name: "journal.backfill-dropped", payload: range } as const;
