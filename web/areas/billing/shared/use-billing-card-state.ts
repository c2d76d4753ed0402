import { billingQuery } from "#web/areas/billing/billing.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { billingCardState } from "./billing-card.tsx";
import type { CardState } from "./billing-card.tsx";

/** The state of the billing card; null while it isn't known, for who may not see it, and where nothing is charged. */
export function useBillingCardState(storeId: number): CardState | null {
  const isPaused = !useCan()("billing:view");
  const read = useRead(billingQuery, { live: ["Billing", "Store"], isPaused });
  const billing = !isPaused && read.status === "ready" ? read.data.billing : null;
  return billing?.isOffered === true ? billingCardState(billing, storeId) : null;
}
