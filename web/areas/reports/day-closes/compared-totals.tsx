import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { text } from "./day-closes-text.ts";
import type { DayCloseDetail } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

type Totals = NonNullable<DayCloseDetail["told"]>;

const figures = ["sales", "customers", "returns", "tax", "giftCardsSold", "buyCash", "buyTrade"] as const;

/** Each total as the point of sale said it and as our rows add up. */
export function ComparedTotals({ told, ours }: { told: Totals; ours: Totals | null }) {
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
            const difference = told[name] - (ours?.[name] ?? 0);
            return (
              <tr key={name} data-differs={difference !== 0 || undefined}>
                <th scope="row">{text(`total.${name}`)}</th>
                <td>{format(told[name])}</td>
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
