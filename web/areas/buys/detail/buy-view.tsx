import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatPhone } from "#common/phone.ts";
import { CompleteDialog } from "#web/areas/buys/home/complete-dialog.tsx";
import { SortDialog } from "#web/areas/buys/home/sort-dialog.tsx";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";
import { checkInStartQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { BuyFacts } from "./buy-facts.tsx";
import { buyHistory } from "./buy-history.ts";
import { BuyStages } from "./buy-stages.tsx";
import { BuyViewActs } from "./buy-view-acts.tsx";
import type { Opened } from "./buy-view-acts.tsx";
import { EditPile } from "./edit-pile.tsx";
import classes from "./detail.module.css";

/** A buy whole: its stages, its facts, and everything that can be done about it. */
export function BuyView({ detail, storeId }: { detail: BuyDetail; storeId: number }) {
  const { buy, reasons } = detail;
  const [opened, setOpened] = useState<Opened | null>(null);
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
      <BuyViewActs detail={detail} start={start} onOpen={setOpened} />
      <BuyStages buy={buy} pos={start.posName} />
      <BuyFacts detail={detail} pos={start.posName} />
      <RecordHistory kind="Buy" id={buy.id} words={buyHistory} />
      {opened === "sort" && <SortDialog buy={buy} counted={counted} onClose={close} />}
      {opened === "complete" && <CompleteDialog buy={buy} onClose={close} />}
      {opened === "edit" && <EditPile buy={buy} onClose={close} />}
    </div>
  );
}
