import { z } from "zod";
import { isPhone } from "#common/phone.ts";

/** What is typed about a customer, at the counter and on her page; the same checks in both places. */
export const contactInput = z.object({
  firstName: z.string().trim().min(1, "First name is required").max(60),
  lastName: z.string().trim().min(1, "Last name is required").max(60),
  mobile: z
    .string()
    .trim()
    .max(32)
    .refine((phone) => isPhone(phone), "Mobile must be a valid North America phone number"),
  email: z
    .string()
    .trim()
    .max(254)
    .nullish()
    .transform((email) => (email === undefined || email === "" ? null : email))
    .refine((email) => email === null || z.email().safeParse(email).success, "Must be a valid email"),
  street: z.string().trim().max(120).default(""),
  city: z.string().trim().max(80).default(""),
  state: z.string().trim().max(32).default(""),
  zip: z.string().trim().max(16).default(""),
  country: z.enum(["US", "CA"]).default("US"),
});
