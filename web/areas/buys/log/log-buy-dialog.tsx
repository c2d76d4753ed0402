import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { formatMoney } from "#common/money.ts";
import { formatPhone } from "#common/phone.ts";
import { text as waitingText } from "#web/areas/buys/shared/waiting-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { logRecords } from "./log-records.ts";
import { text } from "./log-text.ts";
import {
  broughtText,
  durationText,
  firstTextText,
  moneyText,
  reasonsText,
  sellerText,
  sourceText,
  takenText,
  timeText,
} from "./log-words.ts";
import { buyLogEntryQuery } from "./log.queries.ts";
import type { LogBuy, LogEntry } from "./log.queries.ts";
import classes from "./log.module.css";

/** A buy of the log, over it: all that is known of it, and its pieces where the register sends them. */
export function LogBuyDialog() {
  const { storeId, buyId } = useParams({ from: "/s/$storeId/reports/buylog/$buyId" });
  const search = useSearch({ from: "/s/$storeId/reports/buylog" });
  const navigate = useNavigate();
  const read = useRead(buyLogEntryQuery, { variables: { id: buyId }, live: logRecords });
  const entry = read.status === "ready" ? read.data.buyLogEntry : null;
  return (
    <Dialog
      isReading
      title={
        entry === null
          ? text("buy.loading")
          : `${text("buy.title", { number: entry.buy.number })}, ${sellerText(entry.buy)}`
      }
      onClose={() => void navigate({ to: "/s/$storeId/reports/buylog", params: { storeId }, search })}
      actions={
        entry !== null &&
        (entry.buy.isOwn || entry.buy.customerId !== null) && <DialogLinks buy={entry.buy} storeId={storeId} />
      }
    >
      {read.status === "failed" ? (
        <EmptyState title={text("buy.missing")} text={text("buy.missingText")} />
      ) : (
        <ReadState read={read} />
      )}
      {entry !== null && <EntryBody entry={entry} />}
    </Dialog>
  );
}

function DialogLinks({ buy: { id, isOwn, customerId }, storeId }: { buy: LogBuy; storeId: number }) {
  const search = useSearch({ from: "/s/$storeId/reports/buylog" });
  return (
    <>
      {customerId !== null && (
        <ButtonLink
          to="/s/$storeId/reports/buylog/customer/$customerId"
          params={{ storeId, customerId }}
          search={search}
        >
          {text("buy.customer")}
        </ButtonLink>
      )}
      {isOwn && (
        <ButtonLink to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId: id }}>
          {text("buy.open")}
        </ButtonLink>
      )}
    </>
  );
}

function EntryBody({ entry: { buy, pieces } }: { entry: LogEntry }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <div className={classes.entry}>
      <dl className={classes.facts}>
        {factsOf(buy, timeZone).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {pieces.length === 0 ? <p className={classes.soft}>{text("buy.noPieces")}</p> : <Pieces pieces={pieces} />}
    </div>
  );
}

type Fact = { name: string; value: string };

/** What is known, in words; what is not known is left out. */
function factsOf(buy: LogBuy, timeZone: string): Fact[] {
  const by = (at: string | null, name: string | null) => {
    const time = timeText(at, timeZone);
    return time === null || name === null ? time : text("buy.by", { time, name });
  };
  const facts: { name: string; value: string | null }[] = [
    { name: text("buy.status"), value: text(`status.${buy.status}`) },
    { name: text("buy.stage"), value: waitingText(`stage.${buy.stage}`) },
    { name: text("buy.checkedIn"), value: by(buy.checkedInAt, buy.checkedInBy) },
    { name: text("column.brought"), value: broughtText(buy) },
    { name: text("filter.source"), value: sourceText(buy) },
    {
      name: text("column.sorted"),
      value: [buy.sortedBy, durationText(buy.sortSeconds)].filter((part) => part).join(", "),
    },
    { name: text("column.ready"), value: timeText(buy.readyAt, timeZone) },
    { name: text("column.wait"), value: durationText(buy.waitSeconds) },
    { name: text("column.text"), value: firstTextText(buy, timeZone) },
    { name: text("column.done"), value: by(buy.completedAt, buy.completedBy) },
    { name: text("column.taken"), value: takenText(buy) },
    { name: text("column.cash"), value: moneyText(buy.cashOffer) },
    { name: text("column.trade"), value: moneyText(buy.tradeOffer) },
    { name: text("column.paid"), value: paidText(buy) },
    { name: text("buy.takeReasons"), value: reasonsText(buy, "TAKE") },
    { name: text("buy.passReasons"), value: reasonsText(buy, "PASS") },
    { name: text("column.id"), value: buy.hasId ? text("id.yes") : null },
    { name: text("column.phone"), value: buy.phone === null ? null : formatPhone(buy.phone) },
    { name: text("column.pos"), value: text(`pos.${buy.posState}`) },
  ];
  return facts.flatMap(({ name, value }) => (value === null || value === "" ? [] : [{ name, value }]));
}

function paidText({ paid, payout }: LogBuy): string | null {
  if (paid === null || payout === null) {
    return moneyText(paid);
  }
  return text("buy.how", { amount: formatMoney(paid), payout: text(`payout.${payout}`).toLowerCase() });
}

/** What the register wrote of each piece, taken or passed. */
function Pieces({ pieces }: { pieces: LogEntry["pieces"] }) {
  return (
    <table className={classes.pieces}>
      <caption>{text("buy.pieces")}</caption>
      <thead>
        <tr>
          <th scope="col">{text("piece.what")}</th>
          <th scope="col">{text("piece.answer")}</th>
          <th scope="col">{text("piece.cost")}</th>
          <th scope="col">{text("piece.price")}</th>
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece) => (
          <tr key={piece.line} data-passed={!piece.isTaken || undefined}>
            <th scope="row">
              {piece.description}
              <small>{[piece.brand, piece.size].filter((part) => part !== null && part !== "").join(", ")}</small>
            </th>
            <td>{piece.isTaken ? text("buy.taken") : (piece.passReason ?? text("buy.passed"))}</td>
            <td>{piece.isTaken ? formatMoney(piece.cost) : ""}</td>
            <td>{formatMoney(piece.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
