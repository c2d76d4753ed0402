import { IconPhone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BuyActs } from "./buy-acts.tsx";
import { text } from "./home-text.ts";
import type { DeskBuy } from "./home.queries.ts";
import classes from "./home.module.css";

type BuyRowProps = {
  desk: DeskBuy;
  start: { posName: string; isLinked: boolean };
  storeId: number;
  now: Date;
  onSort: () => void;
  onComplete: () => void;
};

/** One pile: its number big, whose it is, how far it is, and the next thing to do. */
export function BuyRow({ desk, start, storeId, now, onSort, onComplete }: BuyRowProps) {
  const { buy, isCarriedOver } = desk;
  const { customer, stage } = buy;
  return (
    <li className={classes.row} data-carried={isCarriedOver}>
      <Link
        to="/s/$storeId/buys/detail/edit/$buyId"
        params={{ storeId, buyId: buy.id }}
        className={classes.number}
        aria-label={text("row.number", { number: buy.number })}
      >
        {buy.number}
      </Link>
      <span className={classes.person}>
        <Link
          to="/s/$storeId/buys/detail/customer/show/$customerId"
          params={{ storeId, customerId: customer.id }}
          className={classes.name}
        >
          {customer.fullName}
        </Link>
        <small>
          {[pileText(buy), buy.location !== "" && text("row.at", { place: buy.location })].filter(Boolean).join(" ")}
        </small>
      </span>
      <BuyState desk={desk} pos={start.posName} />
      <BuyTimes desk={desk} now={now} />
      <span className={classes.acts}>
        {stage === "READY" && (
          <a
            href={`tel:${customer.mobile}`}
            className={classes.call}
            aria-label={text("act.call", { name: customer.fullName })}
          >
            <IconPhone size={18} aria-hidden="true" />
          </a>
        )}
        <BuyActs desk={desk} start={start} onSort={onSort} onComplete={onComplete} />
      </span>
    </li>
  );
}

const tones = { WAITING: "neutral", SORTING: "accent", READY: "good", COMPLETE: "neutral" } as const;

/** How far a buy is, and what is out of the ordinary about it. */
function BuyState({ desk: { buy, isCarriedOver }, pos }: { desk: DeskBuy; pos: string }) {
  const { stage, outcome, posSync } = buy;
  return (
    <span className={classes.state}>
      <Badge tone={tones[stage]}>{outcome === null ? buyText(`stage.${stage}`) : buyText(`outcome.${outcome}`)}</Badge>
      {buy.isDropOff && <Badge>{text("row.dropOff")}</Badge>}
      {isCarriedOver && <Badge tone="warn">{text("row.carried", { date: formatDayOfMonth(buy.businessDate) })}</Badge>}
      {buy.customer.isDoNotBuy && <Badge tone="bad">{text("row.doNotBuy")}</Badge>}
      {posSync !== "LINKED" && (
        <Badge tone={posSync === "FAILED" ? "bad" : "warn"}>{buyText(`pos.${posSync}`, { pos })}</Badge>
      )}
    </span>
  );
}

/** How long it waits or waited, until when it is promised, and the money. */
function BuyTimes({ desk, now }: { desk: DeskBuy; now: Date }) {
  const { buy } = desk;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const isWaiting = buy.stage === "WAITING" || buy.stage === "SORTING";
  const money = buy.paid ?? buy.cashOffer;
  return (
    <span className={classes.times}>
      <span>{waitText(desk, now)}</span>
      {buy.promisedAt !== null && isWaiting && (
        <small>{text("row.promised", { time: formatTime(new Date(buy.promisedAt), timeZone) })}</small>
      )}
      {money !== null && <b>{formatMoney(money)}</b>}
    </span>
  );
}

function waitText({ buy, isCarriedOver }: DeskBuy, now: Date): string {
  if (buy.stage === "WAITING" || buy.stage === "SORTING") {
    const minutes = Math.max(0, (now.getTime() - new Date(buy.checkedInAt).getTime()) / 60_000);
    return isCarriedOver || buy.isDropOff ? "" : text("row.wait", { time: formatDuration(minutes) });
  }
  return buy.waitMinutes === null ? "" : text("row.waited", { time: formatDuration(buy.waitMinutes) });
}
