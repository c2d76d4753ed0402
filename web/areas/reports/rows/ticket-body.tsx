import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatTime } from "#common/time-format.ts";
import { tenderWord } from "#web/platform/tenders/tender-word.ts";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ExplainedInPlace } from "#web/ui/figures/explained-in-place.tsx";
import { employeeWords, noteWords } from "./row-words.ts";
import { RowCustomer } from "./rows-table.tsx";
import { text } from "./rows-text.ts";
import { ticketQuery } from "./rows.queries.ts";
import type { Ticket } from "./rows.queries.ts";
import classes from "./rows.module.css";

/** A ticket as the register wrote it, within a dialog: who, its items with their tags and costs, how it was paid. */
export function TicketBody({ id }: { id: string }) {
  const read = useRead(ticketQuery, { variables: { id }, live: reportRecords });
  return (
    <>
      <ReadState read={read} />
      {read.status === "ready" && <TicketParts ticket={read.data.ticket} />}
    </>
  );
}

function TicketParts({ ticket }: { ticket: Ticket }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { date, at, terminal, tax, total, tenders } = ticket;
  const note = noteWords(ticket);
  const time = formatTime(new Date(at), timeZone);
  const sums = [
    { name: text("ticket.tax"), amount: tax },
    { name: text("ticket.total"), amount: total },
  ];
  return (
    <div className={classes.ticket}>
      <p>
        {text("ticket.at", { date: formatDate(date), time, terminal: terminal ?? "" })}
        <br />
        {employeeWords(ticket)}, <RowCustomer row={ticket} />
      </p>
      {note !== "" && <p className={classes.note}>{note}</p>}
      <TicketLines ticket={ticket} />
      <AmountList lines={sums} />
      {tenders.length === 0 && total !== 0 && <p className={classes.note}>{text("ticket.noTenders")}</p>}
      {tenders.length > 0 && (
        <section>
          <h3>{text("ticket.paid")}</h3>
          <AmountList lines={tenders.map(({ kind, amount }) => ({ name: tenderWord(kind), amount }))} />
        </section>
      )}
    </div>
  );
}

const figures = ["price", "discount", "cost", "net"] as const;

function TicketLines({ ticket: { lines, net } }: { ticket: Ticket }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.lines} aria-label={text("ticket.lines")}>
        <thead>
          <tr>
            <th scope="col">{text("ticket.item")}</th>
            {figures.map((name) => (
              <th key={name} scope="col" data-value>
                <ExplainedInPlace name={text(`ticket.${name}`)} explanation={text(`ticket.means.${name}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <th scope="row">{lineName(line)}</th>
              <td data-value>
                {formatMoney(line.price)}
                {line.tagPrice !== null && line.tagPrice !== line.price && (
                  <small>{text("ticket.tag", { price: formatMoney(line.tagPrice) })}</small>
                )}
              </td>
              <td data-value>{formatMoney(line.discount)}</td>
              <td data-value data-low={(line.cost !== null && line.quantity > 0 && line.net < line.cost) || undefined}>
                {formatMoney(line.cost)}
              </td>
              <td data-value>{formatMoney(line.net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {text("ticket.net")}
            </th>
            <td data-value>{formatMoney(net)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function lineName({ description, quantity }: Ticket["lines"][number]): string {
  const name = description === "" ? text("ticket.noName") : description;
  return quantity === 1 ? name : text("ticket.quantity", { count: formatNumber(quantity), name });
}

function AmountList({ lines }: { lines: readonly { name: string; amount: number }[] }) {
  return (
    <dl className={classes.amounts}>
      {lines.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
