import { Suspense, lazy } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { quickDates } from "#common/dates/date-text.ts";
import type { QuickDate } from "#common/dates/date-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./date-choices.module.css";

const Calendar = lazy(async () => ({ default: (await import("./calendar.tsx")).Calendar }));

type DateChoicesProps = {
  value: BusinessDate | null;
  today: BusinessDate;
  first: BusinessDate;
  last: BusinessDate;
  /** Somebody came with the keyboard: the calendar's day takes the focus. */
  takesFocus: boolean;
  onPick: (date: BusinessDate) => void;
};

/** The dates that are chosen most, beside a calendar with all of them. */
export function DateChoices({ value, today, first, last, takesFocus, onPick }: DateChoicesProps) {
  return (
    <div className={classes.choices}>
      <fieldset className={classes.quick} aria-label={uiText("date.quick")}>
        {quickDates(today, { first, last }).map((choice) => (
          <Button key={choice.kind} aria-pressed={choice.date === value} onClick={() => onPick(choice.date)}>
            {quickText(choice)}
          </Button>
        ))}
      </fieldset>
      <div className={classes.calendar}>
        <Suspense>
          <Calendar value={value} today={today} first={first} last={last} takesFocus={takesFocus} onPick={onPick} />
        </Suspense>
      </div>
    </div>
  );
}

function quickText({ kind, date }: QuickDate): string {
  return uiText(`date.${kind}`, { weekday: formatWeekday(date), day: formatDayOfMonth(date) });
}
