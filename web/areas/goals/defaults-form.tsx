import type { BusinessDate } from "#common/business-date.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { PercentField } from "#web/ui/fields/percent-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import type { FormState } from "#web/ui/form/use-form.ts";
import type { SavedSince } from "#web/ui/form/use-saved-since.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";
import { SalesRuleField } from "./sales-rule-field.tsx";
import type { DefaultsValues } from "./use-defaults-form.ts";
import { WholeMoneyField } from "./whole-money-field.tsx";

type DefaultsFormProps = {
  form: FormState<DefaultsValues>;
  since: SavedSince;
  today: BusinessDate;
  errors: GoalSettings["ruleErrors"];
};

export function DefaultsForm({ form, since, today, errors }: DefaultsFormProps) {
  const isFair = form.values.salesRule === "fair";
  const actions = (
    <>
      {form.isDirty && (
        <Button kind="quiet" onClick={() => form.reset()}>
          {text("form.cancel")}
        </Button>
      )}
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("form.save")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("panel.defaults")} columns={2} actions={actions}>
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
