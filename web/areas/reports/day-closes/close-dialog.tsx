import type { ReactNode } from "react";
import { formatDate } from "#common/date-format.ts";
import { closeRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { ExplainedInPlace } from "#web/ui/figures/explained-in-place.tsx";
import { text } from "./day-closes-text.ts";
import { AskAgain } from "./ask-again.tsx";
import { dayCloseQuery } from "./day-closes.queries.ts";
import { CloseState } from "./close-state.tsx";
import { tenderWord } from "#web/platform/tenders/tender-word.ts";
import { movementName } from "./close-words.ts";
import type { DayCloseDetail } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

/** What is behind a day's figures, and the way to ask the registers for it again. */
export function CloseDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const read = useRead(dayCloseQuery, { variables: { date }, live: closeRecords });
  return (
    <Dialog title={text("open.label", { date: formatDate(date) })} onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && <CloseDetail day={read.data.dayClose} action={<AskAgain date={date} />} />}
    </Dialog>
  );
}

/** How the day stands, both sides' totals, and our rows by register: where to look when they differ. */
function CloseDetail({ day, action }: { day: DayCloseDetail; action: ReactNode }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { posTotals, ours, tenders, drawer, terminals, overShort, requestedAgainAt } = day;
  const counted = overShort === null ? [] : [{ name: movementName("overShort"), amount: overShort }];
  return (
    <div className={classes.detail}>
      <div className={classes.standing} data-agreement={day.agreement ?? day.status}>
        <CloseState day={day} />
        <p>{sentence(day)}</p>
        {requestedAgainAt !== null && (
          <p>{text("day.asked", { time: formatTime(new Date(requestedAgainAt), timeZone) })}</p>
        )}
        <div>{action}</div>
      </div>
      {posTotals !== null && <ComparedTotals posTotals={posTotals} ours={ours} />}
      <TerminalTable terminals={terminals} timeZone={timeZone} />
      {posTotals !== null && (
        <div className={classes.lists}>
          <MoneyList
            title={text("tenders.title")}
            none={text("tenders.none")}
            lines={tenders.map(({ kind, amount }) => ({ name: tenderWord(kind), amount }))}
          />
          <MoneyList
            title={text("drawer.title")}
            lines={[
              ...drawer.map(({ kind, amount, reason }) => ({
                name: [movementName(kind), reason].filter((part) => part !== "").join(", "),
                amount,
              })),
              ...counted,
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** What a person has to know or do about the day. */
function sentence({ agreement, status }: DayCloseDetail): string {
  if (agreement !== null) {
    return text(`day.${agreement}`);
  }
  return status === "CLOSED" || status === "CORRECTED" ? text("day.AGREES") : text(`day.${status}`);
}

type Totals = NonNullable<DayCloseDetail["posTotals"]>;

const figures = ["sales", "customers", "returns", "tax", "giftCardsSold", "buyCash", "buyTrade"] as const;

const totalMeanings = {
  sales: "ownSales",
  customers: "customers",
  returns: "returns",
  tax: "tax",
  giftCardsSold: "giftCardsSold",
  buyCash: "buyCash",
  buyTrade: "buyTrade",
} as const;

/** Each total as the point of sale said it and as our rows add up. */
function ComparedTotals({ posTotals, ours }: { posTotals: Totals; ours: Totals | null }) {
  return (
    <section>
      <h3>{text("compare.title")}</h3>
      <table className={classes.small}>
        <thead>
          <tr>
            <th scope="col">{text("compare.figure")}</th>
            <th scope="col">{text("compare.pos")}</th>
            <th scope="col">{text("compare.ours")}</th>
            <th scope="col">{text("compare.difference")}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((name) => {
            const format = name === "customers" ? formatNumber : formatMoney;
            const difference = posTotals[name] - (ours?.[name] ?? 0);
            return (
              <tr key={name} data-differs={difference !== 0 || undefined}>
                <th scope="row">
                  <ExplainedInPlace name={text(`total.${name}`)} explanation={text(`means.${totalMeanings[name]}`)} />
                </th>
                <td>{format(posTotals[name])}</td>
                <td>{ours === null ? unknownText : format(ours[name])}</td>
                <td>{format(difference)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type TerminalTableProps = { terminals: DayCloseDetail["terminals"]; timeZone: string };

/** Our rows by register, to be held beside each register's own report. */
function TerminalTable({ terminals, timeZone }: TerminalTableProps) {
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
              <th scope="col">
                <ExplainedInPlace name={text("terminals.tickets")} explanation={text("means.tickets")} />
              </th>
              <th scope="col" data-beside>
                <ExplainedInPlace name={text("terminals.voided")} explanation={text("means.voided")} />
              </th>
              <th scope="col">
                <ExplainedInPlace name={text("terminals.sales")} explanation={text("means.ownSales")} />
              </th>
              <th scope="col" data-beside>
                <ExplainedInPlace name={text("terminals.returns")} explanation={text("means.returns")} />
              </th>
              <th scope="col" data-beside>
                <ExplainedInPlace name={text("terminals.tax")} explanation={text("means.tax")} />
              </th>
              <th scope="col">{text("terminals.times")}</th>
            </tr>
          </thead>
          <tbody>
            {terminals.map((register) => (
              <tr key={register.terminal}>
                <th scope="row">{register.terminal}</th>
                <td>{formatNumber(register.tickets)}</td>
                <td data-beside>{formatNumber(register.voided)}</td>
                <td>{formatMoney(register.sales)}</td>
                <td data-beside>{formatMoney(register.returns)}</td>
                <td data-beside>{formatMoney(register.tax)}</td>
                <td>{text("terminals.span", { first: clock(register.firstAt), last: clock(register.lastAt) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type MoneyListProps = {
  title: string;
  /** What stands here instead of no line. */
  none?: string;
  lines: readonly { name: string; amount: number }[];
};

function MoneyList({ title, none, lines }: MoneyListProps) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 && none !== undefined && <p className={classes.soft}>{none}</p>}
      <dl className={classes.money}>
        {lines.map(({ name, amount }) => (
          <div key={`${name} ${amount}`}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
