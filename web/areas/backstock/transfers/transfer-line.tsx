import { IconPrinter } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TakeBack } from "./take-back.tsx";
import { text } from "./transfers-text.ts";
import type { Transfer } from "./transfers.queries.ts";
import classes from "./transfers.module.css";

type TransferLineProps = {
  transfer: Transfer;
  /** Null where it is not for this store to take in. */
  onTakeIn: (() => void) | null;
};

/** One bin on its way, with what this store can do about it. */
export function TransferLine({ transfer, onTakeIn }: TransferLineProps) {
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
