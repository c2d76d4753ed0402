import { useMemo } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { resolveMonth, totalOf } from "#common/goals/resolve-month.ts";
import { editedPlan, useDefaultsForm } from "./use-defaults-form.ts";
import { GoalCalendar } from "./goal-calendar.tsx";
import classes from "./goals.module.css";
import type { PanelParts } from "./panel-parts.ts";
import { PreviewLine } from "./preview-line.tsx";
import type { BusinessDate } from "#common/business-date.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { PercentField } from "#web/ui/fields/percent-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import type { FormState } from "#web/ui/form/use-form.ts";
import type { SavedSince } from "#web/ui/form/use-saved-since.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import type { DefaultsValues } from "./use-defaults-form.ts";
import { WholeMoneyField } from "./whole-money-field.tsx";
import { formatDate } from "#common/date-format.ts";
import { salesRules } from "#common/goals/goal-plan.ts";
import type { SalesRule } from "#common/goals/goal-plan.ts";
import { formatPercent } from "#common/percent.ts";

/** The preferences, and what they make of a month: every day moves while a person types. */
export function DefaultsPanel({ settings, plan, days }: PanelParts) {
  const { form, since } = useDefaultsForm(settings);
  const { values } = form;
  const preview = useMemo(() => {
    const edited = editedPlan(plan, values);
    return { plan: edited, days: resolveMonth(edited) };
  }, [plan, values]);
  return (
    <div className={classNames(classes.section, classes.defaults)}>
      <DefaultsForm form={form} since={since} today={settings.today} errors={settings.ruleErrors} />
      <div className={classes.previewSide}>
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

type DefaultsFormProps = {
  form: FormState<DefaultsValues>;
  since: SavedSince;
  today: BusinessDate;
  errors: GoalSettings["ruleErrors"];
};

function DefaultsForm({ form, since, today, errors }: DefaultsFormProps) {
  const isFair = form.values.salesRule === "fair";
  const { startsOn } = form.values;
  const bar = (
    <SaveBar
      form={form}
      save={text("form.save")}
      {...(startsOn !== null && { note: text("form.startsNote", { date: formatDate(startsOn) }) })}
    />
  );
  return (
    <Form form={form} label={text("panel.defaults")} columns={2} actions={bar}>
      <SavedSinceNote since={since} />
      <div className={classes.wide}>
        <SalesRuleField
          value={form.values.salesRule}
          errors={errors}
          onChange={(rule) => form.setValue("salesRule", rule)}
        />
      </div>
      <PercentField {...form.field("growthTenths")} hint={text(isFair ? "form.growthOnTopHint" : "form.growthHint")} />
      <WholeMoneyField {...form.field("minSalesCents")} hint={text("form.minimumHint")} />
      <WholeMoneyField {...form.field("averageTransactionCents")} />
      <PercentField {...form.field("tradeTenths")} />
      <div className={classes.wide}>
        {!isFair && <SwitchField {...form.field("alignsHolidays")} hint={text("form.alignsHint")} />}
        <SwitchField {...form.field("holdsMonthTotal")} hint={text("form.holdsHint")} />
        <DateField {...form.field("startsOn")} today={today} first={today} hint={text("form.startsOnHint")} />
      </div>
    </Form>
  );
}

type SalesRuleFieldProps = {
  value: SalesRule;
  errors: GoalSettings["ruleErrors"];
  onChange: (rule: SalesRule) => void;
};

/** What a magic goal is made of, each rule with what it would have missed by on the store's own last year. */
function SalesRuleField({ value, errors, onChange }: SalesRuleFieldProps) {
  return (
    <fieldset className={classes.rules}>
      <legend>{text("rule.title")}</legend>
      {salesRules.map((rule) => (
        <label key={rule} className={classes.rule}>
          <input type="radio" name="salesRule" checked={value === rule} onChange={() => onChange(rule)} />
          <span>
            <b>{text(`rule.${rule}`)}</b>
            <small>{text(`rule.${rule}Hint`)}</small>
            {errors !== null && (
              <small className={classes.ruleError}>
                {text("rule.error", {
                  day: formatPercent(errors[rule].day),
                  month: formatPercent(errors[rule].month),
                })}
              </small>
            )}
          </span>
        </label>
      ))}
      <small>
        {errors === null
          ? text("rule.tooYoung")
          : text("rule.tested", { from: formatDate(errors.from), to: formatDate(errors.to) })}
      </small>
    </fieldset>
  );
}
