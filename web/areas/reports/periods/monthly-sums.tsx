import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { figureText } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import type { MonthlyReport } from "./periods.queries.ts";
import classes from "./periods.module.css";

/** What the month has sold, whether that is where the goals wanted it, and how last year was by then. */
export function MonthlySums({ report }: { report: MonthlyReport }) {
  const { total, pace, today, to } = report;
  const isOver = to < today;
  const { comparison } = total;
  const words = {
    sales: formatWholeMoney(pace.salesToYesterday),
    goal: formatWholeMoney(pace.goalToYesterday),
  };
  const compared = { sales: formatWholeMoney(comparison.sales), comp: formatWholeMoney(comparison.compSales) };
  return (
    <section className={classes.sums}>
      <div>
        <Figure
          label={text(isOver ? "sum.salesOver" : "sum.sales")}
          value={total.sales === null ? null : formatMoney(total.sales)}
          beside={total.goal === null ? undefined : text("sum.ofGoal", { goal: formatWholeMoney(total.goal) })}
          {...(total.goal !== null && { progress: total.goalPct })}
          size="large"
        />
      </div>
      <div>
        <Figure label={text(isOver ? "sum.paceOver" : "sum.pace")} value={paceText(pace.ahead)} size="large" />
        {pace.ahead !== null && <p>{text("sum.paceText", words)}</p>}
      </div>
      <div>
        <Figure
          label={text("sum.comp")}
          value={total.compPct === null ? null : figureText("compPct", total)}
          size="large"
        />
        {total.compPct !== null && <p>{text("sum.compText", compared)}</p>}
        {comparison.excludedDays > 0 && <p>{text("table.excluded", { count: comparison.excludedDays })}</p>}
      </div>
    </section>
  );
}

function paceText(ahead: number | null): string | null {
  if (ahead === null || ahead === 0) {
    return ahead === null ? null : text("sum.onPace");
  }
  return text(ahead > 0 ? "sum.ahead" : "sum.behind", { amount: formatWholeMoney(Math.abs(ahead)) });
}
