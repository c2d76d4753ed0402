import { z } from "zod";
import { formatDecimal } from "#common/pos-files/exact-amount.ts";
import type { ImportSummary } from "#server/platform/pos/import/import-history.ts";

/** What is kept of a finished run; `amount` is the exact sum, as a decimal. */
const keptSummary = z.object({
  lines: z.int(),
  tickets: z.int(),
  creditNotes: z.int(),
  amount: z.string(),
  cents: z.number(),
  refusedLines: z.int(),
  refusedTickets: z.int(),
  written: z.int(),
  changed: z.int(),
  unchanged: z.int(),
});

export type KeptSummary = z.infer<typeof keptSummary>;

export function summaryText(summary: ImportSummary): string {
  const kept: KeptSummary = { ...summary, amount: formatDecimal(summary.amount) };
  return JSON.stringify(kept);
}

export function summaryFrom(text: string | null): KeptSummary | null {
  return text === null ? null : keptSummary.parse(JSON.parse(text));
}
