import { useState } from "react";
import { billingTerms } from "#common/billing/billing-terms.ts";
import { useLeaveFor } from "#web/platform/graphql/use-leave-for.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { brandName, text } from "./billing-text.ts";
import { openPortalMutation, openSetupMutation } from "./billing.queries.ts";
import type { Billing } from "./billing.queries.ts";
import classes from "./billing.module.css";

/** The card that pays. It is typed and changed on the service's own pages. */
export function MethodCard({ billing }: { billing: Billing }) {
  const isOwner = useCan()("billing:manage");
  const [isReading, setIsReading] = useState(false);
  const { method } = billing;
  return (
    <Card title={text("method.title")}>
      <div className={classes.stack}>
        {method !== null && (
          <p>
            {text("method.line", {
              brand: brandName(method.brand),
              last4: method.last4,
              expires: `${String(method.expiresMonth).padStart(2, "0")}/${method.expiresYear}`,
            })}
          </p>
        )}
        {isOwner && method !== null && <PortalButton />}
        {isOwner && method === null && !isReading && (
          <Button kind="primary" onClick={() => setIsReading(true)}>
            {text("method.add")}
          </Button>
        )}
        {isReading && method === null && <Terms version={billing.termsVersion} />}
        <p className={classes.note}>{text("method.hint")}</p>
      </div>
    </Card>
  );
}

/** Read before the card is typed; accepting goes on to the page that saves it. */
function Terms({ version }: { version: string }) {
  const [open, isOpening] = useLeaveFor(openSetupMutation, { to: (data) => data.openPaymentSetup });
  return (
    <section aria-label={text("method.terms")} className={classes.stack}>
      <strong>{text("method.terms")}</strong>
      <ul>
        {billingTerms.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button kind="primary" isBusy={isOpening} onClick={() => void open({ terms: version })}>
        {text("method.accept")}
      </Button>
    </section>
  );
}

function PortalButton() {
  const [open, isOpening] = useLeaveFor(openPortalMutation, { to: (data) => data.openBillingPortal });
  return (
    <Button isBusy={isOpening} onClick={() => void open({})}>
      {text("method.change")}
    </Button>
  );
}
