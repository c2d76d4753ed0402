import { BuyActs } from "#web/areas/buys/home/buy-acts.tsx";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BuyOtherActs } from "./buy-other-acts.tsx";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

export type Opened = "sort" | "complete" | "edit";

type BuyViewActsProps = {
  detail: BuyDetail;
  start: { posName: string; isLinked: boolean };
  onOpen: (what: Opened) => void;
};

/** Everything that can be done about a buy; the next stage goes first. */
export function BuyViewActs({ detail, start, onOpen }: BuyViewActsProps) {
  const { buy } = detail;
  const mayChange = useCouldBecome()("buys:check-in");
  const isSorted = buy.stage === "READY" || buy.stage === "COMPLETE";
  const isOpen = buy.status === "OPEN";
  return (
    <div className={classes.acts}>
      <BuyActs
        desk={{ buy, asksDonated: false }}
        start={start}
        onSort={() => onOpen("sort")}
        onComplete={() => onOpen("complete")}
      />
      {mayChange && isSorted && <Button onClick={() => onOpen("sort")}>{text("counts")}</Button>}
      {mayChange && isOpen && <Button onClick={() => onOpen("edit")}>{text("edit")}</Button>}
      {mayChange && !isSorted && <Button onClick={() => onOpen("complete")}>{text("stage.complete")}</Button>}
      <BuyOtherActs detail={detail} pos={start.posName} />
    </div>
  );
}
