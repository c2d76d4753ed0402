import { IconScale } from "@tabler/icons-react";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useTakesScans } from "#web/platform/scan/take-scans.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { TakeInDialog } from "./take-in-dialog.tsx";
import { TransferList } from "./transfer-list.tsx";
import { text } from "./transfers-text.ts";
import { binTransfersQuery } from "./transfers.queries.ts";
import type { Transfer } from "./transfers.queries.ts";
import classes from "./transfers.module.css";

/** Bins on their way between the company's stores, as this one sees them. */
export function TransfersPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { send, take } = useSearch({ from: "/s/$storeId/backstock/transfers" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/transfers" });
  const can = useCan();
  const own = useActiveStore()?.number;
  const read = useRead(binTransfersQuery, { live: ["BinTransfer"] });
  const found = read.status === "ready" ? read.data.binTransfers : null;
  const transfers = found?.transfers ?? [];
  const coming = transfers.filter(({ status, isOutgoing }) => status === "IN_TRANSIT" && !isOutgoing);
  const going = transfers.filter(({ status, isOutgoing }) => status === "IN_TRANSIT" && isOutgoing);
  const close = () => void navigate({ search: {} });
  const takeIn = ({ id }: Transfer) => void navigate({ search: { take: id } });
  useTakesScans((scanned) => {
    const code = readBackstockCode(scanned);
    const transfer = coming.find(({ binNumber }) => binNumber === code?.number);
    if (code?.kind !== "bin" || code.storeNumber === own || transfer === undefined) {
      return false;
    }
    takeIn(transfer);
    return true;
  });
  const taken = coming.find(({ id }) => id === take);
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/backstock" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        {can("backstock:transfer") && (
          <span className={classes.acts}>
            <Link to="/s/$storeId/backstock/balance" params={{ storeId }} className={classes.slip}>
              <IconScale size={18} aria-hidden="true" />
              {text("balance")}
            </Link>
            <Button kind="primary" onClick={() => void navigate({ search: { send: true } })}>
              {text("send")}
            </Button>
          </span>
        )}
      </header>
      <ReadState read={read} />
      {found !== null && (
        <>
          <TransferList title={text("in.title")} empty={text("in.empty")} transfers={coming} onTakeIn={takeIn} />
          <TransferList title={text("out.title")} empty={text("out.empty")} transfers={going} />
          <TransferList
            title={text("ended.title")}
            transfers={transfers.filter(({ status }) => status !== "IN_TRANSIT")}
          />
        </>
      )}
      {send === true && found !== null && <SendDialog stores={found.sisterStores} onClose={close} />}
      {taken !== undefined && <TakeInDialog transfer={taken} onClose={close} />}
    </div>
  );
}
