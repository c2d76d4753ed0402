import { formatDateRange } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { EntriesLink } from "#web/areas/books/shared/entries-link.tsx";
import type { DateStates } from "#web/areas/books/shared/entry-states.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { AskAgain } from "./ask-again.tsx";
import { CloseLink } from "./close-link.tsx";
import { CloseState } from "./close-state.tsx";
import { dayText } from "./close-words.ts";
import { text } from "./day-closes-text.ts";
import type { DayClose, DayCloses } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";
import { Difference } from "./difference.tsx";
import { paidWith, tenderColumns } from "./tender-columns.ts";
import type { TenderColumn } from "./tender-columns.ts";

const usualAmounts = ["tax", "overShort", "buyCash", "buyTrade"] as const;
const allAmounts = ["tax", "giftCardsSold", "paidOut", "overShort", "buyCash", "buyTrade"] as const;
type Amount = (typeof allAmounts)[number];

type CloseTableProps = {
  month: DayCloses;
  entries: ReadonlyMap<string, DateStates> | null;
  /** Each tender and amount in a column of its own, instead of what fits a screen. */
  isWhole: boolean;
};

type Columns = { tenders: readonly TenderColumn[]; amounts: readonly Amount[] };

/** A row for each business date, newest first, and the month's sums; the date opens what is behind its figures. */
export function CloseTable({ month, entries, isWhole }: CloseTableProps) {
  const tenders = tenderColumns(month.tenderKinds, { isEach: isWhole });
  const columns: Columns = { tenders, amounts: isWhole ? allAmounts : usualAmounts };
  return (
    <div className={classes.scroll}>
      <table className={classes.closes} aria-label={text("title")}>
        <thead>
          <tr>
            <th scope="col">{text("column.date")}</th>
            <th scope="col" data-align="start">
              {text("column.status")}
            </th>
            <ExplainedHead column="posSales" />
            <ExplainedHead column="ownSales" />
            <ExplainedHead column="difference" />
            {tenders.map(({ name }) => (
              <th key={name} scope="col">
                <ExplainedName name={name} explanation={text("means.tender")} />
              </th>
            ))}
            {columns.amounts.map((name) => (
              <ExplainedHead key={name} column={name} />
            ))}
            <ExplainedHead column="entries" />
          </tr>
        </thead>
        <tbody>
          {month.days.map((day) => (
            <CloseRow key={day.date} day={day} columns={columns} states={entries?.get(day.date)} />
          ))}
        </tbody>
        <MonthFoot month={month} columns={columns} />
      </table>
    </div>
  );
}

type CloseRowProps = { day: DayClose; columns: Columns; states: DateStates | undefined };

function CloseRow({ day, columns: { tenders, amounts }, states }: CloseRowProps) {
  const isMissing = day.status === "MISSING";
  return (
    <tr data-missing={isMissing || undefined}>
      <th scope="row">
        <CloseLink date={day.date}>{dayText(day.date)}</CloseLink>
      </th>
      <td data-align="start">
        <CloseState day={day} isUnderHead />
      </td>
      <td>{formatMoney(day.posSales)}</td>
      <td>{formatMoney(day.ownSales)}</td>
      {isMissing ? (
        <td colSpan={1 + tenders.length + amounts.length} data-align="start">
          <span className={classes.missing}>
            {text("missing.text")}
            <AskAgain date={day.date} />
          </span>
        </td>
      ) : (
        <>
          <td>
            <Difference day={day} />
          </td>
          {tenders.map((column) => (
            <td key={column.name}>{formatMoney(paidWith(day, column))}</td>
          ))}
          {amounts.map((name) => (
            <td key={name} data-off={(name === "overShort" && (day[name] ?? 0) < 0) || undefined}>
              {formatMoney(day[name])}
            </td>
          ))}
        </>
      )}
      <td>
        <EntriesLink date={day.date} states={states} />
      </td>
    </tr>
  );
}

/** What the days that were closed add up to. */
function MonthFoot({ month: { days }, columns: { tenders, amounts } }: { month: DayCloses; columns: Columns }) {
  const closed = days.filter(({ closedAt }) => closedAt !== null);
  const [newest, oldest] = [closed.at(0), closed.at(-1)];
  if (newest === undefined || oldest === undefined) {
    return null;
  }
  const sum = (amountOf: (day: DayClose) => number | null) =>
    formatMoney(closed.reduce((total, day) => total + (amountOf(day) ?? 0), 0));
  return (
    <tfoot>
      <tr>
        <th scope="row">{formatDateRange({ from: oldest.date, to: newest.date }).slice(0, -6)}</th>
        <td data-align="start">{text("sum.closed", { count: closed.length })}</td>
        <td>{sum((day) => day.posSales)}</td>
        <td>{sum((day) => day.ownSales)}</td>
        <td>{sum((day) => day.difference)}</td>
        {tenders.map((column) => (
          <td key={column.name}>{sum((day) => paidWith(day, column))}</td>
        ))}
        {amounts.map((name) => (
          <td key={name}>{sum((day) => day[name])}</td>
        ))}
      </tr>
    </tfoot>
  );
}

type ExplainedColumn = "posSales" | "ownSales" | "difference" | "entries" | Amount;

function ExplainedHead({ column }: { column: ExplainedColumn }) {
  return (
    <th scope="col">
      <ExplainedName name={text(`column.${column}`)} explanation={text(`means.${column}`)} />
    </th>
  );
}
