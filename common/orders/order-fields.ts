import * as z from "zod/mini";
import { requiredText } from "#common/inputs/field-schemas.ts";

const fewestLetters = 16;
const mostLetters = 200;

/** What a shop signs its webhooks with, as it is copied from the shop's settings. */
export const webhookSecret = z.pipe(
  requiredText(mostLetters),
  z
    .string()
    .check(
      z.minLength(fewestLetters, "Paste the whole secret"),
      z.maxLength(mostLetters, "Paste the secret alone"),
      z.regex(/^[\x21-\x7e]*$/, "Paste the secret alone, without spaces"),
    ),
);
