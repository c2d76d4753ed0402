import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { formatDateRange } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { RunFigures } from "#web/areas/automations/runs/run-figures.tsx";
import { RunLine } from "#web/areas/automations/runs/run-line.tsx";
import { RunMonths } from "#web/areas/automations/runs/run-months.tsx";
import classes from "#web/areas/automations/runs/runs.module.css";
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
  const { done, count } = sumsOf(backfill);
  const { minutesLeft, perMinute } = backfill;
  return (
    <RunFigures
      done={{ value: done.toLocaleString("en-US"), label: text("run.of", { count: count.toLocaleString("en-US") }) }}
      minutesLeft={minutesLeft}
      pace={perMinute === null ? null : { value: String(perMinute), label: text("run.perMinute") }}
    />
  );
}

function ProgressLine({ backfill }: { backfill: Backfill }) {
  const { done, count } = sumsOf(backfill);
  return (
    <RunLine
      label={text("run.progress", { done: String(done), count: String(count) })}
      count={count}
      parts={[
        { key: "posted", count: backfill.posted },
        { key: "there", count: backfill.alreadyThere },
        { key: "refused", count: backfill.refused },
      ]}
    />
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
  const months = backfill.months.map(({ month, entries, done }) => ({
    month,
    isDone: done === entries,
    isCurrent: month === current,
    share: entries === 0 ? 0 : done / entries,
    words: text("run.monthOf", { done: String(done), count: String(entries) }),
  }));
  return <RunMonths title={text("run.months")} months={months} />;
}
