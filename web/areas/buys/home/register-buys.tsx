import { formatDuration } from "#common/duration.ts";
import { formatTime } from "#common/time-format.ts";
import { text as waitingText } from "#web/areas/buys/shared/waiting-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { text } from "./home-text.ts";
import type { BuyDesk } from "./home.queries.ts";
import classes from "./home.module.css";

type RegisterBuysProps = { buys: BuyDesk["registerBuys"]; pos: string; now: Date };

/** Open buys that were checked in at the register alone: they are seen here and finished there. */
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
            <span className={classes.times}>
              <b>{waited(buy.checkedInAt, now)}</b>
              <small>{waitingText(buy.readyAt === null ? "stage.WAITING" : "stage.READY")}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function waited(since: string, now: Date): string {
  return formatDuration(Math.max(0, (now.getTime() - Date.parse(since)) / 60_000));
}
