import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { CustomerDialog } from "#web/areas/buys/detail/customer-dialog.tsx";

/** The customer of a buy, over the log. */
export function LogCustomerDialog() {
  const { storeId, customerId } = useParams({ from: "/s/$storeId/reports/buylog/customer/$customerId" });
  const search = useSearch({ from: "/s/$storeId/reports/buylog" });
  const navigate = useNavigate();
  return (
    <CustomerDialog
      storeId={storeId}
      customerId={customerId}
      onClose={() => void navigate({ to: "/s/$storeId/reports/buylog", params: { storeId }, search })}
    />
  );
}
