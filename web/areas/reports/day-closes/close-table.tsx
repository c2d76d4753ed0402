import { formatMoney } from "#common/money.ts";
import { EntriesLink } from "#web/areas/books/shared/entries-link.tsx";
import type { DateStates } from "#web/areas/books/shared/entry-states.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { CloseLink } from "./close-link.tsx";
import { CloseState } from "./close-state.tsx";
import { tenderWord } from "#web/platform/tenders/tender-word.ts";
import { dayText } from "./close-words.ts";
import { Difference } from "./difference.tsx";
import { text } from "./day-closes-text.ts";
import type { DayClose, DayCloses } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

const amounts = ["tax", "giftCardsSold", "paidOut", "overShort", "buyCash", "buyTrade"] as const;

type CloseTableProps = { month: DayCloses; entries: ReadonlyMap<string, DateStates> | null };

/** A row for each business date, newest first; the date opens what is behind its figures. */
export function CloseTable({ month, entries }: CloseTableProps) {
  const { tenderKinds, days } = month;
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
            {tenderKinds.map((kind) => (
              <th key={kind} scope="col">
                <ExplainedName name={tenderWord(kind)} explanation={text("means.tender")} />
              </th>
            ))}
            {amounts.map((name) => (
              <ExplainedHead key={name} column={name} />
            ))}
            <ExplainedHead column="entries" />
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                <CloseLink date={day.date}>{dayText(day.date)}</CloseLink>
              </th>
              <td data-align="start">
                <CloseState day={day} />
              </td>
              <td>{formatMoney(day.posSales)}</td>
              <td>{formatMoney(day.ownSales)}</td>
              <td>
                <Difference day={day} />
              </td>
              {tenderKinds.map((kind) => (
                <td key={kind}>{formatMoney(tenderOf(day, kind))}</td>
              ))}
              {amounts.map((name) => (
                <td key={name}>{formatMoney(day[name])}</td>
              ))}
              <td>
                <EntriesLink date={day.date} states={entries?.get(day.date)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ExplainedColumn = "posSales" | "ownSales" | "difference" | "entries" | (typeof amounts)[number];

function ExplainedHead({ column }: { column: ExplainedColumn }) {
  return (
    <th scope="col">
      <ExplainedName name={text(`column.${column}`)} explanation={text(`means.${column}`)} />
    </th>
  );
}

/** 0 on a day that was closed without it, unknown before. */
function tenderOf({ tenders, closedAt }: DayClose, kind: string): number | null {
  const matches = tenders.filter((tender) => tender.kind === kind);
  return closedAt === null ? null : matches.reduce((sum, { amount }) => sum + amount, 0);
}
