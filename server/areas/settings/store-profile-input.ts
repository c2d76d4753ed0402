import { storeFields } from "#common/store-fields.ts";
import { requiredText } from "#common/inputs/field-schemas.ts";
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { brandKinds, isStoreTimeZone, storeCountries } from "#common/store-places.ts";

const fields = {
  name: storeFields.name,
  initials: inputText
    .trim()
    .regex(/^[A-Za-z]{1,3}$/, "Initials must be 1 to 3 letters")
    .transform((letters) => letters.toUpperCase()),
  number: storeFields.number,
  brandKind: z.enum(brandKinds, "Brand is required"),
  phoneNumber: storeFields.phoneNumber,
  timeZone: inputText.max(60).refine(isStoreTimeZone, "Time zone must be one of the United States or Canada"),
  address: storeFields.address,
  city: storeFields.city,
  state: requiredText(2),
  zip: requiredText(10),
  country: z.enum(storeCountries),
  /** Of the header, so that nobody works in the wrong store. */
  color: inputText.regex(/^#[0-9a-f]{6}$/i, "Color must be one like #6d4aa8"),
  openToBuyOn: businessDate.nullable(),
  grandOpeningOn: businessDate.nullable(),
};

/** Absent leaves a field as it is. */
export const storeChanges = z.object(fields).partial();

/** A further store; its color and dates may come later. */
export const newStore = z.object({
  ...fields,
  color: fields.color.default("#6d4aa8"),
  openToBuyOn: fields.openToBuyOn.default(null),
  grandOpeningOn: fields.grandOpeningOn.default(null),
});
