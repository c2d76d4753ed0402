import { IconPhone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
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

const tones = { WAITING: "neutral", SORTING: "accent", READY: "good", COMPLETE: "neutral" } as const;

/** One pile: its number big, whose it is, how far it is, and the next thing to do. */
export function BuyRow({ desk, start, storeId, now, onSort, onComplete }: BuyRowProps) {
  const { buy, isCarriedOver } = desk;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { customer, stage } = buy;
  const waits = Math.max(0, (now.getTime() - new Date(buy.checkedInAt).getTime()) / 60_000);
  const isWaiting = stage === "WAITING" || stage === "SORTING";
  const wait =
    isWaiting && !isCarriedOver
      ? text("row.wait", { time: formatDuration(waits) })
      : buy.waitMinutes === null
        ? ""
        : text("row.waited", { time: formatDuration(buy.waitMinutes) });
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
      <span className={classes.state}>
        <Badge tone={tones[stage]}>
          {buy.outcome === null ? buyText(`stage.${stage}`) : buyText(`outcome.${buy.outcome}`)}
        </Badge>
        {buy.isDropOff && <Badge>{text("row.dropOff")}</Badge>}
        {isCarriedOver && (
          <Badge tone="warn">{text("row.carried", { date: formatDayOfMonth(buy.businessDate) })}</Badge>
        )}
        {customer.isDoNotBuy && <Badge tone="bad">{text("row.doNotBuy")}</Badge>}
        {buy.posSync !== "LINKED" && (
          <Badge tone={buy.posSync === "FAILED" ? "bad" : "warn"}>
            {buyText(`pos.${buy.posSync}`, { pos: start.posName })}
          </Badge>
        )}
      </span>
      <span className={classes.times}>
        <span>{wait}</span>
        {buy.promisedAt !== null && isWaiting && (
          <small>{text("row.promised", { time: formatTime(new Date(buy.promisedAt), timeZone) })}</small>
        )}
        {buy.paid !== null && <b>{formatMoney(buy.paid)}</b>}
        {buy.paid === null && buy.cashOffer !== null && <b>{formatMoney(buy.cashOffer)}</b>}
      </span>
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
