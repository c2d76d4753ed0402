import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { text } from "./home-text.ts";
import type { DeskBuy } from "./home.queries.ts";
import classes from "./home.module.css";

/** How long it waits or waited, until when it is promised, and the money. */
export function BuyTimes({ desk, now }: { desk: DeskBuy; now: Date }) {
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
