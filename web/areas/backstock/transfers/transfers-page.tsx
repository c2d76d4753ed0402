import { Page } from "#web/ui/page/page.tsx";
import { IconPrinter, IconScale } from "@tabler/icons-react";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SendDialog } from "./send-dialog.tsx";
import { TakeInDialog } from "./take-in-dialog.tsx";
import { text } from "./transfers-text.ts";
import { binTransfersQuery, cancelTransferMutation } from "./transfers.queries.ts";
import type { Transfer } from "./transfers.queries.ts";
import classes from "./transfers.module.css";

/** The bins on their way from and to this store. */
export function TransfersPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { send, take } = useSearch({ from: "/s/$storeId/backstock/transfers" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/transfers" });
  const can = useCan();
  const own = useActiveStore()?.number;
  const read = useRead(binTransfersQuery, { live: ["BinTransfer"] });
  const data = read.status === "ready" ? read.data.binTransfers : null;
  const transfers = data?.transfers ?? [];
  const coming = transfers.filter(({ status, isOutgoing }) => status === "IN_TRANSIT" && !isOutgoing);
  const going = transfers.filter(({ status, isOutgoing }) => status === "IN_TRANSIT" && isOutgoing);
  const close = () => void navigate({ search: {} });
  const takeIn = ({ id }: Transfer) => void navigate({ search: { take: id } });
  useScanHandler((scanned) => {
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
    <Page
      back={
        <BackLink to="/s/$storeId/backstock" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={
        can("backstock:transfer") && (
          <span className={classes.acts}>
            <Link to="/s/$storeId/backstock/balance" params={{ storeId }} className={classes.slip}>
              <IconScale size={18} aria-hidden="true" />
              {text("balance")}
            </Link>
            <Button data-new kind="primary" onClick={() => void navigate({ search: { send: true } })}>
              {text("send")}
            </Button>
          </span>
        )
      }
    >
      <ReadState read={read} />
      {data !== null && (
        <>
          <TransferList title={text("in.title")} empty={text("in.empty")} transfers={coming} onTakeIn={takeIn} />
          <TransferList title={text("out.title")} empty={text("out.empty")} transfers={going} />
          <TransferList
            title={text("ended.title")}
            transfers={transfers.filter(({ status }) => status !== "IN_TRANSIT")}
          />
        </>
      )}
      {send === true && data !== null && <SendDialog stores={data.sisterStores} onClose={close} />}
      {taken !== undefined && <TakeInDialog transfer={taken} onClose={close} />}
    </Page>
  );
}

type TransferListProps = {
  title: string;
  transfers: readonly Transfer[];
  /** Without it an empty list is left out. */
  empty?: string;
  onTakeIn?: (transfer: Transfer) => void;
};

function TransferList({ title, transfers, empty, onTakeIn }: TransferListProps) {
  if (transfers.length === 0 && empty === undefined) {
    return null;
  }
  return (
    <Card title={title} hasPadding={false}>
      {transfers.length === 0 && <p className={classes.empty}>{empty}</p>}
      <ul className={classes.list}>
        {transfers.map((transfer) => (
          <TransferLine
            key={transfer.id}
            transfer={transfer}
            onTakeIn={onTakeIn === undefined ? null : () => onTakeIn(transfer)}
          />
        ))}
      </ul>
    </Card>
  );
}

type TransferLineProps = {
  transfer: Transfer;
  /** Null if this store cannot take it in. */
  onTakeIn: (() => void) | null;
};

/** One transfer, with the actions of this store. */
function TransferLine({ transfer, onTakeIn }: TransferLineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { id, bin, isOutgoing, otherStore, status, categoryName, inventoryDate } = transfer;
  return (
    <li>
      <strong className={classes.bin}>{bin}</strong>
      <span className={classes.about}>
        <span>
          {text(isOutgoing ? "to" : "from", { store: otherStore })} ·{" "}
          {text("about.inventory", { category: categoryName, date: formatDate(inventoryDate) })}
        </span>
        <small>{stateText(transfer, timeZone)}</small>
      </span>
      {status === "IN_TRANSIT" && (
        <span className={classes.acts}>
          {isOutgoing && (
            <Link
              to="/s/$storeId/backstock/transfers/$transferId/slip"
              params={{ storeId, transferId: id }}
              className={classes.slip}
            >
              <IconPrinter size={18} aria-hidden="true" />
              {text("slip")}
            </Link>
          )}
          {isOutgoing && can("backstock:transfer") && <TakeBack transfer={transfer} />}
          {onTakeIn !== null && (
            <Button kind="primary" onClick={onTakeIn}>
              {text("take.in")}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function stateText({ status, sentAt, sentBy, endedAt, endedBy }: Transfer, timeZone: string): string {
  const moment = (at: string) => {
    const instant = new Date(at);
    return `${formatDayOfMonth(localTimeAt(instant, timeZone).date)}, ${formatTime(instant, timeZone)}`;
  };
  if (status === "IN_TRANSIT" || endedAt === null) {
    return text("sent", { time: moment(sentAt), name: sentBy });
  }
  return status === "ARRIVED"
    ? text("arrived", { time: moment(endedAt), name: endedBy ?? "" })
    : text("cancelled", { time: moment(endedAt) });
}

/** Requests the bin back; it returns as soon as the other store has responded. */
function TakeBack({ transfer }: { transfer: Transfer }) {
  const [cancel, isBusy] = useChange(cancelTransferMutation);
  const takeBack = async () => {
    const outcome = await cancel({ id: transfer.id }, { refetches: [binTransfersQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("back.asked", { store: transfer.otherStore }) }
        : { text: text("back.failed", { error: outcome.refused.text }), color: "bad" },
    );
  };
  return (
    <Button kind="quiet" isBusy={isBusy} onClick={() => void takeBack()}>
      {text("back.do")}
    </Button>
  );
}
