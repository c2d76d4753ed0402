import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import type { FairGoal } from "#common/goals/fair-rule.ts";
import { holidayKeys } from "#common/goals/holidays.ts";
import type { HolidayKey, SpecialDay } from "#common/goals/holidays.ts";
import { builder } from "#server/platform/graphql/builder.ts";

export const GoalRule = builder.enumType("GoalRule", {
  description: "What decided a day's sales goal.",
  values: {
    DAY: { value: "day", description: "A person fixed it." },
    MONTH: { value: "month", description: "The day's share of the month's goal." },
    MAGIC: { value: "magic", description: "The comparison day, grown." },
    NONE: { value: "none" },
    CLOSED: { value: "closed" },
  } as const,
});

export const SalesRuleType = builder.enumType("SalesRule", {
  description: "What a magic goal is made of.",
  values: {
    FAIR: {
      value: "fair",
      description: "A third last year's day, a third the weeks around it, a third the last half year.",
    },
    LAST_YEAR: { value: "lastYear", description: "The same weekday last year alone." },
  } as const,
});

const ComparisonSource = builder.enumType("ComparisonSource", {
  values: {
    EQUIVALENT: {
      value: "equivalent",
      description: "The same weekday about a year before, or the day that was chosen.",
    },
    NEIGHBOR_WEEKS: { value: "neighborWeeks", description: "The weeks before and after it." },
    BORROWED: {
      value: "borrowed",
      description: "The season of sister stores, at the level of the store's own last six weeks.",
    },
    WEEKDAY_AVERAGE: { value: "weekdayAverage", description: "The last eight same weekdays." },
    NONE: { value: "none" },
  } as const,
});

const ComparisonReason = builder.enumType("ComparisonReason", {
  description: "Why a day is compared with just that one.",
  values: {
    WEEKDAY: { value: "weekday" },
    CHOSEN: { value: "chosen", description: "A manager chose it." },
    PAIRED: { value: "paired", description: "The same holiday or event last year." },
    BESIDE_HOLIDAY: {
      value: "besideHoliday",
      description: "It was a holiday that this day is not, so the weeks around it are used.",
    },
  } as const,
});

const Holiday = builder.enumType("Holiday", {
  values: Object.fromEntries(holidayKeys.map((key) => [enumName(key), { value: key }])),
});

export const SpecialDayType = builder.objectRef<SpecialDay>("SpecialDay").implement({
  description: "What makes a day unlike others of its weekday.",
  fields: (field) => ({
    holiday: field.expose("holiday", { type: Holiday, nullable: true }),
    event: field.exposeString("event", { nullable: true, description: "Name of the store's own event." }),
    offset: field.exposeInt("offset", { description: "Days from the holiday, or from the event's first day." }),
  }),
});

/** `memorialDay` is MEMORIAL_DAY in the schema. */
function enumName(key: HolidayKey): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

const FairGoalType = builder.objectRef<FairGoal>("FairGoal").implement({
  description: "The parts of which a fair goal is the mean; null where too little is known.",
  fields: (field) => ({
    lastYear: field.field({ type: "Money", nullable: true, resolve: ({ lastYear }) => wholeCents(lastYear) }),
    around: field.field({ type: "Money", nullable: true, resolve: ({ around }) => wholeCents(around) }),
    recent: field.field({ type: "Money", nullable: true, resolve: ({ recent }) => wholeCents(recent) }),
  }),
});

function wholeCents(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount);
}

const LikelySalesType = builder.objectRef<{ lowCents: number; highCents: number }>("LikelySales").implement({
  description: "Between what a day with a borrowed season is likely to sell.",
  fields: (field) => ({
    low: field.expose("lowCents", { type: "Money" }),
    high: field.expose("highCents", { type: "Money" }),
  }),
});

export const GoalDay = builder.objectRef<ResolvedGoal>("GoalDay").implement({
  description: "The goal of one day and what it was made of.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    sales: field.expose("salesCents", { type: "Money", nullable: true }),
    averageTransaction: field.expose("averageTransactionCents", { type: "Money", nullable: true }),
    trade: field.expose("tradeTenths", { type: "Percent", nullable: true }),
    customers: field.exposeInt("customers", { nullable: true }),
    rule: field.expose("rule", { type: GoalRule }),
    compDate: field.field({ type: "BusinessDate", resolve: (goal) => goal.comparison.date }),
    compSales: field.field({ type: "Money", nullable: true, resolve: (goal) => goal.comparison.salesCents }),
    compReason: field.field({ type: ComparisonReason, resolve: (goal) => goal.comparison.reason }),
    compSpecial: field.field({ type: SpecialDayType, nullable: true, resolve: (goal) => goal.comparison.special }),
    compSource: field.field({ type: ComparisonSource, resolve: (goal) => goal.comparison.source }),
    likelySales: field.field({
      type: LikelySalesType,
      nullable: true,
      description: "Only where the season is borrowed.",
      resolve: (goal) => goal.comparison.range ?? null,
    }),
    fromMinimum: field.expose("fromMinimumCents", {
      type: "Money",
      description: "The part that only the minimum adds.",
    }),
    fair: field.expose("fair", {
      type: FairGoalType,
      nullable: true,
      description: "What the fair rule made the goal of, before the growth.",
    }),
    shutLikeOn: field.expose("shutLikeOn", {
      type: "BusinessDate",
      nullable: true,
      description:
        "The holiday last year on which nothing was sold: why the day is closed until a manager says otherwise.",
    }),
    isFrozen: field.exposeBoolean("isFrozen", { description: "The day is closed; its goal stays." }),
  }),
});
