import type { ReactNode } from "react";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";

type Summary = NonNullable<HistoryImport["summary"]>;

/** What a check found in the file; of an import also what it brought. */
export function ImportFigures({ summary, isDone }: { summary: Summary; isDone: boolean }) {
  return (
    <dl className={classes.figures}>
      <Figure name={text("figure.lines")}>{formatNumber(summary.lines)}</Figure>
      <Figure name={text("figure.tickets")}>{formatNumber(summary.tickets)}</Figure>
      {summary.creditNotes > 0 && (
        <Figure name={text("figure.creditNotes")}>{formatNumber(summary.creditNotes)}</Figure>
      )}
      <Figure name={text("figure.sum")}>{formatMoney(summary.cents)}</Figure>
      <Figure name={text("figure.refused")}>
        {formatNumber(summary.refusedLines)}{" "}
        {summary.refusedTickets > 0 && <small>{text("figure.refusedOf", { count: summary.refusedTickets })}</small>}
      </Figure>
      {isDone && (
        <>
          <Figure name={text("figure.written")}>{formatNumber(summary.written - summary.changed)}</Figure>
          <Figure name={text("figure.changed")}>{formatNumber(summary.changed)}</Figure>
          <Figure name={text("figure.unchanged")}>{formatNumber(summary.unchanged)}</Figure>
        </>
      )}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
