import { useParams, useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BackstockScreen } from "#web/areas/backstock/home/backstock-screen.tsx";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import { useGoHome } from "#web/areas/backstock/home/use-go-home.ts";
import { backstockDetailQuery } from "./fillings.queries.ts";
import { FillingView } from "./filling-view.tsx";
import { text } from "./fillings-text.ts";

/** The list, and over it one filling: what it is, where it can go, and everything that happened to it. */
export function FillingPage() {
  const { backstockId } = useParams({ from: "/s/$storeId/backstock/detail/edit/$backstockId" });
  const search = useSearch({ from: "/s/$storeId/backstock/detail/edit/$backstockId" });
  const goHome = useGoHome();
  const home = useRead(backstockHomeQuery);
  const read = useRead(backstockDetailQuery, { variables: { id: backstockId }, live: ["Backstock"] });
  const close = () => goHome(search);
  const detail = read.status === "ready" ? read.data.backstockDetail : null;
  const isMissing = read.status === "failed";
  return (
    <>
      <BackstockScreen search={search} />
      <Dialog
        title={detail === null ? text("fill.bin") : text("detail.title", { bin: detail.filling.bin })}
        size="medium"
        onClose={close}
      >
        {isMissing ? (
          <EmptyState title={text("detail.missing")} text={text("detail.missingText")} />
        ) : (
          <ReadState read={read} />
        )}
        {detail !== null && home.status === "ready" && (
          <FillingView detail={detail} home={home.data.backstockHome} search={search} />
        )}
      </Dialog>
    </>
  );
}
