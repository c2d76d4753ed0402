import { CompleteDialog } from "./complete-dialog.tsx";
import type { BuyDesk } from "./home.queries.ts";
import { SortDialog } from "./sort-dialog.tsx";

export type OpenedBuy = { what: "sort" | "complete"; id: string };

type BuyDialogProps = { opened: OpenedBuy; desk: BuyDesk; onClose: () => void };

/** The dialog of the opened buy, with the buy as the desk has it now; nothing once the desk has it no more. */
export function BuyDialog({ opened, desk, onClose }: BuyDialogProps) {
  const buy = desk.buys.find((one) => one.buy.id === opened.id)?.buy;
  if (buy === undefined) {
    return null;
  }
  return opened.what === "sort" ? (
    <SortDialog buy={buy} onClose={onClose} />
  ) : (
    <CompleteDialog buy={buy} onClose={onClose} />
  );
}
