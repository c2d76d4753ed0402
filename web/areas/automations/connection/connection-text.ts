import { textsOf } from "#web/platform/language/texts.ts";

/** Texts that the pages of all outside services share, in English. */
const serviceEnglish = {
  back: "Automations",
  more: "More",
  cancel: "Cancel",
  log: "Open log",
  "unknown.title": "Service not found",
  "unknown.text": "Go back to automations to see every service you can connect",
  "unknown.do": "Open Automations",
} as const;

export const text = textsOf("automation-service", serviceEnglish);
