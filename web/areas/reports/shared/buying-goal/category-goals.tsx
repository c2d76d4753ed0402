import { Link } from "@tanstack/react-router";
import { fewestOfCategory, sellDays } from "#common/buys/category-goals.ts";
import { formatWeeks } from "#common/buys/supply.ts";
import { formatDateRange, formatFullWeekday } from "#common/date-format.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./buying-goal-text.ts";
import type { BuyingSum, CategoryGoal, DayBuying } from "./buying-goal.queries.ts";
import classes from "./buying-goal.module.css";

/** Too much on the floor and in bins, as the buying guard has it. */
export type FullSupply = {
  sectionId: string | null;
  name: string;
  weeks: number;
  binItems: number | null;
  categories: readonly string[];
};

type CategoryGoalsProps = { day: DayBuying; sum: BuyingSum; full: readonly FullSupply[] };

/**
 * What to buy today of each category; a press opens how it is worked out, each line from those above it. What the guard
 * warns of stands last and is not to be bought: its bins hold what the register's count does not.
 */
export function CategoryGoals({ day, sum, full }: CategoryGoalsProps) {
  if (day.categories.length === 0) {
    return (
      <EmptyState
        title={text("category.none")}
        text={text("category.noneText", { count: fewestOfCategory, days: sellDays })}
      />
    );
  }
  const supplyOf = ({ category }: CategoryGoal) => full.find(({ categories }) => categories.includes(category));
  const [bought, enough] = [
    day.categories.filter((goal) => supplyOf(goal) === undefined),
    day.categories.filter((goal) => supplyOf(goal) !== undefined),
  ];
  return (
    <div className={classes.categories}>
      <p>{text("category.intro")}</p>
      {[...bought, ...enough].map((goal) => (
        <details key={goal.category}>
          <summary>
            <b>{goal.category}</b>
            <small>{text("category.weeks", { weeks: formatWeeks(supplyOf(goal)?.weeks ?? goal.supplyWeeks) })}</small>
            <span>{supplyOf(goal) === undefined ? buyText(goal) : text("category.full")}</span>
          </summary>
          <InBins supply={supplyOf(goal)} />
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
      <Together categories={bought} goal={sum.goal} />
    </div>
  );
}

/** Why the gap is not bought, and the way to the bins that fill it. */
function InBins({ supply }: { supply: FullSupply | undefined }) {
  const storeId = useActiveStoreId();
  if (supply === undefined) {
    return null;
  }
  const { sectionId, name, weeks, binItems } = supply;
  const values = { name, weeks: formatWeeks(weeks), bins: formatNumber(binItems ?? 0) };
  return (
    <p className={classes.inBins}>
      {text(binItems === null ? "category.fullOf" : "category.fullInBins", values)}{" "}
      {sectionId !== null && storeId !== null && (
        <Link
          to="/s/$storeId/backstock"
          params={{ storeId }}
          search={{ section: sectionId }}
          aria-label={text("category.openBinsOf", { name })}
        >
          {text("category.openBins")}
        </Link>
      )}
    </p>
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

type LinesInput = Pick<CategoryGoalsProps, "day" | "sum">;
type GoalLine = { name: string; made: string; value: string };

function linesOf(goal: CategoryGoal, { day: { date, ahead }, sum }: LinesInput): GoalLine[] {
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
