import type { InvoiceStatus, StoreSubscription } from "#common/billing/subscription.ts";
import type { BillingStanding } from "#common/billing/past-due.ts";
import { isLive, subscriptionsOf } from "./plan.rules.ts";

type StandingInvoice = { storeId: number | null; status: InvoiceStatus; isTried: boolean; dueAt: Date | null };
type StandingSubscription = Pick<StoreSubscription, "storeId" | "attempt" | "status" | "waitsForOpening" | "endedAt">;

/** How a store stands with its payments, by what the service says. */
export function standingOf(
  storeId: number,
  records: { subscriptions: readonly StandingSubscription[]; invoices: readonly StandingInvoice[] },
): BillingStanding {
  const unpaid = records.invoices
    .filter((invoice) => invoice.storeId === storeId && isUnpaid(invoice))
    .flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt.getTime()]));
  const own = subscriptionsOf(storeId, records.subscriptions);
  const [newest] = own;
  const hasEnded = newest !== undefined && !own.some(isLive) && !newest.waitsForOpening;
  return {
    unpaidSince: unpaid.length === 0 ? null : new Date(Math.min(...unpaid)),
    endedAt: hasEnded ? newest.endedAt : null,
  };
}

/** A payment was tried, and none succeeded. */
export function isUnpaid({ status, isTried }: Pick<StandingInvoice, "status" | "isTried">): boolean {
  return isTried && (status === "open" || status === "uncollectible");
}
