import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { useLeaveFor } from "#web/platform/graphql/use-leave-for.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./billing-text.ts";
import { openInvoiceMutation } from "./billing.queries.ts";
import type { Billing, BillingInvoice } from "./billing.queries.ts";
import classes from "./billing.module.css";

export function InvoiceCard({ billing: { invoices, plans } }: { billing: Billing }) {
  const stores = new Map(plans.map((plan) => [plan.storeId, plan]));
  return (
    <Card title={text("invoices.title")} hasPadding={invoices.length === 0}>
      {invoices.length === 0 ? (
        <EmptyState title={text("invoices.none")} />
      ) : (
        <ul className={classes.lines}>
          {invoices.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} store={stores.get(invoice.storeId ?? "")} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Whether the card was charged for it in vain. */
export function isUnpaid({ status, isTried }: BillingInvoice): boolean {
  return isTried && (status === "open" || status === "uncollectible");
}

const tones = { paid: "good", failed: "bad", open: "neutral" } as const;

type InvoiceLineProps = { invoice: BillingInvoice; store: { name: string; timeZone: string } | undefined };

function InvoiceLine({ invoice, store }: InvoiceLineProps) {
  const isOwner = useCan()("billing:manage");
  const [open, isOpening] = useLeaveFor(openInvoiceMutation, { to: (data) => data.openBillingInvoice });
  const { id, number, status, totalCents, discountCents, createdAt } = invoice;
  const date = formatInstantDate(new Date(createdAt), store?.timeZone ?? "UTC");
  const state = status === "paid" ? "paid" : isUnpaid(invoice) ? "failed" : "open";
  return (
    <li>
      <span className={classes.what}>
        <strong>{formatMoney(totalCents)}</strong>
        <small>{[date, store?.name].filter(Boolean).join(" · ")}</small>
        {discountCents > 0 && <small>{text("invoices.discount", { amount: formatMoney(discountCents) })}</small>}
      </span>
      <span className={classes.acts}>
        <Badge tone={tones[state]}>{text(`invoice.${state}`)}</Badge>
        {isOwner && number !== null && (
          <Button kind="quiet" isBusy={isOpening} onClick={() => void open({ id })}>
            {text("invoices.open", { number })}
          </Button>
        )}
      </span>
    </li>
  );
}
