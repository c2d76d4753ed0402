import { useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { BackstockScreen } from "#web/areas/backstock/home/backstock-screen.tsx";
import { backstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import { useGoHome } from "#web/areas/backstock/home/use-go-home.ts";
import { ScanPanel } from "./scan-panel.tsx";
import { text } from "./scan-text.ts";

/** The list, and over it what is scanned. A scan on any other page opens it with its code. */
export function ScanPage() {
  const { code, ...rest } = useSearch({ from: "/s/$storeId/backstock/scan" });
  const search = backstockSearch(rest);
  const goHome = useGoHome();
  const read = useRead(backstockHomeQuery);
  return (
    <>
      <BackstockScreen search={search} />
      <Dialog title={text("scan.title")} size="small" onClose={() => goHome(search)}>
        <ReadState read={read} />
        {read.status === "ready" && <ScanPanel home={read.data.backstockHome} first={code ?? null} search={search} />}
      </Dialog>
    </>
  );
}
