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

const mostShelfLetters = 20;
const mostShelves = 24;

/** A shelf, hook or cupboard for bagged orders, as the store calls it. */
export const shelfName = requiredText(mostShelfLetters);

/** All shelves of a store, in the order in which they are offered; each name once. */
export const shelfNames = z.array(shelfName).check(
  z.maxLength(mostShelves, `Use ${mostShelves} shelves or fewer`),
  z.refine(
    (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
    "Each shelf needs its own name",
  ),
);
