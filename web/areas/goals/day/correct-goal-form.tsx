import { goalFields } from "#common/goals/goal-fields.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { formatDate } from "#common/date-format.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, minValue, numeric, required, saying } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { failureText } from "#web/areas/goals/use-goal-change.ts";
import { correctGoalMutation, goalSettingsQuery } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";
import { WholeMoneyField, wholeDollars } from "#web/areas/goals/whole-money-field.tsx";

type CorrectedGoal = ResultOf<typeof correctGoalMutation>;
type CorrectValues = { salesCents: number | string | null; reason: string };

/** An owner may correct a goal that is frozen already, and says why. */
export function CorrectGoalForm({ day }: { day: ResolvedGoal }) {
  const can = useCan();
  const [correct] = useChange(correctGoalMutation);
  const { date } = day;
  const form = useForm<CorrectValues, CorrectedGoal>({
    initial: { salesCents: day.salesCents, reason: "" },
    fields: {
      salesCents: {
        label: text("correct.goal"),
        input: "sales",
        rules: [required, numeric, saying(text("form.negative"), minValue(0)), wholeDollars],
      },
      reason: { label: text("correct.reason"), rules: [accepts(goalFields.reason)] },
    },
    save: ({ salesCents, reason }) =>
      correct({ date, sales: Number(salesCents), reason }, { refetches: [goalSettingsQuery] }),
    onSaved: ({ correctGoal: { revision } }) =>
      showSnackbar({ text: text("correct.saved", { date: formatDate(date), revision }), color: "good" }),
    refusalText: failureText,
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
