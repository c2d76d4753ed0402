import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatPhone } from "#common/phone.ts";
import { CompleteDialog } from "#web/areas/buys/home/complete-dialog.tsx";
import { BuyActs } from "#web/areas/buys/home/buy-acts.tsx";
import { SortDialog } from "#web/areas/buys/home/sort-dialog.tsx";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";
import { checkInStartQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { BuyFacts } from "./buy-facts.tsx";
import { buyHistory } from "./buy-history.ts";
import { BuyOtherActs } from "./buy-other-acts.tsx";
import { BuyStages } from "./buy-stages.tsx";
import { EditPile } from "./edit-pile.tsx";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

type Opened = "sort" | "complete" | "edit" | null;

/** A buy whole: its stages, its facts, and everything that can be done about it. */
export function BuyView({ detail, storeId }: { detail: BuyDetail; storeId: number }) {
  const { buy, reasons } = detail;
  const [opened, setOpened] = useState<Opened>(null);
  const mayChange = useCouldBecome()("buys:check-in");
  const read = useRead(checkInStartQuery);
  const start = read.status === "ready" ? read.data.checkInStart : { posName: "POS", isLinked: true };
  const counted = Object.fromEntries(reasons.map(({ reasonId, count }) => [reasonId, count]));
  const close = () => setOpened(null);
  return (
    <div className={classes.view}>
      <header className={classes.top}>
        <output className={classes.number}>{buy.number}</output>
        <span className={classes.who}>
          <Link
            to="/s/$storeId/buys/detail/customer/show/$customerId"
            params={{ storeId, customerId: buy.customer.id }}
            className={classes.name}
          >
            {buy.customer.fullName}
          </Link>
          <a href={`tel:${buy.customer.mobile}`}>{formatPhone(buy.customer.mobile)}</a>
        </span>
        <Badge tone={buy.status === "COMPLETE" ? "neutral" : "accent"}>
          {buy.outcome === null ? buyText(`stage.${buy.stage}`) : buyText(`outcome.${buy.outcome}`)}
        </Badge>
      </header>
      <div className={classes.acts}>
        <BuyActs
          desk={{ buy, asksDonated: false }}
          start={start}
          onSort={() => setOpened("sort")}
          onComplete={() => setOpened("complete")}
        />
        {mayChange && buy.stage !== "WAITING" && buy.stage !== "SORTING" && (
          <Button onClick={() => setOpened("sort")}>{text("counts")}</Button>
        )}
        {mayChange && buy.status === "OPEN" && <Button onClick={() => setOpened("edit")}>{text("edit")}</Button>}
        {mayChange && buy.status === "OPEN" && buy.stage !== "READY" && (
          <Button onClick={() => setOpened("complete")}>{text("stage.complete")}</Button>
        )}
        <BuyOtherActs detail={detail} pos={start.posName} />
      </div>
      <BuyStages buy={buy} pos={start.posName} />
      <BuyFacts detail={detail} pos={start.posName} />
      <RecordHistory kind="Buy" id={buy.id} words={buyHistory} />
      {opened === "sort" && <SortDialog buy={buy} counted={counted} onClose={close} />}
      {opened === "complete" && <CompleteDialog buy={buy} onClose={close} />}
      {opened === "edit" && <EditPile buy={buy} onClose={close} />}
    </div>
  );
}
