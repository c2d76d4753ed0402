import { useBillingCardState } from "#web/areas/billing/shared/use-billing-card-state.ts";
import { useMailCardState } from "#web/areas/nightly-mail/shared/use-mail-card-state.ts";
import { useTextingCardState } from "#web/areas/texting/shared/use-texting-card-state.ts";
import type { Integration } from "./automations.queries.ts";

/** The states of the cards that no service of a need stands behind: texting, the nightly report and billing. */
export function useOwnStates(storeId: number): Integration["state"][] {
  const states = [useTextingCardState(), useMailCardState(), useBillingCardState(storeId)];
  return states.filter((state) => state !== null);
}
