import { textsOf } from "#web/platform/language/texts.ts";

/** Texts that come with every page, where the area's own do not. */
const textsBadgeEnglish = {
  unread_one: "unread conversation",
  unread_other: "unread conversations",
} as const;

export const text = textsOf("texts-badge", textsBadgeEnglish);
