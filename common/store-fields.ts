/** What the fields of a store take: the forms judge by it, the operations take it in. */
import * as z from "zod/mini";
import { isReadable, phoneNumber, requiredText } from "./inputs/field-schemas.ts";
import { isStoreNumber } from "./store-number.ts";

export const storeFields = {
  name: requiredText(80),
  number: z
    .string()
    .check(
      isReadable,
      z.trim(),
      z.minLength(1),
      z.maxLength(20),
      z.refine(isStoreNumber, "Store number must be a valid franchise number"),
    ),
  phoneNumber,
  address: requiredText(120),
  city: requiredText(60),
};

/** A day of the year with hours of its own, and a register's name on the screens. */
export const hoursFields = { name: requiredText(60) };
export const deviceFields = { name: requiredText(60) };
