/** What a store texts about a buy: the kinds, what may stand in braces, and how a person's form is judged. */
import * as z from "zod/mini";
import { fillFields } from "#common/texting/fill-template.ts";
import { orEmpty, requiredText } from "#common/inputs/field-schemas.ts";
import { longestText } from "#common/texting/text-fields.ts";

export const buyMessageKinds = [
  "checked_in",
  "later",
  "ready",
  "reminder",
  "last_call",
  "bring_back",
  "drop_off",
  "question",
  "custom",
] as const;
export type BuyMessageKind = (typeof buyMessageKinds)[number];

/** Those that nobody presses a button for. */
export const automaticKinds = ["checked_in", "later", "reminder", "last_call", "bring_back", "drop_off"] as const;

export const buyMessageFields = [
  "first",
  "store",
  "number",
  "offer",
  "estimate",
  "pickupBy",
  "phone",
  "closeTime",
  "passReasons",
  "link",
  "dropOff",
  "weNeed",
] as const;
export type BuyMessageValues = Partial<Readonly<Record<(typeof buyMessageFields)[number], string | null>>>;

/** The text with its values; a name in braces without a value leaves no gap. */
export function fillBuyMessage(body: string, values: BuyMessageValues): string {
  return fillFields(body, new Map(Object.entries(values)));
}

const longestName = 40;

export const buyMessageFormFields = {
  kind: z.enum(buyMessageKinds),
  name: requiredText(longestName),
  body: requiredText(longestText),
  autoReply: orEmpty(requiredText(longestText)),
  isDefault: z.boolean(),
  isAutomatic: z.boolean(),
};

/** What the words of a preview stand for. */
export const sampleValues: BuyMessageValues = {
  first: "Dana",
  number: "14",
  offer: "$48.50",
  estimate: "by 2:40 PM",
  pickupBy: "Sat, Nov 28",
  closeTime: "9:00 PM",
  passReasons: "condition, wrong season",
  dropOff: "3:30 PM",
  weNeed: "boys' jeans, winter coats",
  link: "https://example.com/b/1.Qx7hM2kPv9TnRw4sLc8YdA",
};
