import { formatWeekday } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import type { ReportColumn } from "#common/reports/columns.ts";
import { formatMinutes } from "#common/time-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { figureName, figureText, weekdayName } from "#web/areas/reports/periods/figure-text.ts";
import { Unseen } from "#web/ui/unseen.tsx";
import { text } from "./week-page-text.ts";
import type { PageWeek, PlannedDay } from "./week-page.queries.ts";

type Row = { name: string; note?: string | undefined; week: string; goal?: string | undefined };

/** The week's figures beside what the goals want. */
export function ThisWeek({ week, hasWages }: { week: PageWeek; hasWages: boolean }) {
  return (
    <section>
      <h3>{text("thisWeek")}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Unseen>{text("column.figure")}</Unseen>
            </th>
            <th scope="col">{text("column.week")}</th>
            <th scope="col">{text("column.goal")}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(week, hasWages).map(({ name, note, week: value, goal }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note !== undefined && <small>{note}</small>}
              </th>
              <td>
                <b>{value}</b>
              </td>
              <td>{goal ?? unknownText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function rowsOf(week: PageWeek, hasWages: boolean): Row[] {
  const { total, goal, days, today } = week;
  const row = (column: ReportColumn, rest: Partial<Row> = {}): Row => ({
    name: figureName(column),
    week: figureText(column, total),
    ...rest,
  });
  const compared = days.filter(
    (day) => day.businessDate < today && day.sales !== null && day.compSales !== null,
  ).length;
  const lastYear =
    total.compPct === null
      ? undefined
      : text("row.lastYear", { change: figureText("compPct", total), count: compared });
  const estimate = total.isLaborEstimated ? { note: text("row.estimate") } : {};
  return [
    row("sales", { note: lastYear, goal: formatWholeMoney(total.goal) }),
    row("customers", { goal: formatNumber(goal.customers) }),
    row("avgTransaction", { goal: figureText("avgTransaction", { ...total, avgTransaction: goal.avgTransaction }) }),
    row("piecesEach"),
    row("buys"),
    row("avgWaitMinutes", { note: waitNote(week) }),
    row("tradePct", { goal: formatPercent(goal.tradePct) }),
    ...(hasWages ? [row("laborMinutes"), row("wages", estimate), row("laborPct"), row("laborEfficiency")] : []),
    { name: text("row.taskCompletion"), note: tasksNote(days), week: formatPercent(total.taskCompletion) },
    {
      name: text("row.bins"),
      week: text("row.binsMoved", { added: formatNumber(total.binsAdded), pulled: formatNumber(total.binsPulled) }),
    },
  ];
}

/** "34 min last year. Saturday 44 min"; in the first year what half of the sellers waited. */
function waitNote({ total, lastYear, days }: PageWeek): string | undefined {
  const { medianWaitMinutes: median } = total;
  const before = lastYear.avgWaitMinutes;
  if (before === null && median === null) {
    return undefined;
  }
  const about =
    before === null
      ? text("row.waitMedian", { median: formatDuration(median ?? 0) })
      : text("row.waitLastYear", { wait: formatDuration(before) });
  const waits = days.filter(({ avgWaitMinutes }) => avgWaitMinutes !== null);
  const [longest] = waits.toSorted((left, right) => (right.avgWaitMinutes ?? 0) - (left.avgWaitMinutes ?? 0));
  return longest === undefined || waits.length < 2
    ? about
    : text("row.waitLongest", {
        about,
        day: weekdayName(longest.businessDate),
        wait: formatDuration(longest.avgWaitMinutes ?? 0),
      });
}

/** "Monday and Friday: all of them"; of a week with every task on every day the figure says it. */
function tasksNote(days: PageWeek["days"]): string | undefined {
  const whole = days.filter(({ tasksDue, tasksDone }) => (tasksDue ?? 0) > 0 && tasksDone === tasksDue);
  const due = days.filter(({ tasksDue }) => (tasksDue ?? 0) > 0);
  if (whole.length === 0 || whole.length === due.length) {
    return undefined;
  }
  const names = whole.map(({ businessDate }) => weekdayName(businessDate));
  return text("row.allTasks", { days: new Intl.ListFormat("en-US").format(names) });
}

/** The days that come: what each wants, when the store is open, and how many are on. */
export function NextWeek({ days }: { days: readonly PlannedDay[] }) {
  const highest = Math.max(...days.map(({ goal }) => goal ?? 0));
  return (
    <section>
      <h3>{text("nextWeek")}</h3>
      <table>
        <thead>
          <tr>
            {(["day", "goal", "open", "people"] as const).map((column) => (
              <th key={column} scope="col">
                {text(`next.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date} data-is-busiest={day.goal !== null && day.goal === highest}>
              <th scope="row">
                {formatWeekday(day.date)} {Number(day.date.slice(8))}
              </th>
              <td>
                <b>{day.isShut ? text("next.closed") : formatWholeMoney(day.goal)}</b>
              </td>
              <td>{hoursText(day)}</td>
              <td>{day.people === 0 ? unknownText : formatNumber(day.people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "10 to 8"; of a closed day its name. */
function hoursText({ isShut, opensMinutes, closesMinutes, hoursName, events }: PlannedDay): string {
  if (isShut || opensMinutes === null || closesMinutes === null) {
    return hoursName ?? events[0] ?? unknownText;
  }
  return text("next.hours", { opens: clockText(opensMinutes), closes: clockText(closesMinutes) });
}

/** "10", "9:30": on a sheet for people who know whether the shop opens in the morning. */
function clockText(minutes: number): string {
  return formatMinutes(minutes).replace(/(:00)? [AP]M$/, "");
}
