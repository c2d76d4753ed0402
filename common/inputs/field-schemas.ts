/**
 * Schemas of the values that people type into fields. An operation takes them in its input and a form judges its fields
 * by them (`accepts` in `web/ui/form/rules.ts`), so a limit is written once. In Zod's small build, because pages load
 * it.  An area keeps the schemas of its fields in `common/<area>/<noun>-fields.ts`.
 */
import * as z from "zod/mini";
import { isPhone, phoneDigits } from "#common/phone.ts";
import { ruleTexts } from "./rule-texts.ts";
import { textFault, textFaultWords } from "./readable-text.ts";

/** The check that every text passes, besides its own. */
export const isReadable = z.superRefine<string>((text, context) => {
  const fault = textFault(text);
  if (fault !== null) {
    context.addIssue({ code: "custom", message: textFaultWords[fault] });
  }
});

/** A text of `least` to `most` characters, without the spaces around it. */
export function requiredText(most: number, least = 1): z.ZodMiniString<string> {
  return z.string().check(isReadable, z.trim(), z.minLength(least), z.maxLength(most));
}

/** A text of up to `most` characters, without the spaces around it; may be empty. */
export function optionalText(most: number): z.ZodMiniString<string> {
  return z.string().check(isReadable, z.trim(), z.maxLength(most));
}

const longestEmail = 254;

/** Without the spaces around it, and in small letters: nobody has two addresses that differ in these. */
export const emailAddress = z
  .string()
  .check(
    isReadable,
    z.trim(),
    z.toLowerCase(),
    z.minLength(1),
    z.maxLength(longestEmail),
    z.regex(z.regexes.email, ruleTexts.email),
  );

/** Taken in any spelling, kept as ten digits. */
export const phoneNumber = z.pipe(
  z.string().check(
    isReadable,
    z.minLength(1),
    z.maxLength(40),
    z.refine((text) => isPhone(text), ruleTexts.phone),
  ),
  z.transform(phoneDigits),
);

/** A whole number from `least` to `most`, both included. */
export function wholeNumberBetween(least: number, most: number): z.ZodMiniNumber {
  return z.int().check(z.minimum(least), z.maximum(most));
}

const nothing = z.pipe(
  z.string().check(isReadable, z.maxLength(longestEmail), z.regex(/^\s*$/)),
  z.transform(() => null),
);

/** The schema of a field that may be left empty, which then is null. */
export function orEmpty<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.union([nothing, z.null(), schema]);
}
