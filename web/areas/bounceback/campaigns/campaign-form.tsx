import { useEffect } from "react";
import type { ReactNode } from "react";
import { reminderDays, shortMoney } from "#common/bounceback/campaign.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { couponTextFields, couponTextOfOne } from "#common/bounceback/coupon-text.ts";
import { textSegments } from "#common/texting/segments.ts";
import { formatMinutes } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { amountOf, sampleText } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { CampaignWarnings } from "./campaign-warnings.tsx";
import { text } from "./campaigns-text.ts";
import { PeriodStrip } from "./period-strip.tsx";
import type { CampaignFormState } from "./use-campaign-form.ts";
import classes from "./campaign-form.module.css";

type CampaignFieldsProps = {
  state: CampaignFormState;
  today: BusinessDate;
  /** Coupons that the launch calculator expects; null while nobody can say. */
  expected: number | null;
};

const types = ["AUTOMATIC", "MANUAL"] as const;
const intents = ["RETURN_VISIT", "EVENT", "SERVICE_RECOVERY", "NEW_CUSTOMER", "OTHER"] as const;
const earners = ["SALE", "TRADE"] as const;
const places = ["THIS_STORE", "ALL_ACCOUNT_STORES"] as const;
const deliveries = ["TEXT_ELSE_PRINT", "TEXT_AND_PRINT", "PRINT_ONLY"] as const;
/** From 8 in the morning to 8 in the evening. */
const hours = Array.from({ length: 13 }, (_, hour) => hour + 8);

/** The five rows of a campaign: what it is, how it is earned and redeemed, how it reaches people, and its limit. */
export function CampaignFields({ state, today, expected }: CampaignFieldsProps) {
  const { form } = state;
  useEffect(function beginWithName() {
    document.querySelector<HTMLInputElement>("input[name='name']")?.focus();
  }, []);
  return (
    <section className={classes.fields} aria-label={text("form.label")}>
      <FieldRow title={text("part.campaign")}>
        <div className={classes.grow}>
          <TextField {...form.field("name")} />
        </div>
        <div className={classes.pair}>
          <ButtonsField {...choice(form, "type", types)} options={optionsOf(types, (type) => text(`type.${type}`))} />
        </div>
        <div className={classes.intent}>
          <SelectField
            {...choice(form, "intent", intents)}
            options={optionsOf(intents, (intent) => text(`intent.${intent}`))}
          />
        </div>
        {form.values.type === "AUTOMATIC" && (
          <div className={classes.choice}>
            <SelectField
              {...choice(form, "earnedBy", earners)}
              options={optionsOf(earners, (earner) => text(`earnedBy.${earner}`))}
            />
          </div>
        )}
      </FieldRow>
      <EarnRow form={form} today={today} />
      <RedeemRow form={form} today={today} />
      <PeriodStrip values={form.values} rival={state.rival} />
      <DeliverRow form={form} />
      {form.values.delivery !== "PRINT_ONLY" && <TextRow form={form} />}
      <BudgetRow form={form} expected={expected} />
      <CampaignWarnings state={state} />
    </section>
  );
}

type RowProps = { form: FormState<CampaignValues>; today: BusinessDate };

function EarnRow({ form, today }: RowProps) {
  const isManual = form.values.type === "MANUAL";
  const { earnMinSpend } = form.values;
  const each =
    typeof earnMinSpend === "number" && earnMinSpend > 0
      ? text("several.each", { spend: shortMoney(earnMinSpend) })
      : text("several.eachUnknown");
  return (
    <FieldRow title={text(isManual ? "part.handOut" : "part.earn")}>
      <Dates form={form} today={today} from="earnStartOn" through="earnEndOn" />
      {!isManual && (
        <>
          <div className={classes.amount}>
            <MoneyField
              {...form.field("earnMinSpend")}
              label={text(form.values.earnedBy === "TRADE" ? "field.trade" : "field.spend")}
            />
          </div>
          <div className={classes.pair}>
            <ButtonsField
              {...choice(form, "several", ["one", "each"])}
              options={[
                { value: "one", label: text("several.one") },
                { value: "each", label: each },
              ]}
            />
          </div>
        </>
      )}
    </FieldRow>
  );
}

function RedeemRow({ form, today }: RowProps) {
  return (
    <FieldRow title={text("part.redeem")}>
      <Dates form={form} today={today} from="redeemStartOn" through="redeemEndOn" />
      <div className={classes.amount}>
        <MoneyField {...form.field("redeemAmount")} />
      </div>
      <div className={classes.amount}>
        <MoneyField {...form.field("redeemMinSpend")} />
      </div>
      <div>
        <SelectField
          {...choice(form, "redeemableAt", places)}
          options={optionsOf(places, (place) => text(`goodAt.${place}`))}
        />
      </div>
    </FieldRow>
  );
}

