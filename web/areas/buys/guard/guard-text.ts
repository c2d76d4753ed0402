import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the buying guard in English. */
const guardEnglish = {
  title: "Before you buy",
  "cash.left": "Cash left today",
  "cash.of": "of {plan}",
  "cash.over": "{paid} paid today, {over} over the plan of {plan}",
  "full.title": "More than {weeks} weeks of supply.",
  "full.weeks": "{weeks} weeks",
  "full.pieces_one": "{count} piece",
  "full.pieces_other": "{count} pieces",
  "full.floor": "{floor} on the floor, {bins} in bins",
  "full.bins": "{bins} in bins",
  "full.open": "Open the bins",
  "full.openOf": "Open the bins of {name}",
  "full.still": "You can still take them",
  "note.cash": "{left} of today's {plan} cash is left. Paying {amount} goes {over} over. You can still pay.",
  "note.cashOver": "Today's {plan} cash is used up. Paying {amount} goes {over} over. You can still pay.",
  "note.full": "More than {weeks} weeks on the floor and in bins: {names}. You can still take them.",
  "note.name": "{name} ({weeks} weeks)",
} as const;

export const text = textsOf("buying-guard", guardEnglish);
