import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { SendDialog } from "#web/areas/backstock/transfers/send-dialog.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { BalanceView } from "./balance-view.tsx";
import { text } from "./balance-text.ts";
import { sisterBalanceQuery } from "./balance.queries.ts";
import classes from "./balance.module.css";

/** What one store has too much of and another too little, with the bins that would even it out. */
export function BalancePage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { send, to } = useSearch({ from: "/s/$storeId/backstock/balance" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/balance" });
  const read = useRead(sisterBalanceQuery, { live: ["Backstock", "BackstockSection", "BinTransfer", "daily-report"] });
  const found = read.status === "ready" ? read.data.sisterBalance : null;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/backstock/transfers" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <h1>{text("title")}</h1>
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {found !== null && <BalanceView balance={found} />}
      {send !== undefined && found !== null && (
        <SendDialog
          key={send}
          stores={found.stores}
          bin={send}
          toStoreId={to}
          onClose={() => void navigate({ search: {} })}
        />
      )}
    </div>
  );
}
