import { firstOfMonth } from "#common/business-date.ts";
import type { MonthPlan } from "#common/goals/goal-plan.ts";
import { withMonthGoal } from "#common/goals/standing-goals.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { minValue, numeric, saying } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { MonthEffectNote } from "#web/areas/goals/day/month-effect-note.tsx";
import { monthName } from "./goal-words.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { saveMonthGoalMutation } from "./goals.queries.ts";
import { formErrors } from "./form-errors.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";
import { failureText, useGoalChange, useTellChange } from "./use-goal-change.ts";
import { WholeMoneyField, wholeDollars } from "./whole-money-field.tsx";

type MonthValues = { goalCents: number | string | null; version: string | null };

type MonthGoalFormProps = { settings: GoalSettings; plan: MonthPlan };

/** One amount for the whole month, spread over its open days to the dollar. */
export function MonthGoalForm({ settings, plan }: MonthGoalFormProps) {
  const [save] = useGoalChange(saveMonthGoalMutation);
  const tell = useTellChange();
  const { month } = plan;
  const name = monthName(month);
  const submit = async ({ goalCents, version }: MonthValues, submission: Submission) => {
    const goal = typeof goalCents === "number" ? goalCents : null;
    const refused = await save({ month, goal, version });
    if (refused === null) {
      submission.resolve();
      tell(null, { said: text(goal === null ? "month.cleared" : "month.saved", { month: name }), id: month });
    } else {
      submission.setErrors({ goalCents: failureText(refused), ...formErrors(refused.fields) });
    }
  };
  const saved: MonthValues = { goalCents: plan.monthGoalCents, version: settings.plan.monthGoalVersion };
  const form = useForm<MonthValues>({
    initial: saved,
    fields: {
      goalCents: {
        label: text("month.goal", { month: name }),
        rules: [numeric, saying(text("month.positive"), minValue(1)), wholeDollars],
      },
      version: { label: "" },
    },
    onSubmit: (values, submission) => {
      void submit(values, submission);
    },
  });
  const since = useSavedSince(form, saved);
  const { goalCents: typed } = form.values;
  const isGoal = typeof typed === "number" && typed > 0 && typed % 100 === 0;
  const typedGoal = isGoal || typed === null ? typed : plan.monthGoalCents;
  const isOver = month < firstOfMonth(settings.today);
  return (
    <div className={classes.monthForm}>
      <Form form={form} label={text("month.goal", { month: name })}>
        <SavedSinceNote since={since} />
        <div className={classes.amountLine}>
          <WholeMoneyField
            {...form.field("goalCents")}
            isDisabled={isOver || form.status === "submitting"}
            hint={text("month.goalHint")}
          />
          <Button type="submit" isBusy={form.status === "submitting"} disabled={isOver || !form.isDirty}>
            {text("month.save")}
          </Button>
        </div>
        {form.isDirty && <MonthEffectNote before={plan} after={withMonthGoal(plan, typedGoal)} date={null} />}
      </Form>
    </div>
  );
}
