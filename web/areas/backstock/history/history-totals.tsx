import { formatNumber } from "#common/number-format.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { text } from "./history-text.ts";
import type { HistoryList } from "./history.queries.ts";
import classes from "./history.module.css";

export function HistoryTotals({ totals }: { totals: HistoryList["totals"] }) {
  return (
    <div className={classes.totals}>
      <Figure label={text("total.added")} value={formatNumber(totals.added)} />
      <Figure label={text("total.pulled")} value={formatNumber(totals.pulled)} />
      <Figure label={text("total.removed")} value={formatNumber(totals.removed)} />
      <p>{text("total.note")}</p>
    </div>
  );
}
