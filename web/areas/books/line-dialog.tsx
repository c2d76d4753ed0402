import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ExplainedInPlace } from "#web/ui/figures/explained-in-place.tsx";
import { journalLineQuery } from "./books.queries.ts";
import type { LineDetail } from "./books.queries.ts";
import { text } from "./books-text.ts";
import { ledgerRecords } from "./shared/entry-states.ts";
import type { Kind } from "./shared/entry-states.ts";
import classes from "./line-dialog.module.css";

type LineDialogProps = { date: string; kind: Kind; line: string; onClose: () => void };

/** One line of an entry: what it means, what it adds up from, and the tickets or buys behind it. */
export function LineDialog({ date, kind, line, onClose }: LineDialogProps) {
  const read = useRead(journalLineQuery, { variables: { date, kind, line }, live: ledgerRecords });
  const detail = read.status === "ready" ? read.data.journalLine : null;
  return (
    <Dialog title={detail?.name ?? text(`kind.${kind}`)} onClose={onClose}>
      <ReadState read={read} />
      {detail !== null && <LineBody detail={detail} isBuys={kind === "BUYS"} />}
    </Dialog>
  );
}

function LineBody({ detail, isBuys }: { detail: LineDetail; isBuys: boolean }) {
  const { definition, debit, credit, date, parts, rows } = detail;
  const day = `${formatWeekday(date)}, ${formatDayOfMonth(date)}`;
  return (
    <div className={classes.line}>
      <p className={classes.lineHead}>
        <span>{text(credit > 0 ? "line.credit" : "line.debit", { date: day })}</span>
        <strong>{formatMoney(Math.max(debit, credit))}</strong>
      </p>
      <p className={classes.soft}>{definition}</p>
      {parts.length > 0 && (
        <section className={classes.parts}>
          <h3>{text("line.parts")}</h3>
          <dl>
            {parts.map((part) => (
              <div
                key={`${part.kind} ${part.reason} ${part.amount}`}
                data-unexplained={part.kind === "UNEXPLAINED" || undefined}
              >
                <dt>{partName(part, isBuys)}</dt>
                <dd>{formatMoney(part.amount)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <LineRows rows={rows} isBuys={isBuys} />
    </div>
  );
}

type Part = LineDetail["parts"][number];

function partName({ kind, count, amount, reason }: Part, isBuys: boolean): string {
  if (kind === "IN" || kind === "BACK") {
    const rows = count ?? 0;
    return kind === "IN"
      ? text(isBuys ? "part.IN.buy" : "part.IN.ticket", { count: rows })
      : text("part.BACK.ticket", { count: rows });
  }
  const name = kind === "OVER_SHORT" ? text(amount > 0 ? "part.OVER" : "part.SHORT") : text(`part.${kind}`);
  return reason === "" ? name : text("part.reason", { part: name, reason });
}

/** As many as a person reads at a glance; the rest on request. */
const mostAtFirst = 12;

function LineRows({ rows, isBuys }: { rows: LineDetail["rows"]; isBuys: boolean }) {
  const [isWhole, setIsWhole] = useState(false);
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (rows.length === 0) {
    return <p className={classes.soft}>{text("line.none")}</p>;
  }
  const shown = isWhole ? rows : rows.slice(0, mostAtFirst);
  return (
    <section>
      <h3>{text(isBuys ? "line.buys" : "line.tickets")}</h3>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">{text("line.number")}</th>
            <th scope="col">{text("line.time")}</th>
            <th scope="col">{text("line.customer")}</th>
            <th scope="col">
              <ExplainedInPlace name={text("line.amount")} explanation={text("means.amount")} />
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.number}</th>
              <td>{formatTime(new Date(row.at), timeZone)}</td>
              <td>
                <RowCustomer row={row} />
              </td>
              <td>{formatMoney(row.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button isWide onClick={() => setIsWhole(true)}>
          {text("line.all", { count: formatNumber(rows.length) })}
        </Button>
      )}
    </section>
  );
}

type Row = LineDetail["rows"][number];

/** Opens our own customer, where the register's is linked with one. */
function RowCustomer({ row }: { row: Row }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const words = customerWords(row);
  return row.customerId === null ? (
    words
  ) : (
    <Link to="/s/$storeId/customers/detail/show/$customerId" params={{ storeId, customerId: row.customerId }}>
      {words}
    </Link>
  );
}

function customerWords({ kind, customerName }: Row): string {
  const name = customerName ?? text("line.noCustomer");
  if (kind === "RETURN") {
    return text("line.return", { name });
  }
  return kind === "EXCHANGE" ? text("line.exchange", { name }) : name;
}
