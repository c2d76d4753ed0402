import { Card } from "#web/ui/controls/card.tsx";
import { TransferLine } from "./transfer-line.tsx";
import type { Transfer } from "./transfers.queries.ts";
import classes from "./transfers.module.css";

type TransferListProps = {
  title: string;
  transfers: readonly Transfer[];
  /** Without words an empty list is left out. */
  empty?: string;
  onTakeIn?: (transfer: Transfer) => void;
};

export function TransferList({ title, transfers, empty, onTakeIn }: TransferListProps) {
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
