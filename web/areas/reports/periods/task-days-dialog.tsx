import { Link, useParams } from "@tanstack/react-router";
import { formatDateRange, formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { roundedQuotient } from "#common/rounding.ts";
import rowClasses from "#web/areas/reports/rows/rows.module.css";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import type { FigureDays, TaskDay } from "./figure-days.ts";
import { figureName } from "./figure-text.ts";
import { text } from "./periods-text.ts";

type TaskDaysDialogProps = { days: FigureDays; tasks: readonly TaskDay[]; onClose: () => void };

/** The days that a period's completed tasks are the sum of, each leading to its daybook. */
export function TaskDaysDialog({ days: { from, to }, tasks, onClose }: TaskDaysDialogProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const sum = (side: "due" | "done") => tasks.reduce((total, day) => total + day[side], 0);
  const total = { due: sum("due"), done: sum("done") };
  return (
    <Dialog title={`${figureName("taskCompletion")}, ${formatDateRange({ from, to })}`} onClose={onClose}>
      <div className={rowClasses.dialog}>
        <p className={rowClasses.definition}>{text("definition.taskCompletion")}</p>
        <table className={rowClasses.lines} aria-label={figureName("taskCompletion")}>
          <thead>
            <tr>
              <th scope="col">{text("table.day")}</th>
              {(["due", "done", "share"] as const).map((head) => (
                <th key={head} scope="col" data-value>
                  {text(`tasks.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.map((day) => (
              <tr key={day.date}>
                <th scope="row">
                  <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: day.date }}>
                    {formatWeekday(day.date)}, {formatDayOfMonth(day.date)}
                  </Link>
                </th>
                <TaskCells {...day} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text("table.total")}</th>
              <TaskCells {...total} />
            </tr>
          </tfoot>
        </table>
      </div>
    </Dialog>
  );
}

function TaskCells({ due, done }: Pick<TaskDay, "due" | "done">) {
  return (
    <>
      <td data-value>{formatNumber(due)}</td>
      <td data-value>{formatNumber(done)}</td>
      <td data-value>{formatPercent(due === 0 ? null : roundedQuotient(done * 1000, due))}</td>
    </>
  );
}
