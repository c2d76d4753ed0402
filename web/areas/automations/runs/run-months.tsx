import { IconCheck } from "@tabler/icons-react";
import { formatMonth } from "#common/date-format.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import { text } from "./runs-text.ts";
import classes from "./runs.module.css";

export type RunMonth = { month: string; isDone: boolean; isCurrent: boolean; share: number; words: string };

/** More of them, and a name alone would stand there twice. */
const monthsOfYear = 12;

/** A run by month, such as `2026-05`. */
export function RunMonths({ title, months }: { title: string; months: readonly RunMonth[] }) {
  return (
    <Card title={title}>
      <ol className={classes.months} data-years={months.length > monthsOfYear || undefined}>
        {months.map(({ month, isDone, isCurrent, share, words }) => {
          const name = formatMonth(`${month}-01`);
          return (
            <li key={month} data-current={isCurrent || undefined} data-done={isDone || undefined}>
              <b>{months.length > monthsOfYear ? `${name.slice(0, 3)} ${month.slice(0, 4)}` : name.slice(0, 3)}</b>
              <span className={classes.month} aria-hidden="true">
                <i style={{ width: `${share * 100}%` }} />
              </span>
              <span>
                {isDone ? (
                  <>
                    <IconCheck size={16} aria-hidden="true" />
                    <Unseen>{text("monthDone", { month: name })}</Unseen>
                  </>
                ) : (
                  words
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
