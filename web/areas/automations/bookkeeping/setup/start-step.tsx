import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import { PlanSentence, useBackfillPlan } from "./backfill-plan.tsx";
import { mostDaysBack, pastRange } from "./start-dates.ts";
import { StepFooter } from "./step-footer.tsx";
import type { BooksConnection } from "#web/areas/automations/bookkeeping/use-books-change.ts";
import classes from "./wizard.module.css";

type Choice = "today" | "year" | "other";

/** The first date to post. A date in the past shows beforehand what would be sent, and is refused before the service is asked. */
export function StartStep({ connection, onDone }: { connection: BooksConnection; onDone: () => void }) {
  const { today, books } = connection;
  const { start } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const navigate = useNavigate({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const newYear = `${today.slice(0, 4)}-01-01`;
  const [choice, setChoice] = useState<Choice | null>(choiceOf(start, { today, newYear }));
  const choose = (date: BusinessDate | undefined, chosen: Choice) => {
    setChoice(chosen);
    void navigate({ search: (search) => ({ ...search, step: "start" as const, start: date }), replace: true });
  };
  const problem = start === undefined ? null : problemOf(start, today);
  const past =
    start === undefined || problem !== null ? null : pastRange(start, { today, sampleDate: books.sampleDate });
  const options = [
    { id: "today", label: text("start.today", { date: formatDayOfMonth(today) }), date: today },
    { id: "year", label: formatDate(newYear), date: newYear },
  ] as const;
  return (
    <section className={classes.card} aria-labelledby="step-title">
      <div className={classes.body}>
        <h2 id="step-title" tabIndex={-1}>
          {text("start.title", { store: connection.store })}
        </h2>
        <fieldset className={classes.options}>
          <legend className={classes.unseen}>{text("step.start")}</legend>
          {options.map(({ id, label, date }) => (
            <label key={id}>
              <input type="radio" name="start" checked={choice === id} onChange={() => choose(date, id)} />
              <b>{label}</b> {date < today && <small>{text("start.days", { count: daysBetween(date, today) })}</small>}
            </label>
          ))}
          <label>
            <input type="radio" name="start" checked={choice === "other"} onChange={() => choose(undefined, "other")} />
            <b>{text("start.other")}</b>
          </label>
        </fieldset>
        {choice === "other" && (
          <DateField
            name="start"
            label={text("start.date")}
            value={start ?? null}
            today={today}
            first={addDays(today, -mostDaysBack)}
            last={today}
            error={problem}
            isRequired
            isDisabled={false}
            onChange={(date) => choose(date ?? undefined, "other")}
            onBlur={() => undefined}
          />
        )}
        <div className={classes.plan} aria-live="polite">
          {past !== null && <PlanOfStart connection={connection} range={past} />}
          {start === today && <p>{text("start.todayText")}</p>}
        </div>
      </div>
      <StepFooter step="start">
        <Button kind="primary" disabled={start === undefined || problem !== null} onClick={onDone}>
          {text("step.next", { step: text("step.review") })}
        </Button>
      </StepFooter>
    </section>
  );
}

function choiceOf(
  start: BusinessDate | undefined,
  dates: { today: BusinessDate; newYear: BusinessDate },
): Choice | null {
  if (start === undefined) {
    return null;
  }
  return start === dates.today ? "today" : start === dates.newYear ? "year" : "other";
}

/** What the server would refuse. */
function problemOf(start: BusinessDate, today: BusinessDate): string | null {
  if (start > today) {
    return text("start.future");
  }
  return daysBetween(start, today) > mostDaysBack ? text("start.tooEarly") : null;
}

type PlanOfStartProps = { connection: BooksConnection; range: { from: BusinessDate; to: BusinessDate } };

function PlanOfStart({ connection, range }: PlanOfStartProps) {
  const plan = useBackfillPlan(connection, range);
  return <PlanSentence connection={connection} plan={plan} />;
}
