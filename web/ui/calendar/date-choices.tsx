import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { earliestShopDate, latestShopDate, quickDates } from "#common/dates/date-text.ts";
import type { QuickDate } from "#common/dates/date-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { Calendar } from "./calendar.tsx";
import type { CalendarProps } from "./calendar.tsx";
import classes from "./date-choices.module.css";

/** The dates that are chosen most, beside a calendar with all of them. */
export function DateChoices(props: CalendarProps) {
  const { value, today, first = earliestShopDate, last = latestShopDate, onPick } = props;
  return (
    <div className={classes.choices}>
      <fieldset className={classes.quick} aria-label={uiText("date.quick")}>
        {quickDates(today, { first, last }).map((choice) => (
          <Button key={choice.kind} aria-pressed={choice.date === value} onClick={() => onPick(choice.date)}>
            {quickText(choice)}
          </Button>
        ))}
      </fieldset>
      <Calendar {...props} />
    </div>
  );
}

function quickText({ kind, date }: QuickDate): string {
  return uiText(`date.${kind}`, { weekday: formatWeekday(date), day: formatDayOfMonth(date) });
}
