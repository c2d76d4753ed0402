import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { formatDate } from "#common/date-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { max, minValue, numeric, required, saying } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { failureText, formErrors, tellOutcome } from "#web/areas/goals/use-goal-change.ts";
import { correctGoalMutation, goalSettingsQuery } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";
import { WholeMoneyField, wholeDollars } from "#web/areas/goals/whole-money-field.tsx";

type CorrectValues = { salesCents: number | string | null; reason: string };

/** An owner may correct a goal that is frozen already, and says why. */
export function CorrectGoalForm({ day }: { day: ResolvedGoal }) {
  const can = useCan();
  const [correct] = useChange(correctGoalMutation);
  const { date } = day;
  const submit = async ({ salesCents, reason }: CorrectValues, submission: Submission) => {
    if (typeof salesCents !== "number") {
      return;
    }
    const outcome = await correct({ date, sales: salesCents, reason }, { refetches: [goalSettingsQuery] });
    if (outcome.isDone) {
      submission.resolve();
      const values = { date: formatDate(date), revision: outcome.data.correctGoal.revision };
      tellOutcome(null, text("correct.saved", values));
    } else {
      const { refused } = outcome;
      const isOfFields = Object.keys(refused.fields).length > 0;
      submission.setErrors(isOfFields ? formErrors(refused.fields) : { form: failureText(refused) });
    }
  };
  const form = useForm<CorrectValues>({
    initial: { salesCents: day.salesCents, reason: "" },
    fields: {
      salesCents: {
        label: text("correct.goal"),
        rules: [required, numeric, saying(text("form.negative"), minValue(0)), wholeDollars],
      },
      reason: { label: text("correct.reason"), rules: [required, max(200)] },
    },
    onSubmit: (values, submission) => {
      void submit(values, submission);
    },
  });
  if (!can("goals:edit-frozen")) {
    return null;
  }
  const actions = (
    <Button type="submit" isBusy={form.status === "submitting"} disabled={!form.isDirty}>
      {text("correct.save")}
    </Button>
  );
  return (
    <section className={classes.exclude} aria-label={text("correct.title")}>
      <h3>{text("correct.title")}</h3>
      <p>{text("correct.text")}</p>
      <Form form={form} label={text("correct.title")} columns={2} actions={actions}>
        <WholeMoneyField {...form.field("salesCents")} />
        <TextField {...form.field("reason")} />
      </Form>
    </section>
  );
}
