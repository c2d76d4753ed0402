import type { DayGoal, GoalRule, MonthPlan, SalesRule, StandingGoal } from "#common/goals/goal-plan.ts";
import type { DayGoalData, GoalPlanData, GoalSettings } from "./goals.queries.ts";

const rules = {
  DAY: "day",
  MONTH: "month",
  MAGIC: "magic",
  NONE: "none",
  CLOSED: "closed",
} as const satisfies Record<string, GoalRule>;

const salesRules = { FAIR: "fair", LAST_YEAR: "lastYear" } as const satisfies Record<string, SalesRule>;

/** As the shared rules name it. */
export function salesRuleOf(rule: keyof typeof salesRules): SalesRule {
  return salesRules[rule];
}

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
      salesRule: salesRuleOf(version.salesRule),
    })),
    monthGoalCents: plan.monthGoal,
    dayGoals: plan.dayGoals.map(dayGoalOf),
    frozenGoals: plan.frozenGoals.map(standingGoalOf),
    keptGoals: plan.keptGoals.map(standingGoalOf),
    openDates: new Set(plan.openDates),
    shutWeekdays: new Set(plan.shutWeekdays),
    sellsFrom: plan.sellsFrom,
    calendar: { country: plan.country === "CA" ? "CA" : "US", events },
    history: {
      today,
      sales: new Map(plan.sales.map((day) => [day.date, day.sales])),
      unusable: new Set(plan.unusable),
      ...(plan.season !== null && {
        season: { ...plan.season, days: new Map(plan.season.days.map((day) => [day.date, day])) },
      }),
    },
  };
}

function dayGoalOf({ sales, averageTransaction, trade, ...goal }: DayGoalData): DayGoal {
  return { ...goal, salesCents: sales, averageTransactionCents: averageTransaction, tradeTenths: trade };
}

function standingGoalOf({ date, sales, rule, compDate }: GoalPlanData["keptGoals"][number]): StandingGoal {
  return { date, salesCents: sales, rule: rules[rule], compDate };
}

/** What the API takes of what it returned, to put a day back as it was. */
export function dayGoalInput(dayGoal: DayGoalData) {
  const { date, sales, averageTransaction, trade, compDate, isClosed, note } = dayGoal;
  return { date, sales, averageTransaction, trade, compDate, isClosed, note };
}
