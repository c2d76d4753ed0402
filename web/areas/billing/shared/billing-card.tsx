import { IconChevronRight, IconCreditCard } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { brandName, pastDueText, text } from "#web/areas/billing/billing-text.ts";
import { billingQuery } from "#web/areas/billing/billing.queries.ts";
import type { Billing, BillingPlan } from "#web/areas/billing/billing.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";

export type CardState = "NOT_CONNECTED" | "CONNECTED" | "ACTIVE" | "ERROR";

/** How a card among the services puts the plan of a store. */
export function billingCardState({ method, plans }: Billing, storeId: number): CardState {
  const plan = planOf(plans, storeId);
  if (plan?.state === "UNPAID") {
    return "ERROR";
  }
  if (method === null) {
    return "NOT_CONNECTED";
  }
  return plan !== null && ["PAID", "FREE", "WAITING"].includes(plan.state) ? "ACTIVE" : "CONNECTED";
}

function planOf(plans: readonly BillingPlan[], storeId: number): BillingPlan | null {
  return plans.find((plan) => plan.storeId === String(storeId)) ?? null;
}

const tones = { NOT_CONNECTED: "neutral", CONNECTED: "warn", ACTIVE: "good", ERROR: "bad" } as const;

type CardProps = {
  storeId: number;
  /** The look of the cards that it stands among. */
  look: Readonly<Record<"card" | "facts" | "title" | "icon" | "needed", string | undefined>>;
  /** What the other cards have above their button, too. */
  children: ReactNode;
};

/** The store's plan among the services that it uses, for who may see it; nothing where the installation charges nothing. */
export function BillingCard({ storeId, look, children }: CardProps) {
  const read = useRead(billingQuery, { live: ["Billing", "Store"] });
  if (read.status !== "ready" || !read.data.billing.isOffered) {
    return null;
  }
  const { billing } = read.data;
  const state = billingCardState(billing, storeId);
  const { method } = billing;
  const plan = planOf(billing.plans, storeId);
  return (
    <li className={look.card} data-state={state}>
      <header>
        <span className={look.icon}>
          <IconCreditCard size={20} aria-hidden="true" />
        </span>
        <div className={look.title}>
          <h2>
            <Link to="/s/$storeId/settings/billing" params={{ storeId }}>
              {text("title")}
            </Link>
          </h2>
          <small>
            {method === null ? "Stripe" : text("card.by", { brand: brandName(method.brand), last4: method.last4 })}
          </small>
        </div>
        <Badge tone={tones[state]}>{text(`card.${state}`)}</Badge>
        <IconChevronRight size={18} aria-hidden="true" />
      </header>
      <div className={look.facts}>{plan !== null && <PlanFacts plan={plan} needed={look.needed} />}</div>
      {children}
      {(state === "ERROR" || state === "NOT_CONNECTED") && (
        <ButtonLink
          kind={state === "ERROR" ? "primary" : "default"}
          to="/s/$storeId/settings/billing"
          params={{ storeId }}
        >
          {text(state === "ERROR" ? "card.pay" : "method.add")}
        </ButtonLink>
      )}
    </li>
  );
}

function PlanFacts({ plan, needed }: { plan: BillingPlan; needed: string | undefined }) {
  const { state, daysPastDue, nextChargeAt, nextChargeCents, timeZone } = plan;
  if (state === "UNPAID") {
    return (
      <>
        <strong className={needed}>{text("state.UNPAID")}</strong>
        {daysPastDue !== null && <small>{pastDueText("past", daysPastDue)}</small>}
      </>
    );
  }
  const isCharged = nextChargeAt !== null && nextChargeCents !== null;
  return (
    <>
      <small>{text(`state.${state}`)}</small>
      {isCharged && (
        <small>
          {text("card.next", {
            amount: formatMoney(nextChargeCents),
            date: formatInstantDate(new Date(nextChargeAt), timeZone),
          })}
        </small>
      )}
    </>
  );
}
