/** What a company gives to be registered with the carriers: the form judges by it, the operation takes it in. */
import * as z from "zod/mini";
import { statesOf } from "#common/store-places.ts";
import { emailAddress, isReadable, orEmpty, phoneNumber, requiredText } from "#common/inputs/field-schemas.ts";

export const registrationStates = [
  "not_started",
  "info_needed",
  "brand_pending",
  "brand_failed",
  "campaign_pending",
  "campaign_failed",
  "active",
  "suspended",
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Each has an EIN of its own; who has none cannot register as a company. */
export const entityTypes = ["llc", "corporation", "partnership", "nonprofit"] as const;
export type EntityType = (typeof entityTypes)[number];

const einRule = "EIN must be 9 digits, like 12-3456789";
const einPattern = /^\s*\d{2}[- ]?\d{7}\s*$/;
const webRule = "{field} must be a web address, like https://example.com";
const longestUrl = 200;
const longestZip = 10;

/** Kept as its nine digits. */
export const ein = z.pipe(
  z.string().check(isReadable, z.minLength(1), z.maxLength(12), z.regex(einPattern, einRule)),
  z.transform((text: string) => text.replace(/\D/g, "")),
);

/** A page that the carriers open; `https://` is added when it was not typed. */
const webAddress = z.pipe(
  z
    .string()
    .check(
      isReadable,
      z.trim(),
      z.minLength(1),
      z.maxLength(longestUrl),
      z.regex(/^(https?:\/\/)?[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i, webRule),
    ),
  z.transform((text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)),
);

export const registrationFields = {
  legalName: requiredText(100),
  dba: orEmpty(requiredText(100)),
  entityType: z.enum(entityTypes),
  address: requiredText(120),
  city: requiredText(60),
  state: z.enum(statesOf("US")),
  zip: z
    .string()
    .check(
      isReadable,
      z.trim(),
      z.minLength(1),
      z.maxLength(longestZip),
      z.regex(/^\d{5}(-\d{4})?$/, "ZIP must be 5 or 9 digits"),
    ),
  website: webAddress,
  privacyUrl: webAddress,
  termsUrl: webAddress,
  contactFirstName: requiredText(50),
  contactLastName: requiredText(50),
  contactEmail: emailAddress,
  contactPhone: phoneNumber,
  contactTitle: requiredText(60),
};

/** The fields that a carrier's refusal can point at. */
export const registrationFieldNames = [
  "legalName",
  "dba",
  "ein",
  "entityType",
  "address",
  "city",
  "state",
  "zip",
  "website",
  "privacyUrl",
  "termsUrl",
  "contactFirstName",
  "contactLastName",
  "contactEmail",
  "contactPhone",
  "contactTitle",
] as const;
export type RegistrationField = (typeof registrationFieldNames)[number];
