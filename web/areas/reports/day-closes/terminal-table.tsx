import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./day-closes-text.ts";
import type { DayCloseDetail } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

type TerminalTableProps = { terminals: DayCloseDetail["terminals"]; timeZone: string };

/** Our rows by register, to be held beside each register's own report. */
export function TerminalTable({ terminals, timeZone }: TerminalTableProps) {
  const clock = (instant: string) => formatTime(new Date(instant), timeZone);
  return (
    <section>
      <h3>{text("terminals.title")}</h3>
      {terminals.length === 0 && <p className={classes.soft}>{text("terminals.none")}</p>}
      {terminals.length > 0 && (
        <table className={classes.small}>
          <thead>
            <tr>
              <th scope="col">{text("terminals.register")}</th>
              <th scope="col">{text("terminals.tickets")}</th>
              <th scope="col" data-beside>
                {text("terminals.voided")}
              </th>
              <th scope="col">{text("terminals.sales")}</th>
              <th scope="col" data-beside>
                {text("terminals.returns")}
              </th>
              <th scope="col" data-beside>
                {text("terminals.tax")}
              </th>
              <th scope="col">{text("terminals.times")}</th>
            </tr>
          </thead>
          <tbody>
            {terminals.map((one) => (
              <tr key={one.terminal}>
                <th scope="row">{one.terminal}</th>
                <td>{formatNumber(one.tickets)}</td>
                <td data-beside>{formatNumber(one.voided)}</td>
                <td>{formatMoney(one.sales)}</td>
                <td data-beside>{formatMoney(one.returns)}</td>
                <td data-beside>{formatMoney(one.tax)}</td>
                <td>{text("terminals.span", { first: clock(one.firstAt), last: clock(one.lastAt) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
