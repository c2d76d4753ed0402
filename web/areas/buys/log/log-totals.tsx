import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { text } from "./log-text.ts";
import { durationText } from "./log-words.ts";
import type { BuyLog } from "./log.queries.ts";
import classes from "./log.module.css";

/** The day's figures, each with what it is made of. */
export function LogTotals({ totals }: { totals: BuyLog["totals"] }) {
  const { paid, cash, trade, averageBuy, itemsTaken, itemsOffered } = totals;
  return (
    <div className={classes.totals}>
      <div>
        <Figure label={text("total.buys")} value={formatNumber(totals.buys)} explanation={text("total.buysMade")} />
        <small>{endingsText(totals)}</small>
      </div>
      <div>
        <Figure label={text("total.paid")} value={formatMoney(paid)} explanation={text("total.paidMade")} />
        <small>{averageBuy !== null && text("total.average", { amount: formatMoney(averageBuy) })}</small>
      </div>
      <div>
        <Figure
          label={text("total.trade")}
          value={totals.tradePct === null ? null : formatPercent(totals.tradePct)}
          explanation={text("total.tradeMade")}
        />
        <small>{paid > 0 && text("total.split", { trade: formatMoney(trade), cash: formatMoney(cash) })}</small>
      </div>
      <div>
        <Figure
          label={text("total.take")}
          value={totals.takePct === null ? null : formatPercent(totals.takePct)}
          explanation={text("total.takeMade")}
        />
        <small>
          {itemsOffered > 0 &&
            text("total.pieces", { taken: formatNumber(itemsTaken), offered: formatNumber(itemsOffered) })}
        </small>
      </div>
      <div>
        <Figure
          label={text("total.wait")}
          value={durationText(totals.averageWait)}
          explanation={text("total.waitMade")}
        />
        <small>{waitText(totals)}</small>
      </div>
    </div>
  );
}

/** `38 bought, 4 passed`: those that there are. */
function endingsText(totals: BuyLog["totals"]): string {
  const parts = (["bought", "passed", "declined", "open"] as const)
    .filter((name) => totals[name] > 0)
    .map((name) => text(`total.${name}`, { count: totals[name] }));
  return parts.join(", ");
}

function waitText({ medianWait, dropOffs }: BuyLog["totals"]): string {
  const wait = durationText(medianWait);
  if (wait === null) {
    return "";
  }
  return dropOffs === 0
    ? text("total.median", { wait })
    : text("total.medianOf", { wait, dropOffs: text("total.dropOffs", { count: dropOffs }) });
}
