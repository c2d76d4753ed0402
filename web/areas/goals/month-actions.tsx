import { firstOfMonth } from "#common/business-date.ts";
import type { MonthPlan } from "#common/goals/goal-plan.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { monthName } from "./goal-words.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { copyExclusionsMutation, resetMonthMutation, goalSettingsQuery } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";
import { tellOutcome, useGoalChange, useTellChange } from "./use-goal-change.ts";

type MonthActionsProps = { settings: GoalSettings; plan: MonthPlan };

/** What is done with a month as a whole. */
export function MonthActions({ settings, plan }: MonthActionsProps) {
  const [reset, isResetting] = useGoalChange(resetMonthMutation);
  const [copy, isCopying] = useChange(copyExclusionsMutation);
  const tell = useTellChange();
  const { month } = plan;
  const name = monthName(month);
  const isOver = month < firstOfMonth(settings.today);
  const hasOwn = plan.monthGoalCents !== null || plan.dayGoals.some(({ date }) => date >= settings.today);

  const resetAll = async () => {
    const title = text("month.resetTitle", { month: name });
    const words = { confirm: text("month.reset"), cancel: text("form.cancel") };
    if (await ask({ title, text: text("month.resetText"), ...words, tone: "bad" })) {
      tell(await reset({ month }), { said: text("month.resetDone", { month: name }), id: month });
    }
  };
  const copyAll = async () => {
    const outcome = await copy({ month }, { refetches: [goalSettingsQuery] });
    const count = outcome.isDone ? outcome.data.copyExclusions.length : 0;
    tellOutcome(outcome.isDone ? null : outcome.refused, text("month.copied", { count }));
  };
  return (
    <div className={classes.actions}>
      {settings.copyableExclusions > 0 && (
        <Button isBusy={isCopying} onClick={() => void copyAll()}>
          {text("month.copy", { count: settings.copyableExclusions })}
        </Button>
      )}
      {hasOwn && !isOver && (
        <Button kind="quiet" isBusy={isResetting} onClick={() => void resetAll()}>
          {text("month.reset")}
        </Button>
      )}
    </div>
  );
}
