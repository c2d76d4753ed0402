import { useState } from "react";
import { addDays } from "#common/business-date.ts";
import { formatDate, formatDateRange } from "#common/date-format.ts";
import { RunFigures } from "#web/areas/automations/runs/run-figures.tsx";
import { RunLine } from "#web/areas/automations/runs/run-line.tsx";
import { RunMonths } from "#web/areas/automations/runs/run-months.tsx";
import { RunningSection, StoppedSection } from "#web/areas/automations/runs/run-section.tsx";
import classes from "#web/areas/automations/connection/steps.module.css";
import { newId } from "#web/platform/browser/new-id.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import {
  dropPastSalesMutation,
  resumePastSalesMutation,
  startPastSalesMutation,
  stopPastSalesMutation,
} from "./registers.queries.ts";
import type { PastSales } from "./registers.queries.ts";
import { text } from "./register-text.ts";
import { useRegisterChange } from "./use-register-change.ts";
import type { RegisterConnection } from "./use-register-change.ts";

type Props = { connection: RegisterConnection };

/** Enough for a year to be compared with the one before. */
const usualDays = 731;

/** Asks for past sales, and shows how a run goes, where it was stopped, or what it brought. */
export function PastSalesPart({ connection }: Props) {
  const { backfill } = connection.register;
  if (backfill?.state === "RUNNING") {
    return <RunningPast backfill={backfill} />;
  }
  return backfill?.state === "STOPPED" ? <StoppedPast backfill={backfill} /> : <AskForPast connection={connection} />;
}

function RunningPast({ backfill }: { backfill: PastSales }) {
  const [stop, isStopping] = useRegisterChange(stopPastSalesMutation);
  const { salesPerMinute, minutesLeft, sales } = backfill;
  return (
    <>
      <RunningSection
        title={text("run.title", { dates: formatDateRange(backfill) })}
        text={text("run.text")}
        stop={{ isBusy: isStopping, onPress: () => void stop({}, text("run.stopped")) }}
      >
        <RunFigures
          done={{ value: sales.toLocaleString("en-US"), label: text("run.sales") }}
          minutesLeft={minutesLeft}
          pace={
            salesPerMinute === null
              ? null
              : { value: salesPerMinute.toLocaleString("en-US"), label: text("run.perMinute") }
          }
        />
        <PastLine backfill={backfill} />
      </RunningSection>
      <PastMonths backfill={backfill} />
    </>
  );
}

function StoppedPast({ backfill }: { backfill: PastSales }) {
  const [resume, isResuming] = useRegisterChange(resumePastSalesMutation);
  const [drop, isDropping] = useRegisterChange(dropPastSalesMutation);
  const { done, count } = daysOf(backfill);
  return (
    <StoppedSection
      title={text("stopped.title", { done: String(done), count: String(count) })}
      text={text("stopped.text", { dates: formatDateRange(backfill), name: backfill.startedBy })}
      keep={{ isBusy: isDropping, onPress: () => void drop({}, text("stopped.kept")) }}
      goOn={{
        words: text("stopped.goOn"),
        isBusy: isResuming,
        onPress: () => void resume({}, text("stopped.goesOn")),
      }}
    >
      <PastLine backfill={backfill} />
    </StoppedSection>
  );
}

function daysOf({ daysDone, daysLeft }: PastSales): { done: number; count: number } {
  return { done: daysDone, count: daysDone + daysLeft };
}

function PastLine({ backfill }: { backfill: PastSales }) {
  const { done, count } = daysOf(backfill);
  const label = text("run.progress", { done: String(done), count: String(count) });
  return <RunLine label={label} count={count} parts={[{ key: "posted", count: done }]} />;
}

/** The newest month is read first, and stands there first. */
function PastMonths({ backfill }: { backfill: PastSales }) {
  const current = backfill.months.findLast(({ isDone }) => !isDone)?.from;
  const months = backfill.months.toReversed().map(({ from, sales, isDone }) => ({
    month: from.slice(0, 7),
    isDone,
    isCurrent: from === current,
    share: isDone ? 1 : 0,
    words: sales === 0 ? "" : text("run.monthSales", { count: sales.toLocaleString("en-US") }),
  }));
  return <RunMonths title={text("run.months")} months={months} />;
}

function AskForPast({ connection: { store, register } }: Props) {
  const [start, isStarting] = useRegisterChange(startPastSalesMutation);
  const { today, backfill, connection } = register;
  const yesterday = addDays(today, -1);
  const [from, setFrom] = useState<string | null>(addDays(today, -usualDays));
  const ended = backfill === null ? null : backfill.state === "DROPPED" ? "past.dropped" : "past.done";
  return (
    <Card title={text("past.title")}>
      <div className={classes.form}>
        <p className={classes.soft}>
          {backfill === null || ended === null
            ? text("past.text", { store, date: formatDate(connection?.liveSince ?? today) })
            : text(ended, { count: backfill.sales.toLocaleString("en-US"), dates: formatDateRange(backfill) })}
        </p>
        <DateField
          name="from"
          label={text("past.from")}
          hint={text("past.hint")}
          value={from}
          today={today}
          last={yesterday}
          error={null}
          isRequired
          isDisabled={false}
          onChange={setFrom}
          onBlur={() => undefined}
        />
        <Button
          isBusy={isStarting}
          disabled={from === null}
          onClick={() => void start({ id: newId(), from: from ?? "" }, text("past.started"))}
        >
          {text("past.do")}
        </Button>
      </div>
    </Card>
  );
}
