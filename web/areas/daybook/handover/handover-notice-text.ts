import { textsOf } from "#web/platform/language/texts.ts";

/** What the day itself says of the handover in English: kept apart, because the day loads without the rest. */
const noticeEnglish = {
  "notice.title": "Handover",
  "notice.toRead": "{name} signed the handover at {time}",
  "notice.open": "Read it",
} as const;

export const text = textsOf("daybook-handover-notice", noticeEnglish);
