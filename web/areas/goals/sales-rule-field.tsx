import { formatDate } from "#common/date-format.ts";
import { salesRules } from "#common/goals/goal-plan.ts";
import type { SalesRule } from "#common/goals/goal-plan.ts";
import { formatPercent } from "#common/percent.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";

type SalesRuleFieldProps = {
  value: SalesRule;
  errors: GoalSettings["ruleErrors"];
  onChange: (rule: SalesRule) => void;
};

/** What a magic goal is made of, each rule with what it would have missed by on the store's own last year. */
export function SalesRuleField({ value, errors, onChange }: SalesRuleFieldProps) {
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
