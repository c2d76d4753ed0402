import type { BusinessDate } from "#common/business-date.ts";
import type { GoalDefault, MonthPlan, SalesRule } from "#common/goals/goal-plan.ts";
import { standingGoals } from "#common/goals/standing-goals.ts";
import { maxValue, minValue, must, numeric, required, saying } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import type { SavedSince } from "#web/ui/form/use-saved-since.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { saveGoalDefaultsMutation } from "./goals.queries.ts";
import { failureText, useGoalChange, useGoalUndo } from "./use-goal-change.ts";
import { text } from "./goals-text.ts";
import { salesRuleOf } from "./month-plan.ts";
import { wholeDollars } from "./whole-money-field.tsx";

type Typed = number | string | null;

export type DefaultsValues = {
  startsOn: BusinessDate | null;
  growthTenths: Typed;
  averageTransactionCents: Typed;
  tradeTenths: Typed;
  minSalesCents: Typed;
  alignsHolidays: boolean;
  holdsMonthTotal: boolean;
  salesRule: SalesRule;
  /** Of the preferences as they were read. */
  version: string | null;
};

/** The preferences that apply from today on, to be changed. */
export function useDefaultsForm(settings: GoalSettings): { form: FormState<DefaultsValues>; since: SavedSince } {
  const [save] = useGoalChange(saveGoalDefaultsMutation);
  const offerUndo = useGoalUndo();
  const saved = valuesOf(settings);
  const form = useForm<DefaultsValues>({
    initial: saved,
    showsPrevious: true,
    fields: {
      startsOn: {
        label: text("form.startsOn"),
        rules: [required, must(text("form.past"), (date) => typeof date === "string" && date >= settings.today)],
      },
      growthTenths: {
        label: text("form.growth"),
        input: "growth",
        rules: [required, numeric, ...within(-500, 2000, text("form.growthRange"))],
      },
      averageTransactionCents: {
        label: text("form.average"),
        input: "averageTransaction",
        rules: [required, numeric, saying(text("form.averageLeast"), minValue(100)), wholeDollars],
      },
      tradeTenths: {
        label: text("form.trade"),
        input: "trade",
        rules: [required, numeric, ...within(0, 1000, text("form.tradeRange"))],
      },
      minSalesCents: {
        label: text("form.minimum"),
        input: "minSales",
        rules: [numeric, saying(text("form.negative"), minValue(0)), wholeDollars],
      },
      alignsHolidays: { label: text("form.aligns") },
      holdsMonthTotal: { label: text("form.holds") },
      salesRule: { label: text("rule.title") },
      version: { label: "" },
    },
    save: (values) => save({ defaults: inputOf(values) }),
    onSaved: () => offerUndo({ done: text("form.saved"), id: "defaults" }),
    refusalText: failureText,
  });
  return { form, since: useSavedSince(form, saved) };
}

/** The plan as it would be with what stands in the form; a field that holds no number counts as before. */
export function editedPlan(plan: MonthPlan, values: DefaultsValues): MonthPlan {
  const { startsOn } = values;
  if (startsOn === null) {
    return plan;
  }
  // Saving takes away versions that would start later, and leaves earlier days as they stand.
  const before = plan.defaults.filter((version) => version.startsOn < startsOn);
  const keptGoals = [...plan.keptGoals, ...standingGoals(plan)].filter((goal) => goal.date < startsOn);
  return { ...plan, keptGoals, defaults: [...before, { ...defaultsOf(values), startsOn }] };
}

function within(least: number, most: number, words: string) {
  return [saying(words, minValue(least)), saying(words, maxValue(most))];
}

const fresh = {
  // The fair rule grows as the store has lately; more than that is a wish.
  growthTenths: 0,
  salesRule: "fair" as const,
  averageTransactionCents: 3000,
  tradeTenths: 300,
  minSalesCents: null,
  alignsHolidays: true,
  holdsMonthTotal: false,
};

function valuesOf({ plan, today }: GoalSettings): DefaultsValues {
  const current = plan.defaults.findLast((version) => version.startsOn <= today) ?? plan.defaults.at(-1);
  if (current === undefined) {
    return { startsOn: today, ...fresh, version: plan.defaultsVersion };
  }
  return {
    startsOn: current.startsOn > today ? current.startsOn : today,
    growthTenths: current.growth,
    averageTransactionCents: current.averageTransaction,
    tradeTenths: current.trade,
    minSalesCents: current.minSales === 0 ? null : current.minSales,
    alignsHolidays: current.alignsHolidays,
    holdsMonthTotal: current.holdsMonthTotal,
    salesRule: salesRuleOf(current.salesRule),
    version: plan.defaultsVersion,
  };
}

function defaultsOf(values: DefaultsValues): Omit<GoalDefault, "startsOn"> {
  return {
    growthTenths: numberOf(values.growthTenths),
    averageTransactionCents: Math.max(100, numberOf(values.averageTransactionCents)),
    tradeTenths: numberOf(values.tradeTenths),
    minSalesCents: Math.floor(numberOf(values.minSalesCents) / 100) * 100,
    alignsHolidays: values.alignsHolidays,
    holdsMonthTotal: values.holdsMonthTotal,
    salesRule: values.salesRule,
  };
}

function inputOf(values: DefaultsValues) {
  return {
    startsOn: values.startsOn,
    growth: numberOf(values.growthTenths),
    averageTransaction: numberOf(values.averageTransactionCents),
    trade: numberOf(values.tradeTenths),
    minSales: numberOf(values.minSalesCents),
    alignsHolidays: values.alignsHolidays,
    holdsMonthTotal: values.holdsMonthTotal,
    salesRule: values.salesRule === "fair" ? ("FAIR" as const) : ("LAST_YEAR" as const),
    version: values.version,
  };
}

function numberOf(value: Typed): number {
  return typeof value === "number" ? value : 0;
}
