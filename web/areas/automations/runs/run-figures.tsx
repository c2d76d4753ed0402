import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { text } from "./runs-text.ts";
import classes from "./runs.module.css";

type RunFiguresProps = {
  done: { value: string; label: string };
  minutesLeft: number | null;
  pace: { value: string; label: string } | null;
};

/** How far a run is, how long it still takes, and how fast it goes. */
export function RunFigures({ done, minutesLeft, pace }: RunFiguresProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const end = minutesLeft === null ? null : formatTime(new Date(now.getTime() + minutesLeft * 60_000), timeZone);
  return (
    <ul className={classes.figures}>
      <li>
        <b>{done.value}</b> {done.label}
      </li>
      {minutesLeft !== null && end !== null && (
        <li>
          <b>{text("minutes", { minutes: String(minutesLeft) })}</b> {text("left", { time: end })}
        </li>
      )}
      {pace !== null && (
        <li>
          <b>{pace.value}</b> {pace.label}
        </li>
      )}
    </ul>
  );
}
