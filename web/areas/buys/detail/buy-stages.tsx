import { formatTime } from "#common/time-format.ts";
import type { Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

/** The way of a buy with times and people; where the register says another time, both stand here. */
export function BuyStages({ buy, pos }: { buy: Buy; pos: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const steps = [
    { name: text("stage.checkedIn"), at: buy.checkedInAt, by: buy.checkedInBy, posAt: null },
    { name: text("stage.sorting"), at: buy.sortStartedAt, by: buy.sortedBy, posAt: null },
    { name: text("stage.ready"), at: buy.readyAt, by: buy.sortedBy, posAt: buy.posReadyAt },
    { name: text("stage.notified"), at: buy.firstNotifiedAt, by: null, posAt: null },
    { name: text("stage.complete"), at: buy.completedAt, by: buy.completedBy, posAt: buy.posCompletedAt },
  ];
  const time = (instant: string) => formatTime(new Date(instant), timeZone);
  return (
    <ol className={classes.stages}>
      {steps.map(({ name, at, by, posAt }) => {
        const isByPos = at !== null && posAt === at;
        const isConflict = at !== null && posAt !== null && time(posAt) !== time(at);
        return (
          <li key={name} data-done={at !== null}>
            <b>{name}</b>
            {at !== null && (
              <span>
                {isByPos
                  ? text("by.pos", { time: time(at), pos })
                  : by === null
                    ? time(at)
                    : text("by", { time: time(at), name: by })}
              </span>
            )}
            {isConflict && <small>{text("conflict", { pos, time: time(posAt) })}</small>}
          </li>
        );
      })}
    </ol>
  );
}
