import { useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { BackstockScreen } from "#web/areas/backstock/home/backstock-screen.tsx";
import { backstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import { useGoHome } from "#web/areas/backstock/home/use-go-home.ts";
import { FillForm } from "./fill-form.tsx";
import { text } from "./fillings-text.ts";

/** The list, and over it the form that fills a bin. */
export function FillPage() {
  const { binId, ...rest } = useSearch({ from: "/s/$storeId/backstock/detail/new" });
  const search = backstockSearch(rest);
  const goHome = useGoHome();
  const read = useRead(backstockHomeQuery);
  const close = () => goHome(search);
  return (
    <>
      <BackstockScreen search={search} />
      <Dialog title={text("fill.title")} size="small" onClose={close}>
        <ReadState read={read} />
        {read.status === "ready" && (
          <FillForm key={binId} home={read.data.backstockHome} binId={binId ?? ""} onClose={close} />
        )}
      </Dialog>
    </>
  );
}
