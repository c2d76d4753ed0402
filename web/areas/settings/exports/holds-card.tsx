import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import type { FileFact } from "#common/pos-files/file-facts.ts";
import { unknownText } from "#common/unknown-text.ts";
import { formatDate } from "#common/date-format.ts";
import { text } from "./exports-text.ts";
import type { DryRun } from "./use-dry-run.ts";
import classes from "./exports-cards.module.css";

/** So many rows show whether the names, days and amounts are what a person knows. */
const shownRows = 4;

/** What a file of people, buys or days holds: its first rows, as they would come in. */
export function HoldsCard({ run }: { run: DryRun | null }) {
  const facts = run?.read.facts.map(({ fact }) => fact) ?? [];
  return (
    <section className={classes.card} aria-labelledby="export-holds">
      <h2 id="export-holds">{text("holds.title")}</h2>
      {run === null ? <p>{text("holds.none")}</p> : <p>{text("holds.count", { count: facts.length })}</p>}
      <ul className={classes.holds}>
        {facts.slice(0, shownRows).map((fact) => {
          const { name, detail, figure } = lineOf(fact);
          return (
            <li key={`${fact.kind}/${fact.externalId}`}>
              <b>{name}</b>
              <span>{detail}</span>
              <span>{figure}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type HoldsLine = { name: string; detail: string; figure: string };

function lineOf(fact: FileFact): HoldsLine {
  switch (fact.kind) {
    case "customer":
      return { name: fact.name, detail: fact.phone ?? unknownText, figure: fact.externalId };
    case "employee":
      return { name: fact.name, detail: fact.drsEmployeeCode, figure: fact.externalId };
    case "buy":
    case "buyLines":
      return {
        name: text("holds.buy", { number: fact.number }),
        detail:
          fact.kind === "buy" ? formatDate(fact.businessDate) : text("holds.pieces", { count: fact.lines.length }),
        figure: formatMoney(fact.paidCash + fact.paidTrade),
      };
    case "close":
      return {
        name: formatDate(fact.businessDate),
        detail: text("kind.dayCloses"),
        figure: formatMoney(fact.netSales),
      };
    case "day":
      return {
        name: formatDate(fact.businessDate),
        detail: text("holds.tickets", { count: formatNumber(fact.transactions) }),
        figure: formatMoney(fact.net),
      };
    case "transaction":
      return { name: fact.number, detail: formatDate(fact.businessDate), figure: formatMoney(fact.total) };
  }
}
