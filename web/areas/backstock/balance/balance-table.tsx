import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./balance-text.ts";
import type { SisterBalance } from "./balance.queries.ts";
import { StandingCell } from "./standing-cell.tsx";
import classes from "./balance.module.css";

/** Every shared category beside each store, so that a suggestion can be checked and a missing one explained. */
export function BalanceTable({ balance: { stores, rows } }: { balance: SisterBalance }) {
  return (
    <Card title={text("table.title")} hasPadding={false}>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={text("table.title")}>
          <thead>
            <tr>
              <th scope="col">{text("table.category")}</th>
              <th scope="col">{text("table.here")}</th>
              {stores.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ categoryId, categoryName, here, sisters }) => (
              <tr key={categoryId}>
                <th scope="row">{categoryName}</th>
                <StandingCell standing={here} />
                {stores.map(({ id }) => (
                  <StandingCell key={id} standing={sisters.find(({ storeId }) => storeId === id)?.standing ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>{text("table.note")}</p>
    </Card>
  );
}
