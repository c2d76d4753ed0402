import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of a customer's word on the store's email, in English. */
const emailNewsEnglish = {
  title: "Email news",
  yes: "Agreed {date}",
  no: "Said no {date}",
  notAsked: "Not asked yet",
  "stop.UNSUBSCRIBED": "Unsubscribed in {service} {date}",
  "stop.BOUNCED": "Email bounced, {service} {date}",
  "stop.CLEANED": "Not deliverable, {service} {date}",
  "stop.REMOVED": "Removed in {service} {date}",
  "stop.MOVED": "Uses another address in {service} since {date}",
  for: "We never add this address again",
  agree: "They agree",
  stop: "Stop email",
  agreed: "{name} gets your email",
  stopped: "{name} gets no more email",
} as const;

export const text = textsOf("emailNews", emailNewsEnglish);
