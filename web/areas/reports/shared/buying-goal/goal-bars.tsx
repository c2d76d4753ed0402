import { useState } from "react";
import { formatDateRange, formatFullWeekday } from "#common/date-format.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatPercent, formatWholePercent, percentOf } from "#common/percent.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Figure } from "#web/ui/figures/figure.tsx";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { CategoryGoals } from "./category-goals.tsx";
import type { FullSupply } from "./category-goals.tsx";
import { text } from "./buying-goal-text.ts";
import { dayBuyingQuery } from "./buying-goal.queries.ts";
import type { BuyingSum, DayBuying, GoalPace } from "./buying-goal.queries.ts";
import classes from "./buying-goal.module.css";

/** The bar of the day's sales, and beside it that of what was paid for goods; its goal says how it is made. */
export function GoalBars({ full }: { full: readonly FullSupply[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isByCategory, setIsByCategory] = useState(false);
  const read = useRead(dayBuyingQuery, { variables: { date: null }, live: reportRecords });
  if (read.status !== "ready") {
    return null;
  }
  const day = read.data.dayBuying;
  const { sum } = day;
  return (
    <section className={classes.bars} aria-label={text("label")}>
      <Bar label={text("sales")} value={day.sales} goal={day.salesGoal} pace={day.salesPace} />
      <Bar label={text("buying")} value={day.bought} goal={sum?.goal ?? null} pace={day.boughtPace} />
      {sum === null ? (
        <p>{text("whyFew", { days: 28 })}</p>
      ) : (
        <Button kind="plain" onClick={() => setIsOpen(true)}>
          {text("why", { goal: formatWholeMoney(sum.goal) })}
        </Button>
      )}
      {sum !== null && (
        <Button kind="plain" onClick={() => setIsByCategory(true)}>
          {text("categories")}
        </Button>
      )}
      {isByCategory && sum !== null && (
        <Dialog title={text("category.title")} onClose={() => setIsByCategory(false)}>
          <CategoryGoals day={day} sum={sum} full={full} />
        </Dialog>
      )}
      {isOpen && sum !== null && (
        <Dialog
          title={text("title", { goal: formatWholeMoney(sum.goal) })}
          size="small"
          onClose={() => setIsOpen(false)}
        >
          <SumLines day={day} sum={sum} />
        </Dialog>
      )}
    </section>
  );
}

type BarProps = { label: string; value: number | null; goal: number | null; pace: GoalPace | null };

function Bar({ label, value, goal, pace }: BarProps) {
  const isRunning = pace !== null && pace.usualPct < 1000;
  return (
    <Figure
      label={label}
      value={value === null ? null : formatWholeMoney(value)}
      beside={goal === null ? text("noGoal") : text("of", { goal: formatWholeMoney(goal) })}
      progress={percentOf(value, goal)}
      usual={isRunning ? pace.usualPct : null}
      aside={pace !== null && <Pace pace={pace} />}
    />
  );
}

/** Buying ahead of the day is as good as selling ahead: the goal is what the floor needs. */
function Pace({ pace: { ahead, usualPct } }: { pace: GoalPace }) {
  const amount = formatWholeMoney(Math.abs(ahead));
  const isOver = usualPct >= 1000;
  // What rounds to no dollar is on pace.
  const way = amount === formatWholeMoney(0) ? "even" : ahead < 0 ? "behind" : "ahead";
  return (
    <>
      <Badge tone={way === "behind" ? "warn" : "good"}>{text(`pace.${way}`, { amount })}</Badge>
      {!isOver && (
        <small className={classes.usual}>{text("pace.usual", { percent: formatWholePercent(usualPct) })}</small>
      )}
    </>
  );
}

/** Each line follows from those above it. */
function SumLines({ day: { date, past, ahead }, sum }: { day: DayBuying; sum: BuyingSum }) {
  const { paid, sold, aheadDaily, dailyNeed, weekdayPct, costPct, goal } = sum;
  const cost = formatMoney(costPct * 10);
  const lines = [
    {
      name: text("line.cost"),
      made: text("line.costMade", {
        paid: formatWholeMoney(paid),
        sold: formatWholeMoney(sold),
        dates: formatDateRange(past),
      }),
      value: cost,
    },
    {
      name: text("line.ahead"),
      made: text("line.aheadMade", { dates: formatDateRange(ahead) }),
      value: formatWholeMoney(aheadDaily),
    },
    {
      name: text("line.need"),
      made: text("line.needMade", { ahead: formatWholeMoney(aheadDaily), cost }),
      value: formatWholeMoney(dailyNeed),
    },
    {
      name: text("line.weekday", { weekday: formatFullWeekday(date) }),
      made: text("line.weekdayMade"),
      value: formatPercent(weekdayPct),
    },
    {
      name: text("line.goal"),
      made: text("line.goalMade", { need: formatWholeMoney(dailyNeed), share: formatPercent(weekdayPct) }),
      value: formatWholeMoney(goal),
    },
  ];
  return (
    <div className={classes.sum}>
      <p>{text("intro")}</p>
      <dl>
        {lines.map(({ name, made, value }) => (
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
  );
}
