import { useEffect, useRef } from "react";
import type { Cents } from "#common/money.ts";
import { withMonthGoal } from "#common/goals/standing-goals.ts";
import { MonthEffectNote } from "#web/areas/goals/day/month-effect-note.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { typedControls } from "#web/ui/dialogs/focus-first.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { minValue, numeric, saying } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { monthName } from "./goal-words.ts";
import classes from "./goals.module.css";
import { resetMonthMutation, saveMonthGoalMutation } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import type { PanelParts } from "./panel-parts.ts";
import { failureText, useGoalChange, useGoalUndo, useShowChange } from "./use-goal-change.ts";
import { WholeMoneyField, wholeDollars } from "./whole-money-field.tsx";

type MonthValues = { goalCents: number | string | null; version: string | null };

type MonthGoalFormProps = PanelParts & { onDone: () => void };

/** One amount for the whole month, spread over its open days to the dollar. The cursor stands in its field. */
export function MonthGoalForm({ settings, plan, onDone }: MonthGoalFormProps) {
  const [save] = useGoalChange(saveMonthGoalMutation);
  const offerUndo = useGoalUndo();
  const frame = useFocusedField();
  const { month } = plan;
  const name = monthName(month);
  const saved: MonthValues = { goalCents: plan.monthGoalCents, version: settings.plan.monthGoalVersion };
  const form = useForm<MonthValues>({
    initial: saved,
    fields: {
      goalCents: {
        label: text("month.goal", { month: name }),
        input: "goal",
        rules: [numeric, saying(text("month.positive"), minValue(1)), wholeDollars],
      },
      version: { label: "" },
    },
    save: ({ goalCents, version }) => save({ month, goal: goalOf(goalCents), version }),
    onSaved: (_saved, { goalCents }) => {
      const isCleared = goalOf(goalCents) === null;
      offerUndo({ done: text(isCleared ? "month.cleared" : "month.saved", { month: name }), id: month });
      onDone();
    },
    refusalText: failureText,
  });
  const since = useSavedSince(form, saved);
  const { goalCents: typed } = form.values;
  const isGoal = typeof typed === "number" && typed > 0 && typed % 100 === 0;
  const typedGoal = isGoal || typed === null ? typed : plan.monthGoalCents;
  return (
    <div className={classes.monthForm} ref={frame}>
      <Form form={form} label={text("month.goal", { month: name })}>
        <SavedSinceNote since={since} />
        <div className={classes.monthFields}>
          <WholeMoneyField
            {...form.field("goalCents")}
            isDisabled={form.status === "submitting"}
            hint={text("month.goalHint")}
          />
          <Button kind="primary" type="submit" isBusy={form.status === "submitting"} disabled={!form.isDirty}>
            {text("month.save")}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {text("form.cancel")}
          </Button>
          <ResetMonth settings={settings} plan={plan} onDone={onDone} />
        </div>
        {form.isDirty && <MonthEffectNote before={plan} after={withMonthGoal(plan, typedGoal)} date={null} />}
      </Form>
    </div>
  );
}

/** Takes away all that a person set for the month's days to come. */
function ResetMonth({ settings, plan, onDone }: Pick<MonthGoalFormProps, "settings" | "plan" | "onDone">) {
  const [reset, isResetting] = useGoalChange(resetMonthMutation);
  const showChange = useShowChange();
  const { month } = plan;
  const name = monthName(month);
  if (plan.monthGoalCents === null && plan.dayGoals.every(({ date }) => date < settings.today)) {
    return null;
  }
  const resetAll = async () => {
    const title = text("month.resetTitle", { month: name });
    const words = { confirm: text("month.reset"), cancel: text("form.cancel") };
    if (await ask({ title, text: text("month.resetText"), ...words, tone: "bad" })) {
      showChange(await reset({ month }), { done: text("month.resetDone", { month: name }), id: month });
      onDone();
    }
  };
  return (
    <div className={classes.resetMonth}>
      <Button kind="quiet" isBusy={isResetting} onClick={() => void resetAll()}>
        {text("month.reset")}
      </Button>
    </div>
  );
}

function useFocusedField() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(function focusField() {
    frame.current?.querySelector<HTMLElement>(typedControls)?.focus();
  }, []);
  return frame;
}

/** Text is no amount yet. */
function goalOf(typed: MonthValues["goalCents"]): Cents | null {
  return typeof typed === "number" ? typed : null;
}
