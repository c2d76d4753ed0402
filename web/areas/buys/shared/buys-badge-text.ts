import { textsOf } from "#web/platform/language/texts.ts";

/** Texts that come with every page, where the area's own do not. */
const buysBadgeEnglish = {
  open_one: "open buy",
  open_other: "open buys",
  ready_one: "ready",
  ready_other: "ready",
} as const;

export const text = textsOf("buys-badge", buysBadgeEnglish);
