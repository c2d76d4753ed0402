import { useNavigate, useParams } from "@tanstack/react-router";
import { BuysScreen } from "#web/areas/buys/home/buys-screen.tsx";
import { buyQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { mayLeave } from "#web/ui/form/unsaved-changes.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BuyView } from "./buy-view.tsx";
import { text } from "./detail-text.ts";

/** One buy over the list of them. */
export function BuyPage() {
  const { storeId, buyId } = useParams({ from: "/s/$storeId/buys/detail/edit/$buyId" });
  const navigate = useNavigate();
  const read = useRead(buyQuery, { variables: { id: buyId }, live: ["Buy", "Customer"] });
  const detail = read.status === "ready" ? read.data.buy : null;
  const isComplete = detail?.buy.status === "COMPLETE";
  const close = async () => {
    if (await mayLeave()) {
      const search = isComplete ? { buysTab: "complete" as const, d: detail.buy.businessDate } : {};
      await navigate({ to: "/s/$storeId/buys", params: { storeId }, search });
    }
  };
  return (
    <>
      <BuysScreen storeId={storeId} tab={isComplete ? "complete" : "open"} />
      <Dialog title={text("title", { number: detail?.buy.number ?? "" })} onClose={() => void close()}>
        {read.status === "failed" ? (
          <EmptyState title={text("missing")} text={text("missingText")} />
        ) : (
          <ReadState read={read} />
        )}
        {detail !== null && <BuyView detail={detail} storeId={storeId} />}
      </Dialog>
    </>
  );
}
