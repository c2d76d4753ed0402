import { CustomerView } from "#web/areas/customers/shared/customer-view.tsx";
import { customerQuery } from "#web/areas/customers/shared/customers.queries.ts";
import { text as customerText } from "#web/areas/customers/shared/customers-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./detail-text.ts";

type CustomerDialogProps = { storeId: number; customerId: string; onClose: () => void };

/** The customer of a buy, over the page that shows the buy. */
export function CustomerDialog({ storeId, customerId, onClose }: CustomerDialogProps) {
  const read = useRead(customerQuery, { variables: { id: customerId }, live: ["Customer", "Buy"] });
  const customer = read.status === "ready" ? read.data.customer : null;
  const actions = customer !== null && (
    <ButtonLink to="/s/$storeId/customers/detail/show/$customerId" params={{ storeId, customerId: customer.id }}>
      {text("openCustomer")}
    </ButtonLink>
  );
  return (
    <Dialog title={customer?.fullName ?? text("customerTitle")} actions={actions} onClose={onClose}>
      {read.status === "failed" ? (
        <EmptyState title={customerText("missing")} text={customerText("missingText")} />
      ) : (
        <ReadState read={read} />
      )}
      {customer !== null && read.status === "ready" && (
        <CustomerView customer={customer} pastBuys={read.data.pastBuys} />
      )}
    </Dialog>
  );
}
