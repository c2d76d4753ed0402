import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { formatDate } from "#common/date-format.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import type { FieldsOf, FormState } from "#web/ui/form/use-form.ts";
import { text } from "./form-text.ts";
import classes from "./form.module.css";

/** An amount is text while it is none yet. */
export type CouponValues = {
  name: string;
  email: string;
  cellphone: string;
  redeemAmount: number | string | null;
  redeemMinSpend: number | string | null;
  redeemStartOn: string | null;
  redeemEndOn: string | null;
};

const coversAmount = must(text("rule.minSpend"), (value, { redeemAmount }) => Number(value) >= Number(redeemAmount));
const endsAfterStart = must(
  text("rule.end"),
  (value, { redeemStartOn }) => typeof redeemStartOn !== "string" || String(value) >= redeemStartOn,
);

export const couponFormFields: FieldsOf<CouponValues> = {
  name: { label: text("name"), rules: [accepts(couponFields.name)] },
  email: { label: text("email"), rules: [accepts(couponFields.email)] },
  cellphone: { label: text("cellphone"), rules: [accepts(couponFields.cellphone)] },
  redeemAmount: {
    label: text("redeemAmount"),
    rules: [required, accepts(couponFields.redeemAmount)],
    input: "terms.redeemAmount",
  },
  redeemMinSpend: {
    label: text("redeemMinSpend"),
    rules: [required, accepts(couponFields.redeemMinSpend), coversAmount],
    input: "terms.redeemMinSpend",
  },
  redeemStartOn: { label: text("redeemStartOn"), rules: [required], input: "terms.redeemStartOn" },
  redeemEndOn: { label: text("redeemEndOn"), rules: [required, endsAfterStart], input: "terms.redeemEndOn" },
};

type CouponFieldsProps = { form: FormState<CouponValues>; today: string; canChangeTerms: boolean };

/** Whose it is and what it is good for; the second for managers alone. */
export function CouponFields({ form, today, canChangeTerms }: CouponFieldsProps) {
  return (
    <>
      <TextField {...form.field("name")} limit={120} hint={text("contact.hint")} />
      <TextField {...form.field("email")} type="email" inputMode="email" />
      <PhoneField {...form.field("cellphone")} />
      {canChangeTerms ? (
        <>
          <div className={classes.pair}>
            <MoneyField {...form.field("redeemAmount")} />
            <MoneyField {...form.field("redeemMinSpend")} />
          </div>
          <div className={classes.pair}>
            <DateField {...form.field("redeemStartOn")} today={today} />
            <DateField {...form.field("redeemEndOn")} today={today} />
          </div>
        </>
      ) : (
        <p className={classes.hint}>{text("terms.managers")}</p>
      )}
      <TermsSentence values={form.values} />
    </>
  );
}

/** `$25 off $50, good Dec 7, 2026 to Dec 24, 2026`. */
function TermsSentence({ values }: { values: CouponValues }) {
  const { redeemAmount, redeemMinSpend, redeemStartOn, redeemEndOn } = values;
  if (
    typeof redeemAmount !== "number" ||
    typeof redeemMinSpend !== "number" ||
    redeemStartOn === null ||
    redeemEndOn === null
  ) {
    return null;
  }
  const off = `${shortMoney(redeemAmount)} off ${shortMoney(redeemMinSpend)}`;
  return (
    <p className={classes.sentence}>
      {text("terms.sentence", { off, from: formatDate(redeemStartOn), until: formatDate(redeemEndOn) })}
    </p>
  );
}

/** What the operations take of the form. */
export function contactOf({ name, email, cellphone }: CouponValues) {
  return { name, email, cellphone };
}

export function termsOf(values: CouponValues) {
  return {
    redeemAmount: Number(values.redeemAmount),
    redeemMinSpend: Number(values.redeemMinSpend),
    redeemStartOn: values.redeemStartOn,
    redeemEndOn: values.redeemEndOn,
  };
}
