import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { isPhone } from "#common/phone.ts";

/** What is typed about a customer, at the counter and on her page; the same checks in both places. */
export const contactInput = z.object({
  firstName: inputText.trim().min(1, "First name is required").max(60),
  lastName: inputText.trim().min(1, "Last name is required").max(60),
  mobile: inputText
    .trim()
    .max(32)
    .refine((phone) => isPhone(phone), "Mobile must be a valid North America phone number"),
  email: inputText
    .trim()
    .max(254)
    .nullish()
    .transform((email) => (email === undefined || email === "" ? null : email))
    .refine((email) => email === null || z.email().safeParse(email).success, "Must be a valid email"),
  street: inputText.trim().max(120).default(""),
  city: inputText.trim().max(80).default(""),
  state: inputText.trim().max(32).default(""),
  zip: inputText.trim().max(16).default(""),
  country: z.enum(["US", "CA"]).default("US"),
});
