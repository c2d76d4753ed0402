import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import type { MonthPlan, ResolvedGoal } from "#common/goals/goal-plan.ts";
import { resolveMonth, totalOf } from "#common/goals/resolve-month.ts";
import { formatWholeMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { signedPercent } from "./goal-words.ts";
import classes from "./goals.module.css";
import { text } from "./goals-text.ts";

type MonthSumsProps = { plan: MonthPlan; days: readonly ResolvedGoal[]; today: BusinessDate };
type MonthSum = { label: string; value: string; why: string; note: string | null; isShort?: boolean };

/** How the month stands: what is sold of it, what is still to come, and what the rule alone would want. */
export function MonthSums(props: MonthSumsProps) {
  const sums = [soldSum(props), ...sumsToCome(props)].filter((sum) => sum !== null);
  return (
    <div className={classes.sums}>
      {sums.map(({ label, value, why, note, isShort }) => (
        <div key={label}>
          <Figure label={label} value={value} explanation={<p>{why}</p>} />
          {note !== null && <small data-short={isShort}>{note}</small>}
        </div>
      ))}
    </div>
  );
}

/** Null while a day that is over is unknown: a sum without it would look like a bad month. */
function soldSum({ plan, days, today }: MonthSumsProps): MonthSum | null {
  const over = days.filter(({ date, salesCents }) => date < today && salesCents !== null);
  const sold = over.map(({ date }) => plan.history.sales.get(date) ?? null);
  const last = over.at(-1);
  if (last === undefined || sold.includes(null)) {
    return null;
  }
  const soldCents = sold.reduce<Cents>((sum, cents) => sum + (cents ?? 0), 0);
  const gap = soldCents - (totalOf(over) ?? 0);
  return {
    label: text("sum.sold", { date: formatDayOfMonth(last.date) }),
    value: formatWholeMoney(soldCents),
    why: text("sum.why.sold"),
    note: text(gap < 0 ? "sum.behind" : "sum.ahead", { amount: formatWholeMoney(Math.abs(gap)) }),
    isShort: gap < 0,
  };
}

function sumsToCome({ plan, days, today }: MonthSumsProps): MonthSum[] {
  const toCome = days.filter(({ date, rule }) => date >= today && rule !== "closed");
  const total = totalOf(toCome);
  if (total === null) {
    return [];
  }
  const dates = new Set(toCome.map(({ date }) => date));
  const byRule = resolveMonth({ ...plan, monthGoalCents: null, dayGoals: [] });
  const ruleTotal = totalOf(byRule.filter(({ date }) => dates.has(date)));
  const toComeSum = {
    label: text("sum.toCome"),
    value: formatWholeMoney(total),
    why: text("sum.why.toCome"),
    note: text("sum.days", { count: toCome.length }),
  };
  if (ruleTotal === null || ruleTotal === total) {
    return [toComeSum];
  }
  const percent = percentOf(ruleTotal - total, total);
  const ruleSum = {
    label: text("sum.rule"),
    value: formatWholeMoney(ruleTotal),
    why: text("sum.why.rule"),
    note: percent === null ? null : signedPercent(percent),
  };
  return [toComeSum, ruleSum];
}
