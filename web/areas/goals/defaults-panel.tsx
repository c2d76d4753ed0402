import { useMemo } from "react";
import { totalOf, resolveMonth } from "#common/goals/resolve-month.ts";
import { DefaultsForm } from "./defaults-form.tsx";
import { editedPlan, useDefaultsForm } from "./use-defaults-form.ts";
import { GoalCalendar } from "./goal-calendar.tsx";
import classes from "./goals.module.css";
import { MonthPicker } from "./month-picker.tsx";
import type { PanelParts } from "./panel-parts.ts";
import { PreviewLine } from "./preview-line.tsx";

/** The preferences, and what they make of a month: every day moves while somebody types. */
export function DefaultsPanel({ settings, plan, days, onPickMonth }: PanelParts) {
  const { form, since } = useDefaultsForm(settings);
  const { values } = form;
  const preview = useMemo(() => {
    const edited = editedPlan(plan, values);
    return { plan: edited, days: resolveMonth(edited) };
  }, [plan, values]);
  return (
    <div className={classes.defaults}>
      <DefaultsForm form={form} since={since} today={settings.today} errors={settings.ruleErrors} />
      <div className={classes.previewSide}>
        <MonthPicker month={plan.month} onPick={onPickMonth} />
        <PreviewLine days={preview.days} savedCents={form.isDirty ? totalOf(days) : null} />
        <GoalCalendar
          month={plan.month}
          days={preview.days}
          today={settings.today}
          weekStart={settings.weekStart}
          minimumCents={preview.plan.defaults.at(-1)?.minSalesCents ?? 0}
        />
      </div>
    </div>
  );
}
