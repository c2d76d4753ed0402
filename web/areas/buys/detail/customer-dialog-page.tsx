import { useNavigate, useParams } from "@tanstack/react-router";
import { BuysScreen } from "#web/areas/buys/home/buys-screen.tsx";
import { CustomerView } from "#web/areas/customers/shared/customer-view.tsx";
import { customerQuery } from "#web/areas/customers/shared/customers.queries.ts";
import { text as customerText } from "#web/areas/customers/shared/customers-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./detail-text.ts";

/** The customer of a buy, over the list of buys. */
export function CustomerDialogPage() {
  const { storeId, customerId } = useParams({ from: "/s/$storeId/buys/detail/customer/show/$customerId" });
  const navigate = useNavigate();
  const read = useRead(customerQuery, { variables: { id: customerId }, live: ["Customer", "Buy"] });
  const customer = read.status === "ready" ? read.data.customer : null;
  const actions = customer !== null && (
    <ButtonLink to="/s/$storeId/customers/detail/show/$customerId" params={{ storeId, customerId: customer.id }}>
      {text("openCustomer")}
    </ButtonLink>
  );
  return (
    <>
      <BuysScreen storeId={storeId} tab="open" />
      <Dialog
        title={customer?.fullName ?? text("customerTitle")}
        actions={actions}
        onClose={() => void navigate({ to: "/s/$storeId/buys", params: { storeId } })}
      >
        {read.status === "failed" ? (
          <EmptyState title={customerText("missing")} text={customerText("missingText")} />
        ) : (
          <ReadState read={read} />
        )}
        {customer !== null && read.status === "ready" && (
          <CustomerView customer={customer} pastBuys={read.data.pastBuys} />
        )}
      </Dialog>
    </>
  );
}
