import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

/** What the seller says to texts, and to email where there is an address. Coupons are a question of their own and begin with no. */
export function TextConsents({ checkIn: { form } }: { checkIn: CheckIn }) {
  return (
    <fieldset className={classes.group}>
      <legend>{text("texts.title")}</legend>
      <div className={classes.two}>
        <CheckboxField {...form.field("buyTexts")} hint={text("field.buyTextsHint")} />
        <CheckboxField {...form.field("marketingTexts")} hint={text("field.marketingTextsHint")} />
        {form.values.email.trim() !== "" && (
          <CheckboxField {...form.field("emailNews")} hint={text("field.emailNewsHint")} />
        )}
      </div>
    </fieldset>
  );
}
