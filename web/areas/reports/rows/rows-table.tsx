import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useShownStoreId } from "#web/areas/reports/use-shown-store.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { employeeWords, isOfBuys, noteWords, rowValue } from "./row-words.ts";
import { text } from "./rows-text.ts";
import type { ReportRow, ReportRows, RowKind } from "./rows.queries.ts";
import classes from "./rows.module.css";

type RowsTableProps = {
  kind: RowKind;
  list: ReportRows;
  label: string;
  /** The head of the amounts, which says how they are made. */
  valueHead: ReactNode;
  /** What a ticket's number is: the way to the ticket. */
  renderTicket: (row: ReportRow) => ReactNode;
};

/** The rows that add up to a number, the sum last. On a phone who and why stand under the ticket. */
export function RowsTable({ kind, list, label, valueHead, renderTicket }: RowsTableProps) {
  const { rows, count, total } = list;
  const isBuys = isOfBuys(kind);
  return (
    <div className={classes.scroll}>
      <table className={classes.rows} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text("head.when")}</th>
            <th scope="col">{text(isBuys ? "head.buy" : "head.number")}</th>
            <th scope="col">{text("head.employee")}</th>
            <th scope="col">{text("head.customer")}</th>
            <th scope="col" data-value>
              {valueHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} kind={kind} number={isBuys ? <BuyNumber row={row} /> : renderTicket(row)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {text("total", { count, shown: formatNumber(count) })}
              {rows.length < count && (
                <small>{text("first", { shown: formatNumber(rows.length), count: formatNumber(count) })}</small>
              )}
            </th>
            <td data-value>{text("sum")}</td>
            <td data-value>{rowValue(kind, total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Opens the buy in the log of its day. */
function BuyNumber({ row: { id, number, date } }: { row: Pick<ReportRow, "id" | "number" | "date"> }) {
  const storeId = useShownStoreId();
  return (
    <Link to="/s/$storeId/reports/buylog/$buyId" params={{ storeId, buyId: id }} search={{ d: date }}>
      {number}
    </Link>
  );
}

type RowProps = { row: ReportRow; kind: RowKind; number: ReactNode };

function Row({ row, kind, number }: RowProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const register = row.terminal === null ? "" : text("register", { terminal: row.terminal });
  const note = [register, noteWords(row)].filter((part) => part !== "").join(", ");
  return (
    <tr>
      <td>
        {formatWeekday(row.date)}, {formatDayOfMonth(row.date)} <span>{formatTime(new Date(row.at), timeZone)}</span>
      </td>
      <th scope="row">
        {number}
        {note !== "" && <small>{note}</small>}
      </th>
      <td>{employeeWords(row)}</td>
      <td>
        <RowCustomer row={row} />
      </td>
      <td data-value>{rowValue(kind, row.value)}</td>
    </tr>
  );
}

type Customer = Pick<ReportRow, "customerId" | "customerName">;

/** Opens our own customer, where the register's is linked with one. */
export function RowCustomer({ row: { customerId, customerName } }: { row: Customer }) {
  const storeId = useShownStoreId();
  const words = customerName ?? text("noCustomer");
  return customerId === null ? (
    words
  ) : (
    <Link to="/s/$storeId/customers/detail/show/$customerId" params={{ storeId, customerId }}>
      {words}
    </Link>
  );
}
