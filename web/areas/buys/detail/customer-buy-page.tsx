import { useParams } from "@tanstack/react-router";
import { buyQuery, checkInStartQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BuyFacts } from "./buy-facts.tsx";
import { BuyStages } from "./buy-stages.tsx";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

/** A buy in its customer's context: what it was, with the way back to her and on to the buy. */
export function CustomerBuyPage() {
  const { storeId, buyId } = useParams({ from: "/s/$storeId/customers/detail/buys/show/$buyId" });
  const read = useRead(buyQuery, { variables: { id: buyId }, live: ["Buy"] });
  const start = useRead(checkInStartQuery);
  const pos = start.status === "ready" ? start.data.checkInStart.posName : "POS";
  const detail = read.status === "ready" ? read.data.buy : null;
  return (
    <div className={classes.page}>
      {detail !== null && (
        <BackLink
          to="/s/$storeId/customers/detail/show/$customerId"
          params={{ storeId, customerId: detail.buy.customer.id }}
        >
          {detail.buy.customer.fullName}
        </BackLink>
      )}
      {read.status === "failed" ? (
        <EmptyState title={text("missing")} text={text("missingText")} isPage />
      ) : (
        <ReadState read={read} />
      )}
      {detail !== null && (
        <>
          <header className={classes.top}>
            <h1>{text("title", { number: detail.buy.number })}</h1>
            <ButtonLink to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId }}>
              {text("openBuy")}
            </ButtonLink>
          </header>
          <Card>
            <BuyStages buy={detail.buy} pos={pos} />
            <BuyFacts detail={detail} pos={pos} />
          </Card>
        </>
      )}
    </div>
  );
}
