import { isLongWait } from "#common/buys/long-wait.ts";
import { formatMoney } from "#common/money.ts";
import { formatDuration } from "#common/duration.ts";
import { formatTime } from "#common/time-format.ts";
import { text as waitingText } from "#web/areas/buys/shared/waiting-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { text } from "./home-text.ts";
import type { BuyDesk } from "./home.queries.ts";
import classes from "./home.module.css";

type RegisterBuysProps = { buys: BuyDesk["registerBuys"]; pos: string; now: Date };

/** Buys that were checked in at the register alone: they are seen here and finished there. */
export function RegisterBuys({ buys, pos, now }: RegisterBuysProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (buys.length === 0) {
    return null;
  }
  return (
    <section aria-label={text("register.title", { pos })}>
      <h2 className={classes.group}>{text("register.title", { pos })}</h2>
      <ul className={classes.rows}>
        {buys.map((buy) => (
          <li key={buy.posBuyId} className={classes.row}>
            <NumberTag number={buy.number} />
            <span className={classes.person}>
              <b>{buy.customerName ?? text("register.unknown")}</b>
              <small>{text("register.since", { time: formatTime(new Date(buy.checkedInAt), timeZone) })}</small>
            </span>
            <RegisterWait buy={buy} now={now} timeZone={timeZone} />
            {buy.paid !== null && (
              <span className={classes.state}>
                <b>{buy.paid === 0 ? text("register.nothingPaid") : formatMoney(buy.paid)}</b>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RegisterWaitProps = { buy: BuyDesk["registerBuys"][number]; now: Date; timeZone: string };

/** How long the seller has waited for the offer, or when it was made. Nothing was promised there, so an hour is long. */
function RegisterWait({ buy: { checkedInAt, readyAt, completedAt }, now, timeZone }: RegisterWaitProps) {
  const offeredAt = readyAt ?? completedAt;
  const until = offeredAt === null ? now.getTime() : Date.parse(offeredAt);
  const minutes = Math.max(0, (until - Date.parse(checkedInAt)) / 60_000);
  const time = formatDuration(minutes);
  if (completedAt !== null) {
    return (
      <span className={classes.times} data-tone="plain">
        <b>{waitingText("promise.waited", { time })}</b>
      </span>
    );
  }
  const tone = isLongWait({ minutes, promisedMinutes: null }) ? "warn" : "plain";
  return (
    <span className={classes.times} data-tone={tone}>
      <b>{readyAt === null ? time : waitingText("promise.ready", { time: formatTime(new Date(readyAt), timeZone) })}</b>
      <small>{readyAt === null ? waitingText("stage.WAITING") : text("register.waited", { time })}</small>
    </span>
  );
}
