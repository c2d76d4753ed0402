import { formatMoney } from "#common/money.ts";
import { CloseLink } from "./close-link.tsx";
import { CloseState } from "./close-state.tsx";
import { dayText } from "./close-words.ts";
import { Difference } from "./difference.tsx";
import { text } from "./day-closes-text.ts";
import type { DayClose } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

/** On a phone: a card for each date with what has to be seen at once; a tap opens the rest. */
export function CloseCards({ days }: { days: readonly DayClose[] }) {
  return (
    <ol className={classes.cards}>
      {days.map((day) => (
        <li key={day.date}>
          <header>
            <CloseLink date={day.date}>{dayText(day.date)}</CloseLink>
            <strong>{formatMoney(day.posSales ?? day.ownSales)}</strong>
          </header>
          <CloseState day={day} />
          {day.closedAt !== null && (
            <p>
              <span>
                {text("column.difference")} <Difference day={day} />
              </span>
              <span>
                {text("column.overShort")} {formatMoney(day.overShort)}
              </span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
