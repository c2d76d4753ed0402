import { billingCardState } from "#web/areas/billing/shared/billing-card.tsx";
import { billingQuery } from "#web/areas/billing/billing.queries.ts";
import { mailState } from "#web/areas/nightly-mail/shared/mail-state.ts";
import { nightlyMailQuery } from "#web/areas/nightly-mail/nightly-mail.queries.ts";
import { textingCardState } from "#web/areas/texting/shared/texting-card.tsx";
import { textRegistrationQuery } from "#web/areas/texting/registration/registration.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import type { Integration } from "./automations.queries.ts";

const ofMail = { on: "ACTIVE", off: "NOT_CONNECTED", error: "ERROR" } as const;

/** The states of the cards that no service of a need stands behind: texting, the nightly report and billing. */
export function useOwnStates(storeId: number): Integration["state"][] {
  const seesBilling = useCan()("billing:view");
  const texting = useRead(textRegistrationQuery, { live: ["Store"] });
  const mail = useRead(nightlyMailQuery, { live: ["NightlyMail"] });
  const billing = useRead(billingQuery, { live: ["Billing", "Store"], isPaused: !seesBilling });
  const states: Integration["state"][] = [];
  if (texting.status === "ready" && texting.data.textRegistration.hasService) {
    states.push(textingCardState(texting.data.textRegistration));
  }
  if (mail.status === "ready") {
    states.push(ofMail[mailState(mail.data.nightlyMail)]);
  }
  if (seesBilling && billing.status === "ready" && billing.data.billing.isOffered) {
    states.push(billingCardState(billing.data.billing, storeId));
  }
  return states;
}
