import { useParams } from "@tanstack/react-router";
import { CustomerView } from "#web/areas/customers/shared/customer-view.tsx";
import { text } from "#web/areas/customers/shared/customers-text.ts";
import { customerQuery } from "#web/areas/customers/shared/customers.queries.ts";
import classes from "#web/areas/customers/shared/customer.module.css";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** One customer of the company. */
export function CustomerPage() {
  const { storeId, customerId } = useParams({ from: "/s/$storeId/customers/detail/show/$customerId" });
  const read = useRead(customerQuery, { variables: { id: customerId }, live: ["Customer", "Buy"] });
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/buys" params={{ storeId }}>
        {text("back")}
      </BackLink>
      {read.status === "failed" ? (
        <EmptyState title={text("missing")} text={text("missingText")} isPage />
      ) : (
        <ReadState read={read} />
      )}
      {read.status === "ready" && (
        <Card>
          <CustomerView customer={read.data.customer} pastBuys={read.data.pastBuys} isTitled />
        </Card>
      )}
    </div>
  );
}
