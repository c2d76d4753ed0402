import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { isPhone, phoneDigits } from "#common/phone.ts";
import { brandKinds, isStoreTimeZone, storeCountries } from "#common/store-places.ts";
import { isStoreNumber } from "#common/store-number.ts";

const text = (field: string, most: number) =>
  inputText.trim().min(1, `${field} is required`).max(most, `${field} must be at most ${most} characters`);

const fields = {
  name: text("Name", 80),
  initials: inputText
    .trim()
    .regex(/^[A-Za-z]{1,3}$/, "Initials must be 1 to 3 letters")
    .transform((letters) => letters.toUpperCase()),
  number: inputText
    .trim()
    .max(20, "Store number must be a valid franchise number")
    .refine(isStoreNumber, "Store number must be a valid franchise number"),
  brandKind: z.enum(brandKinds, "Brand is required"),
  phoneNumber: inputText
    .trim()
    .max(32, "Phone must be a valid North America phone number")
    .refine((phone) => isPhone(phone), "Phone must be a valid North America phone number")
    .transform(phoneDigits),
  timeZone: inputText.max(60).refine(isStoreTimeZone, "Time zone must be one of the United States or Canada"),
  address: text("Address", 120),
  city: text("City", 60),
  state: text("State or province", 2),
  zip: text("Zip", 10),
  country: z.enum(storeCountries),
  /** Of the header, so that nobody works in the wrong store. */
  color: inputText.regex(/^#[0-9a-f]{6}$/i, "Color must be one like #6d4aa8"),
  openToBuyOn: businessDate.nullable(),
  grandOpeningOn: businessDate.nullable(),
};

/** Absent leaves a field as it is. */
export const storeChanges = z.object(fields).partial();

/** A further store; its colour and dates may come later. */
export const newStore = z.object({
  ...fields,
  color: fields.color.default("#6d4aa8"),
  openToBuyOn: fields.openToBuyOn.default(null),
  grandOpeningOn: fields.grandOpeningOn.default(null),
});
