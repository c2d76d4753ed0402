/**
 * What the files of a register give, before it is put together as rows of the feed (compose-facts.ts): a buy may stand in
 * two files, and what a Day Close lacks stands in the tickets of its day.
 */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import {
  buyRow,
  customerRow,
  dayCloseRow,
  employeeRow,
  goods,
  registerInstant,
  tombstoneRow,
  transactionRow,
} from "#common/pos/pos-rows.ts";

export const ticketFact = transactionRow.omit({ seq: true });
const customerFact = customerRow.omit({ seq: true });
const employeeFact = employeeRow.omit({ seq: true });
const buyFact = buyRow.omit({ seq: true });
const dayCloseFact = dayCloseRow.omit({ seq: true });
const tombstoneFact = tombstoneRow.omit({ seq: true });

/** The lines of a buy. Its other fields hold as long as no file of buys has it; without a customer it waits for one. */
const buyLinesFact = buyFact.extend({ kind: z.literal("buyLines"), customerId: buyRow.shape.customerId.nullable() });

/** A Day Close as its file has it. Null is what the file does not say: the day's tickets and buys say it then. */
const closeFact = dayCloseFact.extend({
  kind: z.literal("close"),
  transactions: dayCloseRow.shape.transactions.nullable(),
  returns: dayCloseRow.shape.returns.nullable(),
  tax: dayCloseRow.shape.tax.nullable(),
  giftSold: dayCloseRow.shape.giftSold.nullable(),
  buysCash: dayCloseRow.shape.buysCash.nullable(),
  buysTrade: dayCloseRow.shape.buysTrade.nullable(),
  cogsUsed: dayCloseRow.shape.cogsUsed.nullable(),
  cogsNew: dayCloseRow.shape.cogsNew.nullable(),
});

/** The sums of a day of which no tickets come. `externalId` is the business date. */
const dayFact = z.object({
  kind: z.literal("day"),
  externalId: businessDate,
  businessDate,
  updatedAt: registerInstant,
  at: registerInstant,
  goods,
  net: dayCloseRow.shape.netSales,
  tax: dayCloseRow.shape.tax,
  transactions: z.int().min(0).max(2000),
});

export const fileFact = z.discriminatedUnion("kind", [
  ticketFact,
  customerFact,
  employeeFact,
  buyFact,
  buyLinesFact,
  closeFact,
  dayFact,
]);

export type TicketFact = z.output<typeof ticketFact>;
export type CustomerFact = z.output<typeof customerFact>;
export type EmployeeFact = z.output<typeof employeeFact>;
export type BuyFact = z.output<typeof buyFact>;
export type BuyLinesFact = z.output<typeof buyLinesFact>;
export type CloseFact = z.output<typeof closeFact>;
export type DayFact = z.output<typeof dayFact>;
export type FileFact = z.output<typeof fileFact>;

type DayCloseFact = z.output<typeof dayCloseFact>;
type TombstoneFact = z.output<typeof tombstoneFact>;
/** A row of the feed without its number. */
export type FeedFact = TicketFact | CustomerFact | EmployeeFact | BuyFact | DayCloseFact | TombstoneFact;

export function factKey({ kind, externalId }: { kind: string; externalId: string }): string {
  return `${kind}/${externalId}`;
}

/** The feed would refuse such a row, and then nobody who looks at the file would see why. */
export function checkFact(fact: unknown): FileFact | { fault: string } {
  const checked = fileFact.safeParse(fact);
  if (checked.success) {
    return checked.data;
  }
  const [issue] = checked.error.issues;
  return { fault: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "Not a row"}` };
}
