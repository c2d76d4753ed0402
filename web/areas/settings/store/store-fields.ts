import { storeFields as fields } from "#common/store-fields.ts";
import { isZip } from "#common/store-places.ts";
import type { FieldsOf } from "#web/ui/form/use-form.ts";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import type { FormValues, Rule } from "#web/ui/form/rules.ts";
import type { StoreFormValues } from "./store-form-values.ts";
import { text } from "./store-text.ts";

/** The rule of the country that is chosen in the form; the server asks the same. */
function zipRule(country: "US" | "CA"): Rule {
  return must(
    text(`store.zipRule${country}`),
    (value, values) => value === "" || values["country"] !== country || isZip(String(value).trim(), country),
  );
}

/** In the word of the country that is chosen: nobody in Ontario has a state or a ZIP. */
function labelThere(field: "state" | "zip") {
  return ({ country }: FormValues) => text(`store.${field}${country === "CA" ? "CA" : "US"}`);
}

const grandOpeningRule = must(text("store.grandOpeningRule"), (value, values) => {
  const opensToBuy = values["openToBuyOn"];
  return typeof value !== "string" || typeof opensToBuy !== "string" || value >= opensToBuy;
});

export const storeFields: FieldsOf<StoreFormValues> = {
  name: { label: text("store.name"), rules: [accepts(fields.name)] },
  initials: {
    label: text("store.initials"),
    rules: [
      required,
      must(text("store.initialsRule"), (value) => value === "" || /^[A-Za-z]{1,3}$/.test(String(value).trim())),
    ],
  },
  number: { label: text("store.number"), rules: [accepts(fields.number)] },
  brandKind: { label: text("store.brandKind"), rules: [required] },
  color: { label: text("store.color") },
  phoneNumber: { label: text("store.phone"), rules: [accepts(fields.phoneNumber)] },
  timeZone: { label: text("store.timeZone"), rules: [required] },
  country: { label: text("store.country"), rules: [required] },
  address: { label: text("store.address"), rules: [accepts(fields.address)] },
  city: { label: text("store.city"), rules: [accepts(fields.city)] },
  state: { label: labelThere("state"), rules: [required] },
  zip: { label: labelThere("zip"), rules: [required, zipRule("US"), zipRule("CA")] },
  openToBuyOn: { label: text("store.openToBuy") },
  grandOpeningOn: { label: text("store.grandOpening"), rules: [grandOpeningRule] },
};
