import { fewestOfCategory, sellDays } from "#common/buys/category-goals.ts";
import { formatWeeks } from "#common/buys/supply.ts";
import { formatDateRange, formatFullWeekday } from "#common/date-format.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./buying-goal-text.ts";
import type { BuyingSum, CategoryGoal, DayBuying } from "./buying-goal.queries.ts";
import classes from "./buying-goal.module.css";

type CategoryGoalsProps = { day: DayBuying; sum: BuyingSum };

/** What to buy today of each category; a press opens how it is worked out, each line from those above it. */
export function CategoryGoals({ day, sum }: CategoryGoalsProps) {
  if (day.categories.length === 0) {
    return (
      <EmptyState
        title={text("category.none")}
        text={text("category.noneText", { count: fewestOfCategory, days: sellDays })}
      />
    );
  }
  return (
    <div className={classes.categories}>
      <p>{text("category.intro")}</p>
      {day.categories.map((goal) => (
        <details key={goal.category}>
          <summary>
            <b>{goal.category}</b>
            <small>{text("category.weeks", { weeks: formatWeeks(goal.supplyWeeks) })}</small>
            <span>{buyText(goal)}</span>
          </summary>
          <div className={classes.sum}>
            <dl>
              {linesOf(goal, { day, sum }).map(({ name, made, value }) => (
                <div key={name}>
                  <dt>
                    {name}
                    <small>{made}</small>
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </details>
      ))}
      <Together categories={day.categories} goal={sum.goal} />
    </div>
  );
}

/** The categories' sum stands beside the bar's goal, which goes by money alone: the two may differ. */
function Together({ categories, goal }: { categories: readonly CategoryGoal[]; goal: number }) {
  const total = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);
  const count = total(categories.map(({ todayItems }) => todayItems));
  const amount = formatWholeMoney(total(categories.map(({ todayCents }) => todayCents)));
  return (
    <footer className={classes.together}>
      <b>{text("category.together")}</b>
      <b>{text("category.buy", { count, amount })}</b>
      <small>{text("category.togetherMade", { goal: formatWholeMoney(goal) })}</small>
    </footer>
  );
}

function buyText({ todayItems, todayCents }: CategoryGoal): string {
  return todayItems === 0
    ? text("category.enough")
    : text("category.buy", { count: todayItems, amount: formatWholeMoney(todayCents) });
}

type GoalLine = { name: string; made: string; value: string };

function linesOf(goal: CategoryGoal, { day: { date, ahead }, sum }: CategoryGoalsProps): GoalLine[] {
  const forecast = formatWholeMoney(goal.forecast);
  const gap = { amount: formatWholeMoney(goal.gapCents), cost: formatMoney(goal.averageCost) };
  const today = { share: formatPercent(sum.weekdayPct), weekday: formatFullWeekday(date) };
  return [
    {
      name: text("category.forecast"),
      made: text("category.forecastMade", { dates: formatDateRange(ahead) }),
      value: forecast,
    },
    {
      name: text("category.sell"),
      made: text("category.sellMade", { forecast, price: formatMoney(goal.averagePrice) }),
      value: formatNumber(goal.sellItems),
    },
    {
      name: text("category.needed"),
      made: text("category.neededMade", { share: formatPercent(goal.sellThroughPct) }),
      value: formatNumber(goal.neededItems),
    },
    { name: text("category.supply"), made: text("category.supplyMade"), value: formatNumber(goal.supplyItems) },
    { name: text("category.gap"), made: text("category.gapMade", gap), value: formatNumber(goal.gapItems) },
    { name: text("category.today"), made: text("category.todayMade", today), value: buyText(goal) },
  ];
}
