import { useParams, useSearch } from "@tanstack/react-router";
import { formatMoney } from "#common/money.ts";
import { formatInstantDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { InvoiceCard, isUnpaid } from "./invoice-card.tsx";
import { MethodCard } from "./method-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { text } from "./billing-text.ts";
import { billingQuery } from "./billing.queries.ts";
import type { Billing } from "./billing.queries.ts";
import classes from "./billing.module.css";

/** For owners: what the company pays for its stores, by when and with which card. */
export function BillingPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const back = (
    <BackLink to="/s/$storeId/settings" params={{ storeId }}>
      {text("back")}
    </BackLink>
  );
  return (
    <Page width="reading" back={can("settings:edit") && back} title={text("title")}>
      {can("billing:view") ? <BillingParts /> : <ForbiddenState text={text("ownerOnly")} />}
    </Page>
  );
}

function BillingParts() {
  const { returned } = useSearch({ from: "/s/$storeId/settings/billing" });
  const read = useRead(billingQuery, { live: ["Billing", "Store"] });
  if (read.status !== "ready") {
    return (
      <Card>
        <ReadState read={read} />
      </Card>
    );
  }
  const { billing } = read.data;
  if (!billing.isOffered) {
    return (
      <Card>
        <EmptyState title={text("none")} text={text("noneText")} />
      </Card>
    );
  }
  const isWaiting = billing.isWaiting || (returned === "card" && billing.isSetupWaiting);
  return (
    <>
      {isWaiting && <output className={classes.waiting}>{text("waiting")}</output>}
      <div className={classes.pair}>
        <NextCard billing={billing} />
        <MethodCard billing={billing} />
      </div>
      <PlanCard billing={billing} />
      <InvoiceCard billing={billing} />
    </>
  );
}

/** The stores that are charged first, together. */
function NextCard({ billing }: { billing: Billing }) {
  const charges = billing.plans.flatMap(({ nextChargeAt: at, nextChargeCents: cents, timeZone }) =>
    at === null || cents === null ? [] : [{ at, cents, date: formatInstantDate(new Date(at), timeZone) }],
  );
  const [first] = charges.toSorted((left, right) => left.at.localeCompare(right.at));
  const cents = charges.filter(({ date }) => date === first?.date).reduce((sum, charge) => sum + charge.cents, 0);
  const { monthCents, billableCount } = billing;
  const owedCents = billing.invoices.filter(isUnpaid).reduce((sum, { totalCents }) => sum + totalCents, 0);
  return (
    <Card title={text("next.title")}>
      <div className={classes.stack}>
        {owedCents > 0 && <p className={classes.owed}>{text("next.owed", { amount: formatMoney(owedCents) })}</p>}
        <strong>
          {first === undefined
            ? text("next.none")
            : text("next.line", { amount: formatMoney(cents), date: first.date })}
        </strong>
        {billableCount > 0 && <p>{text("next.month", { amount: formatMoney(monthCents), count: billableCount })}</p>}
        {billableCount > 1 && <p className={classes.note}>{text("next.discount")}</p>}
      </div>
    </Card>
  );
}
