import type { DayGoal, GoalRule, MonthPlan } from "#common/goals/goal-plan.ts";
import type { DayGoalData, GoalSettings } from "./goals.queries.ts";

const rules = {
  DAY: "day",
  MONTH: "month",
  MAGIC: "magic",
  NONE: "none",
  CLOSED: "closed",
} as const satisfies Record<string, GoalRule>;

/** The plan as the shared rules take it, so that the page makes the days as the server does. */
export function monthPlanOf({ plan, today, events }: GoalSettings): MonthPlan {
  return {
    month: plan.month,
    defaults: plan.defaults.map((version) => ({
      startsOn: version.startsOn,
      growthTenths: version.growth,
      averageTransactionCents: version.averageTransaction,
      tradeTenths: version.trade,
      minSalesCents: version.minSales,
      alignsHolidays: version.alignsHolidays,
      holdsMonthTotal: version.holdsMonthTotal,
    })),
    monthGoalCents: plan.monthGoal,
    dayGoals: plan.dayGoals.map(dayGoalOf),
    frozenGoals: plan.frozenGoals.map((goal) => ({
      date: goal.date,
      salesCents: goal.sales,
      rule: rules[goal.rule],
      compDate: goal.compDate,
    })),
    closedWeekdays: new Set(plan.closedWeekdays),
    sellsFrom: plan.sellsFrom,
    calendar: { country: plan.country === "CA" ? "CA" : "US", events },
    history: {
      today,
      sales: new Map(plan.sales.map((day) => [day.date, day.sales])),
      unusable: new Set(plan.unusable),
    },
  };
}

function dayGoalOf({ sales, averageTransaction, trade, ...goal }: DayGoalData): DayGoal {
  return { ...goal, salesCents: sales, averageTransactionCents: averageTransaction, tradeTenths: trade };
}

/** The plan with one day as somebody is editing it; null takes what is fixed for it away. */
export function withDayGoal(plan: MonthPlan, date: string, goal: DayGoal | null): MonthPlan {
  const others = plan.dayGoals.filter((day) => day.date !== date);
  return { ...plan, dayGoals: goal === null ? others : [...others, goal] };
}

/** What the API takes of what it told, to put a day back as it was. */
export function dayGoalInput(known: DayGoalData) {
  const { date, sales, averageTransaction, trade, compDate, isClosed, note } = known;
  return { date, sales, averageTransaction, trade, compDate, isClosed, note };
}
