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