type DateName = "earnStartOn" | "earnEndOn" | "redeemStartOn" | "redeemEndOn";

function Dates({ form, today, from, through }: RowProps & { from: DateName; through: DateName }) {
  return (
    <>
      <div className={classes.date}>
        <DateField {...form.field(from)} today={today} />
      </div>
      <div className={classes.date}>
        <DateField {...form.field(through)} today={today} />
      </div>
    </>
  );
}

function DeliverRow({ form }: { form: FormState<CampaignValues> }) {
  const isReminding = form.values.reminderAtStart || form.values.reminderDaysBeforeEnd !== "0";
  const days = reminderDays.map(String);
  return (
    <FieldRow title={text("part.deliver")} isApart>
      <div className={classes.delivery}>
        <SelectField
          {...choice(form, "delivery", deliveries)}
          options={optionsOf(deliveries, (delivery) => text(`delivery.${delivery}`))}
        />
      </div>
      <fieldset className={classes.reminders}>
        <legend>{text("field.reminders")}</legend>
        <CheckboxField {...form.field("reminderAtStart")} />
      </fieldset>
      <div>
        <SelectField
          {...form.field("reminderDaysBeforeEnd")}
          options={optionsOf(days, (count) =>
            count === "0" ? text("reminder.none") : text("reminder.days", { count: Number(count) }),
          )}
        />
      </div>
      {isReminding && (
        <div className={classes.hour}>
          <SelectField
            {...form.field("reminderHour")}
            options={optionsOf(hours.map(String), (hour) => formatMinutes(Number(hour) * 60))}
          />
        </div>
      )}
    </FieldRow>
  );
}

/** The campaign's own words, and beside them the whole text with what it costs. */
function TextRow({ form }: { form: FormState<CampaignValues> }) {
  const sample = sampleText(form.values, useActiveStore()?.name ?? "");
  return (
    <FieldRow title={text("part.text")}>
      <div className={classes.grow}>
        <TextareaField
          {...form.field("messageTemplate")}
          rows={2}
          placeholder={couponTextOfOne}
          hint={text("field.messageTemplateHint", { fields: couponTextFields.map((name) => `{${name}}`).join(" ") })}
        />
      </div>
      <p className={classes.sample}>
        {sample} <small>{text("text.parts", { count: textSegments(sample).count })}</small>
      </p>
    </FieldRow>
  );
}

function BudgetRow({ form, expected }: { form: FormState<CampaignValues>; expected: number | null }) {
  const { budget } = form.values;
  return (
    <FieldRow title={text("part.budget")}>
      <div className={classes.triple}>
        <ButtonsField
          {...choice(form, "budget", ["none", "coupons", "amount"])}
          options={optionsOf(["none", "coupons", "amount"] as const, (kind) => text(`budget.${kind}`))}
        />
      </div>
      {budget === "coupons" && (
        <div className={classes.limit}>
          <NumberField {...form.field("budgetCoupons")} />
        </div>
      )}
      {budget === "amount" && (
        <div className={classes.limit}>
          <MoneyField {...form.field("budgetAmount")} />
        </div>
      )}
      {budget !== "none" && (
        <p className={classes.budgetNote}>
          <strong>{budgetText(form.values, expected)}</strong> {text("budget.then")}
        </p>
      )}
    </FieldRow>
  );
}

/** The limit in the other measure: an amount as coupons, coupons as an amount. */
function budgetText(values: CampaignValues, expected: number | null): string {
  const off = amountOf(values.redeemAmount);
  const limit =
    values.budget === "amount"
      ? off > 0 && text("budget.asCoupons", { count: Math.floor(amountOf(values.budgetAmount) / off) })
      : text("budget.asAmount", { amount: shortMoney(amountOf(values.budgetCoupons) * off) });
  return [limit, expected !== null && text("budget.expected", { count: expected })]
    .filter((part) => part !== false)
    .join(" ");
}

function FieldRow({ title, isApart = false, children }: { title: string; isApart?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-apart={isApart || undefined}>
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  );
}

/** A field that takes only these values, for a control that hands on any text. */
function choice<Name extends keyof CampaignValues>(
  form: FormState<CampaignValues>,
  name: Name,
  choices: readonly CampaignValues[Name][],
): FieldBinding<string> {
  const { value, previous: _previous, ...field } = form.field(name);
  return {
    ...field,
    value: String(value),
    onChange: (chosen) => {
      const picked = choices.find((candidate) => candidate === chosen);
      if (picked !== undefined) {
        form.setValue(name, picked);
      }
    },
  };
}

function optionsOf<Value extends string>(values: readonly Value[], label: (value: Value) => string) {
  return values.map((value) => ({ value, label: label(value) }));
}
