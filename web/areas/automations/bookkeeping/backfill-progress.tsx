import { formatDateRange } from "#common/date-format.ts";
import { RunFigures } from "#web/areas/automations/runs/run-figures.tsx";
import { RunLine } from "#web/areas/automations/runs/run-line.tsx";
import { RunMonths } from "#web/areas/automations/runs/run-months.tsx";
import { RunningSection, StoppedSection } from "#web/areas/automations/runs/run-section.tsx";
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
      <RunningSection
        title={text("run.title", { dates: formatDateRange(backfill) })}
        text={text("run.text")}
        stop={{ isBusy: isStopping, onPress: () => void stop({}, text("run.stopped")) }}
      >
        <Figures backfill={backfill} />
        <ProgressLine backfill={backfill} />
        <Legend backfill={backfill} name={connection.name} />
      </RunningSection>
      <div className={classes.columns}>
        <Months backfill={backfill} />
        <BooksLog connection={connection} isJustNow />
      </div>
    </>
  );
}

export function StoppedBackfill({ connection, backfill }: Props) {
  const [resume, isResuming] = useBooksChange(resumeBackfillMutation);
  const [drop, isDropping] = useBooksChange(dropBackfillMutation);
  const { done, count } = sumsOf(backfill);
  return (
    <StoppedSection
      title={text("stopped.title", { done: String(done), count: String(count) })}
      text={text("stopped.text", { dates: formatDateRange(backfill), name: backfill.startedBy })}
      keep={{ isBusy: isDropping, onPress: () => void drop({}, text("stopped.kept")) }}
      goOn={{
        words: text("stopped.goOn", { count: String(backfill.left) }),
        isBusy: isResuming,
        onPress: () => void resume({}, text("stopped.goesOn")),
      }}
    >
      <ProgressLine backfill={backfill} />
      <Legend backfill={backfill} name={connection.name} />
      <p className={classes.soft}>{text("stopped.twice")}</p>
    </StoppedSection>
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
