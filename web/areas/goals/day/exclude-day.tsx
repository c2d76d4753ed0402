import { goalFields } from "#common/goals/goal-fields.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { useState } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { GoalSettings } from "#web/areas/goals/goals.queries.ts";
import { excludeComparisonMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import shared from "#web/areas/goals/goals.module.css";
import classes from "./day.module.css";
import { failureText, useGoalChange, useGoalUndo, useShowChange } from "#web/areas/goals/use-goal-change.ts";

type ExcludeDayProps = { title: string; date: BusinessDate; settings: GoalSettings };

/** Whether a day may serve as a comparison, and the reason when it may not. */
export function ExcludeDay({ title, date, settings }: ExcludeDayProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [exclude, isRunning] = useGoalChange(excludeComparisonMutation);
  const showChange = useShowChange();
  const offerUndo = useGoalUndo();
  const excluded = settings.exclusions.find((exclusion) => exclusion.date === date);
  const name = formatDate(date);
  const again = async () => {
    showChange(await exclude({ date, reason: null }), { done: text("exclude.undone", { date: name }), id: date });
  };
  const form = useForm({
    initial: { reason: "" },
    fields: { reason: { label: text("exclude.reason", { date: name }), rules: [accepts(goalFields.reason)] } },
    save: ({ reason }) => exclude({ date, reason }),
    onSaved: () => {
      setIsAsking(false);
      offerUndo({ done: text("exclude.done", { date: name }), id: date });
    },
    refusalText: failureText,
  });
  return (
    <section className={classes.exclude} aria-label={title}>
      <h3>{title}</h3>
      {excluded !== undefined && (
        <p className={classes.excludeLine}>
          {text("exclude.isOut", { date: name, reason: excluded.reason })}
          <Button isCompact isBusy={isRunning} onClick={() => void again()}>
            {text("exclude.again")}
          </Button>
        </p>
      )}
      {excluded === undefined && !isAsking && (
        <Button isCompact onClick={() => setIsAsking(true)}>
          {text("exclude.ask", { date: name })}
        </Button>
      )}
      {excluded === undefined && isAsking && (
        <Form form={form} label={title}>
          <div className={shared.amountLine}>
            <TextField {...form.field("reason")} placeholder={text("exclude.example")} />
            <Button type="submit" isBusy={form.status === "submitting"}>
              {text("exclude.save")}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
