import { Link } from "@tanstack/react-router";
import { formatWeekday } from "#common/date-format.ts";
import type { PeriodSearch } from "./period-search.ts";
import { text } from "./periods-text.ts";
import type { ReportDay } from "./periods.queries.ts";
import classes from "./periods.module.css";

type DayChipsProps = { days: readonly ReportDay[]; chosen: string; storeId: number; search: PeriodSearch };

/** On a phone: which day of the week stands beside its total. */
export function DayChips({ days, chosen, storeId, search }: DayChipsProps) {
  return (
    <nav className={classes.chips} aria-label={text("days.label")} data-no-print>
      {days.map(({ businessDate: date }) => (
        <Link
          key={date}
          to="/s/$storeId/reports/weekly"
          params={{ storeId }}
          search={{ ...search, d: date }}
          replace
          aria-current={date === chosen ? "date" : undefined}
        >
          {formatWeekday(date)}
          <span>{Number(date.slice(8))}</span>
        </Link>
      ))}
    </nav>
  );
}
