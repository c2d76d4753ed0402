import { IconCheck, IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { formatDateRange, formatMonth } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import classes from "./backfill.module.css";
import { dropBackfillMutation, resumeBackfillMutation, stopBackfillMutation } from "./bookkeeping-changes.queries.ts";
import type { Backfill } from "./bookkeeping.queries.ts";
import { text } from "./bookkeeping-text.ts";
import { BooksLog } from "./books-log.tsx";
import { useBooksChange } from "./use-books-change.ts";
import type { BooksConnection } from "./use-books-change.ts";

type Props = { connection: BooksConnection; backfill: Backfill };

/** How a run goes: how far, how fast, how long still, and by month. */
export function BackfillProgress({ connection, backfill }: Props) {
  const [stop, isStopping] = useBooksChange(stopBackfillMutation);
  return (
    <>
      <section className={classes.run} aria-labelledby="backfill-title">
        <header>
          <div>
            <h2 id="backfill-title">{text("run.title", { dates: formatDateRange(backfill) })}</h2>
            <p>{text("run.text")}</p>
          </div>
          <Button
            icon={<IconPlayerStop size={18} />}
            isBusy={isStopping}
            onClick={() => void stop({}, text("run.stopped"))}
          >
            {text("run.stop")}
          </Button>
        </header>
        <Figures backfill={backfill} />
        <ProgressLine backfill={backfill} />
        <Legend backfill={backfill} name={connection.name} />
      </section>
      <div className={classes.columns}>
        <Months backfill={backfill} />
        <BooksLog connection={connection} isJustNow />
      </div>
    </>
  );
}

/** A run that a person stopped keeps its place until a person decides. */
export function StoppedBackfill({ connection, backfill }: Props) {
  const [resume, isResuming] = useBooksChange(resumeBackfillMutation);
  const [drop, isDropping] = useBooksChange(dropBackfillMutation);
  const { done, count } = sumsOf(backfill);
  return (
    <section className={classes.run} aria-labelledby="backfill-title">
      <header>
        <div>
          <h2 id="backfill-title">{text("stopped.title", { done: String(done), count: String(count) })}</h2>
          <p>{text("stopped.text", { dates: formatDateRange(backfill), name: backfill.startedBy })}</p>
        </div>
      </header>
      <ProgressLine backfill={backfill} />
      <Legend backfill={backfill} name={connection.name} />
      <p className={classes.soft}>{text("stopped.twice")}</p>
      <div className={classes.actions}>
        <Button isBusy={isDropping} onClick={() => void drop({}, text("stopped.kept"))}>
          {text("stopped.keep")}
        </Button>
        <Button
          kind="primary"
          icon={<IconPlayerPlay size={16} />}
          isBusy={isResuming}
          onClick={() => void resume({}, text("stopped.goesOn"))}
        >
          {text("stopped.goOn", { count: String(backfill.left) })}
        </Button>
      </div>
    </section>
  );
}

function sumsOf({ posted, alreadyThere, refused, left }: Backfill): { done: number; count: number } {
  const done = posted + alreadyThere + refused;
  return { done, count: done + left };
}

function Figures({ backfill }: { backfill: Backfill }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { done, count } = sumsOf(backfill);
  const { minutesLeft, perMinute } = backfill;
  const end = minutesLeft === null ? null : formatTime(new Date(now.getTime() + minutesLeft * 60_000), timeZone);
  return (
    <ul className={classes.figures}>
      <li>
        <b>{done.toLocaleString("en-US")}</b> {text("run.of", { count: count.toLocaleString("en-US") })}
      </li>
      {minutesLeft !== null && end !== null && (
        <li>
          <b>{text("run.minutes", { minutes: String(minutesLeft) })}</b> {text("run.left", { time: end })}
        </li>
      )}
      {perMinute !== null && (
        <li>
          <b>{perMinute}</b> {text("run.perMinute")}
        </li>
      )}
    </ul>
  );
}

function ProgressLine({ backfill }: { backfill: Backfill }) {
  const { done, count } = sumsOf(backfill);
  const share = (part: number) => `${count === 0 ? 0 : (part / count) * 100}%`;
  return (
    <div className={classes.progress}>
      <Unseen>{text("run.progress", { done: String(done), count: String(count) })}</Unseen>
      <i data-part="posted" style={{ width: share(backfill.posted) }} />
      <i data-part="there" style={{ width: share(backfill.alreadyThere) }} />
      <i data-part="refused" style={{ width: share(backfill.refused) }} />
      <b>{count === 0 ? "" : `${Math.floor((done / count) * 100)}%`}</b>
    </div>
  );
}

function Legend({ backfill, name }: { backfill: Backfill; name: string }) {
  const parts = [
    { key: "posted", count: backfill.posted },
    { key: "there", count: backfill.alreadyThere },
    { key: "refused", count: backfill.refused },
    { key: "toGo", count: backfill.left },
  ] as const;
  return (
    <ul className={classes.legend}>
      {parts.map(({ key, count }) => (
        <li key={key}>
          <i data-part={key} aria-hidden="true" />
          <b>{count.toLocaleString("en-US")}</b> {text(`run.${key}`, { name })}
        </li>
      ))}
    </ul>
  );
}

function Months({ backfill }: { backfill: Backfill }) {
  const current = backfill.months.find(({ done, entries }) => done < entries)?.month;
  return (
    <Card title={text("run.months")}>
      <ol className={classes.months}>
        {backfill.months.map(({ month, entries, done }) => {
          const name = formatMonth(`${month}-01`);
          const isDone = done === entries;
          return (
            <li key={month} data-current={month === current || undefined} data-done={isDone || undefined}>
              <b>{name.slice(0, 3)}</b>
              <span className={classes.month} aria-hidden="true">
                <i style={{ width: `${entries === 0 ? 0 : (done / entries) * 100}%` }} />
              </span>
              <span>
                {isDone ? (
                  <>
                    <IconCheck size={16} aria-hidden="true" />
                    <Unseen>{text("run.monthDone", { month: name })}</Unseen>
                  </>
                ) : (
                  text("run.monthOf", { done: String(done), count: String(entries) })
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
