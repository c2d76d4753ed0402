import { formatDate } from "#common/date-format.ts";
import type { MonthPlan, ResolvedGoal } from "#common/goals/goal-plan.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { PercentField } from "#web/ui/fields/percent-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import classes from "./day.module.css";
import { saveDayGoalMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import { goalOf, previewOf, useDayForm } from "./use-day-form.ts";
import type { PanelParts } from "#web/areas/goals/panel-parts.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { monthEffect, raisedMonthGoal, withDayGoal } from "#common/goals/standing-goals.ts";
import { weekdayOf } from "#common/business-date.ts";
import { WhyGoal } from "./why-goal.tsx";
import { MonthEffectNote, othersWords } from "./month-effect-note.tsx";
import { useGoalChange, useGoalUndo, useShowChange } from "#web/areas/goals/use-goal-change.ts";
import { WholeMoneyField } from "#web/areas/goals/whole-money-field.tsx";
import type { Comparison } from "#common/goals/comparison.ts";
import { dayName, monthName, specialName, weekdayName } from "#web/areas/goals/goal-words.ts";

type DayFormProps = Omit<PanelParts, "days"> & { day: ResolvedGoal; columns: 1 | 2; onClose: () => void };

/** A day that is still to come: what is filled in overrides, what is empty follows the rules. */
export function DayForm({ day, plan, settings, columns, onClose }: DayFormProps) {
  const { date } = day;
  const [save, isResetting] = useGoalChange(saveDayGoalMutation);
  const name = formatDate(date);
  const fixedGoal = settings.plan.dayGoals.find((goal) => goal.date === date);
  const showChange = useShowChange();
  const offerUndo = useGoalUndo();
  const { form, since } = useDayForm({
    day,
    plan,
    fixedGoal,
    onSaved: () => {
      offerUndo({ done: text("day.saved", { date: name }), id: date });
      onClose();
    },
  });
  const reset = async () => {
    const outcome = await save({ goal: { date, reset: true, version: form.values.version } });
    showChange(outcome, { done: text("day.resetDone", { date: name }), id: date });
    if (outcome.isDone) {
      form.reset();
      onClose();
    }
  };
  const bare = resolveMonth(withDayGoal(plan, date, null)).find((candidate) => candidate.date === date) ?? day;
  const preview = previewOf(plan, goalOf(date, form.values)) ?? day;
  const edited = goalOf(date, form.values);
  const raised = raisedMonthGoal(plan, date, edited);
  const isMoved = raised !== null && plan.monthGoalCents !== null && raised !== plan.monthGoalCents;
  const after = withDayGoal(plan, date, edited);
  const resetButton = (
    <Button kind="quiet" isBusy={isResetting} onClick={() => void reset()}>
      {text("day.reset")}
    </Button>
  );
  const actions = (
    <SaveActions
      form={form}
      save={saveWords(date, preview)}
      onCancel={onClose}
      aside={fixedGoal !== undefined && resetButton}
    />
  );
  const hint = {
    sales:
      bare.salesCents === null
        ? text("day.salesHintNone")
        : text("day.salesHint", { amount: formatWholeMoney(bare.salesCents), rule: text(`day.rule.${bare.rule}`) }),
    average: text("day.averageHint", { amount: formatWholeMoney(bare.averageTransactionCents) }),
    trade: text("day.tradeHint", { percent: formatPercent(bare.tradeTenths) }),
    compDate: text("day.compHint", { date: formatDate(bare.comparison.date) }),
  };
  return (
    <Form form={form} label={name} columns={columns} actions={actions}>
      <SavedSinceNote since={since} />
      <WholeMoneyField {...form.field("salesCents")} hint={hint.sales} />
      <DayEstimate day={preview} />
      {form.isDirty && (
        <div className={classes.rest}>
          {isMoved && plan.monthGoalCents !== null ? (
            <RaiseMonthChoice
              date={date}
              before={plan}
              after={after}
              goalCents={plan.monthGoalCents}
              raisedCents={raised}
              value={form.values.raisesMonth}
              onChange={(value) => form.setValue("raisesMonth", value)}
            />
          ) : (
            <MonthEffectNote before={plan} after={after} date={date} />
          )}
        </div>
      )}
      <WhyGoal day={day} plan={plan} />
      <WholeMoneyField {...form.field("averageTransactionCents")} hint={hint.average} />
      <PercentField {...form.field("tradeTenths")} hint={hint.trade} />
      <DateField {...form.field("compDate")} today={settings.today} last={settings.today} hint={hint.compDate} />
      <TextField {...form.field("note")} limit={200} />
      <CheckboxField {...form.field("isClosed")} hint={text("day.isClosedHint")} />
    </Form>
  );
}

/** What the goal means in people; follows the sales and the average transaction while they are typed. */
function DayEstimate({ day }: { day: ResolvedGoal }) {
  const { customers, salesCents, averageTransactionCents } = day;
  return (
    <output className={classes.estimate} aria-label={text("day.customersLabel")}>
      <strong>{customers === null ? text("day.none") : text("day.customers", { count: customers })}</strong>
      {customers !== null && averageTransactionCents !== null && (
        <small>
          {text("day.estimate", {
            sales: formatWholeMoney(salesCents),
            average: formatWholeMoney(averageTransactionCents),
          })}
        </small>
      )}
    </output>
  );
}

/** `Save Saturday, $9,500`: what is saved stands on the button. */
function saveWords(date: string, { rule, salesCents }: ResolvedGoal): string {
  const weekday = weekdayName(weekdayOf(date));
  if (rule === "closed") {
    return text("day.saveClosed", { weekday });
  }
  return salesCents === null
    ? text("day.save", { weekday })
    : text("day.saveAmount", { weekday, amount: formatWholeMoney(salesCents) });
}

type RaiseMonthChoiceProps = {
  date: string;
  before: MonthPlan;
  /** With the day as it is typed, and the month's goal as it was. */
  after: MonthPlan;
  goalCents: number;
  raisedCents: number;
  value: boolean;
  onChange: (raisesMonth: boolean) => void;
};

/** Where the difference of a day comes from while its month has a goal, and what each answer does to the rest. */
function RaiseMonthChoice({ date, before, after, goalCents, raisedCents, value, onChange }: RaiseMonthChoiceProps) {
  const month = monthName(before.month);
  const isMore = raisedCents > goalCents;
  const amount = formatWholeMoney(Math.abs(raisedCents - goalCents));
  const choices = [
    {
      raises: false,
      words: text("effect.keep", { month, total: formatWholeMoney(goalCents) }),
      effect: othersWords(monthEffect(before, after, date)),
    },
    {
      raises: true,
      words: text(isMore ? "effect.raise" : "effect.lower", { month, total: formatWholeMoney(raisedCents) }),
      effect: othersWords(monthEffect(before, { ...after, monthGoalCents: raisedCents }, date)),
    },
  ];
  return (
    <fieldset className={classes.choices}>
      <legend>{text(isMore ? "effect.askMore" : "effect.askLess", { amount })}</legend>
      {choices.map(({ raises, words, effect }) => (
        <label key={words} className={classes.choice}>
          <input type="radio" name="raisesMonth" checked={value === raises} onChange={() => onChange(raises)} />
          <span>
            {words} <small>{effect}</small>
          </span>
        </label>
      ))}
      <p>{text("effect.kept")}</p>
    </fieldset>
  );
}

const sources = {
  equivalent: "day.vs",
  neighborWeeks: "day.around",
  borrowed: "day.borrowed",
  weekdayAverage: "day.average",
  none: "day.noComparison",
} as const;

type ComparisonNoteProps = { comparison: Comparison; country: string };

/** What a day is compared with, and why that. */
export function ComparisonNote({ comparison, country }: ComparisonNoteProps) {
  const { source, salesCents, date, special, range } = comparison;
  const words = text(sources[source], {
    amount: formatWholeMoney(salesCents),
    date: dayName(date),
    low: formatWholeMoney(range?.lowCents ?? null),
    high: formatWholeMoney(range?.highCents ?? null),
  });
  return (
    <>
      {words}
      {special !== null && ` (${specialName(special, country)})`}
    </>
  );
}
