import { useNavigate, useParams } from "@tanstack/react-router";
import { BuysScreen } from "#web/areas/buys/home/buys-screen.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RequestView } from "./request-view.tsx";
import { checkinRequestQuery } from "./requests.queries.ts";
import { text } from "./requests-text.ts";

/** One seller in line, over the list. */
export function RequestPage() {
  const { storeId, checkinRequestId: id } = useParams({
    from: "/s/$storeId/buys/detail/edit/checkinRequest/$checkinRequestId",
  });
  const navigate = useNavigate();
  const read = useRead(checkinRequestQuery, { variables: { id }, live: ["CheckinRequest"] });
  const request = read.status === "ready" ? read.data.checkinRequest : null;
  const close = () => void navigate({ to: "/s/$storeId/buys", params: { storeId }, search: { buysTab: "requests" } });
  const name = request === null ? "" : `${request.firstName} ${request.lastName}`;
  return (
    <>
      <BuysScreen storeId={storeId} tab="requests" />
      <Dialog title={text("request.title", { name })} size="small" onClose={close}>
        {read.status === "failed" ? <EmptyState title={text("request.missing")} /> : <ReadState read={read} />}
        {request !== null && <RequestView key={request.status} request={request} storeId={storeId} />}
      </Dialog>
    </>
  );
}
