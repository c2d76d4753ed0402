import { useNavigate, useParams } from "@tanstack/react-router";
import { BuysScreen } from "#web/areas/buys/home/buys-screen.tsx";
import { CustomerDialog } from "./customer-dialog.tsx";

/** The customer of a buy, over the list of buys. */
export function CustomerDialogPage() {
  const { storeId, customerId } = useParams({ from: "/s/$storeId/buys/detail/customer/show/$customerId" });
  const navigate = useNavigate();
  return (
    <>
      <BuysScreen storeId={storeId} tab="open" />
      <CustomerDialog
        storeId={storeId}
        customerId={customerId}
        onClose={() => void navigate({ to: "/s/$storeId/buys", params: { storeId } })}
      />
    </>
  );
}
