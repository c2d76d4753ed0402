import { goalFields } from "#common/goals/goal-fields.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { DayGoal, MonthPlan, ResolvedGoal } from "#common/goals/goal-plan.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { withDayGoal } from "#common/goals/standing-goals.ts";
import { accepts, maxValue, minValue, must, numeric, saying } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import type { SavedSince } from "#web/ui/form/use-saved-since.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { failureText, useGoalChange } from "#web/areas/goals/use-goal-change.ts";
import { saveDayGoalMutation } from "#web/areas/goals/goals.queries.ts";
import type { DayGoalData } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import { wholeDollars } from "#web/areas/goals/whole-money-field.tsx";

type Typed = number | string | null;

export type DayValues = {
  salesCents: Typed;
  averageTransactionCents: Typed;
  tradeTenths: Typed;
  compDate: BusinessDate | null;
  isClosed: boolean;
  note: string;
  /** The month's goal takes the difference, instead of its other days. */
  raisesMonth: boolean;
  /** Of what is fixed; null when nothing is. */
  version: string | null;
};

type DayFormParts = {
  day: ResolvedGoal;
  plan: MonthPlan;
  /** What is fixed for it by now. */
  fixedGoal: DayGoalData | undefined;
  onSaved: () => void;
};

/** What is fixed for a day, to be changed. */
export function useDayForm({ day, plan, fixedGoal, onSaved }: DayFormParts): {
  form: FormState<DayValues>;
  since: SavedSince;
} {
  const { date } = day;
  const [save] = useGoalChange(saveDayGoalMutation);
  const saved = valuesOf(fixedGoal, day);
  const form = useForm<DayValues>({
    initial: saved,
    fields: {
      salesCents: {
        label: text("day.sales"),
        input: "sales",
        rules: [numeric, saying(text("form.negative"), minValue(0)), wholeDollars],
      },
      averageTransactionCents: {
        label: text("form.average"),
        input: "averageTransaction",
        rules: [numeric, saying(text("form.averageLeast"), minValue(100)), wholeDollars],
      },
      tradeTenths: {
        label: text("form.trade"),
        input: "trade",
        rules: [numeric, saying(text("form.tradeRange"), minValue(0)), saying(text("form.tradeRange"), maxValue(1000))],
      },
      compDate: {
        label: text("day.compDate"),
        rules: [must(text("day.compBefore"), (chosen) => typeof chosen !== "string" || chosen < date)],
      },
      isClosed: { label: text("day.isClosed") },
      note: { label: text("day.note"), rules: [accepts(goalFields.dayNote)] },
      raisesMonth: { label: text("effect.title") },
      version: { label: "" },
    },
    save: (values) => {
      const goal = goalOf(date, values);
      const { salesCents, averageTransactionCents, tradeTenths, ...rest } = goal;
      const customers = salesCents === null ? null : (previewOf(plan, goal)?.customers ?? null);
      const amounts = { sales: salesCents, averageTransaction: averageTransactionCents, trade: tradeTenths, customers };
      return save({ goal: { ...rest, ...amounts, raisesMonth: values.raisesMonth, version: values.version } });
    },
    onSaved,
    refusalText: failureText,
  });
  return { form, since: useSavedSince(form, saved) };
}

/** The day as it would be with what stands in the form. */
export function previewOf(plan: MonthPlan, goal: DayGoal): ResolvedGoal | undefined {
  return resolveMonth(withDayGoal(plan, goal.date, goal)).find(({ date }) => date === goal.date);
}

/** A field that holds no number overrides nothing. */
export function goalOf(date: BusinessDate, values: DayValues): DayGoal {
  const { salesCents, averageTransactionCents, tradeTenths, compDate, isClosed, note } = values;
  return {
    date,
    compDate,
    isClosed,
    note,
    salesCents: numberOf(salesCents),
    averageTransactionCents: numberOf(averageTransactionCents),
    tradeTenths: numberOf(tradeTenths),
  };
}

const nothingFixed: DayValues = {
  salesCents: null,
  averageTransactionCents: null,
  tradeTenths: null,
  compDate: null,
  isClosed: false,
  note: "",
  raisesMonth: false,
  version: null,
};

/** A holiday that counts as closed shows so; saving says which it is. */
function valuesOf(goal: DayGoalData | undefined, { shutLikeOn }: ResolvedGoal): DayValues {
  if (goal === undefined) {
    return { ...nothingFixed, isClosed: shutLikeOn !== null };
  }
  const { sales, averageTransaction, trade, compDate, isClosed, note, version } = goal;
  const amounts = { salesCents: sales, averageTransactionCents: averageTransaction, tradeTenths: trade };
  return { ...amounts, compDate, isClosed, note, raisesMonth: false, version };
}

function numberOf(value: Typed): number | null {
  return typeof value === "number" ? value : null;
}
