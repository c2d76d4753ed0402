import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { PosLinksLists } from "./pos-links-lists.tsx";
import { text } from "./pos-links-text.ts";
import { posLinksQuery } from "./pos-links.queries.ts";

/** Our people who are not linked, and the point of sale's employees with whom they are. */
export function PosLinksDialog({ onClose }: { onClose: () => void }) {
  const read = useRead(posLinksQuery, { live: ["Employee", "pos-employee"] });
  const pos = (read.status === "ready" ? read.data.posLinks.posName : null) ?? text("pos");
  return (
    <Dialog title={text("title", { pos })} onClose={onClose}>
      <ReadState read={read} loading={<LoadingState lines={6} />} />
      {read.status === "ready" && <PosLinksLists links={read.data.posLinks} pos={pos} />}
    </Dialog>
  );
}
