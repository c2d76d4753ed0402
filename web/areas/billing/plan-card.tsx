import { useState } from "react";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { text } from "./billing-text.ts";
import { billingQuery, cancelPlanMutation, startPlanMutation } from "./billing.queries.ts";
import type { Billing, BillingPlan } from "./billing.queries.ts";
import classes from "./billing.module.css";

const tones: Record<BillingPlan["state"], Tone> = {
  ...{ NONE: "neutral", STARTING: "neutral", FREE: "neutral", WAITING: "neutral", ASKS: "warn" },
  ...{ PAID: "good", UNPAID: "bad", ENDING: "warn", ENDED: "bad" },
};

/** Each store with its plan. */
export function PlanCard({ billing }: { billing: Billing }) {
  return (
    <Card title={text("plans.title")} hasPadding={false}>
      <ul className={classes.lines}>
        {billing.plans.map((plan) => (
          <PlanLine key={plan.storeId} plan={plan} hasMethod={billing.method !== null} />
        ))}
      </ul>
    </Card>
  );
}

function PlanLine({ plan, hasMethod }: { plan: BillingPlan; hasMethod: boolean }) {
  const isOwner = useCan()("billing:manage");
  const { name, grandOpeningOn, state } = plan;
  const opening =
    grandOpeningOn === null ? text("plans.noOpening") : text("plans.opens", { date: formatDate(grandOpeningOn) });
  const isFree = state === "FREE" || state === "WAITING" || state === "ASKS";
  return (
    <li>
      <span className={classes.what}>
        <strong>{name}</strong>
        <small>{chargeLine(plan)}</small>
        <small>{opening}</small>
      </span>
      <span className={classes.acts}>
        <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
        {isFree && (
          <ButtonLink to="/s/$storeId/settings/store" params={{ storeId: Number(plan.storeId) }}>
            {text("plans.change")}
          </ButtonLink>
        )}
        {isOwner && hasMethod && <PlanActs plan={plan} />}
      </span>
    </li>
  );
}

function chargeLine({ nextChargeAt, nextChargeCents, endsAt, priceCents, timeZone, state }: BillingPlan): string {
  if (nextChargeAt !== null) {
    const date = formatInstantDate(new Date(nextChargeAt), timeZone);
    return text("plans.next", { amount: formatMoney(nextChargeCents), date });
  }
  if (endsAt !== null && (state === "ENDING" || state === "ENDED")) {
    return text("plans.ends", { date: formatInstantDate(new Date(endsAt), timeZone) });
  }
  return text("plans.price", { amount: formatMoney(priceCents) });
}

const refetches = [billingQuery];

function PlanActs({ plan: { storeId, name: store, state, nextChargeAt } }: { plan: BillingPlan }) {
  const [cancel, isCanceling] = useChange(cancelPlanMutation);
  const [start, isStarting] = useChange(startPlanMutation);
  const [isAsking, setIsAsking] = useState(false);
  const change = async (act: typeof cancel | typeof start, done: "plans.canceled" | "plans.started") => {
    const outcome = await act({ storeId }, { refetches });
    setIsAsking(false);
    showSnackbar(
      outcome.isDone ? { text: text(done, { store }), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  if (state === "NONE" || state === "ENDED" || state === "ENDING") {
    return (
      <Button isBusy={isStarting} onClick={() => void change(start, "plans.started")}>
        {text(state === "NONE" ? "plans.start" : "plans.resume")}
      </Button>
    );
  }
  if (state === "ASKS" || (state === "STARTING" && nextChargeAt === null)) {
    return null;
  }
  return isAsking ? (
    <>
      <span>{text("plans.askCancel", { store })}</span>
      <Button kind="bad" isBusy={isCanceling} onClick={() => void change(cancel, "plans.canceled")}>
        {text("plans.cancel")}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{text("plans.keep")}</Button>
    </>
  ) : (
    <Button kind="quiet" onClick={() => setIsAsking(true)}>
      {text("plans.cancel")}
    </Button>
  );
}
