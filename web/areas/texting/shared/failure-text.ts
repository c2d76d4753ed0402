import { textsOf } from "#web/platform/language/texts.ts";

/** Why a text did not reach the customer, in plain words. */
const failureEnglish = {
  "reason.landline": "It's a landline, so no text will get there",
  "reason.invalid": "This number can't get texts",
  "reason.opted-out": "The customer opted out",
  "reason.unreachable": "The phone was off or out of reach",
  "reason.blocked": "The carrier blocked it",
  "reason.not-registered": "Your number isn't approved yet",
  "reason.unknown": "The carrier gave no reason",
  "code.TEXT_OPTED_OUT": "The customer opted out",
  "code.TEXT_NOT_REGISTERED": "Texting isn't approved yet",
  "code.TEXT_NOT_TEXTABLE": "This number can't get texts",
  "code.TEXT_NO_CONSENT": "The customer hasn't said yes to texts",
  "code.TEXT_QUIET_HOURS": "It was outside texting hours",
  "code.TEXT_RATE_LIMIT": "Too many texts at once",
  "code.TEXT_STORE_LOCKED": "The store is locked until billing is settled",
  "code.TEXT_TRAINING": "Practice texts go to made-up numbers only, like (608) 555-0142",
  "code.TEXT_TOO_LATE": "It couldn't go at its time and is over an hour late",
  "short.landline": "a landline",
  "short.invalid": "not a phone that gets texts",
  "short.opted-out": "opted out",
  "short.unreachable": "phone off",
  "short.blocked": "blocked by the carrier",
  "short.not-registered": "not approved yet",
  "short.unknown": "no reason given",
} as const;

const text = textsOf("texting-failure", failureEnglish);

type Failed = { failureReason: string | null; blockCode: string | null };

export function failureText({ failureReason, blockCode }: Failed): string {
  return blockCode === null ? wordsOf(`reason.${failureReason}`) : wordsOf(`code.${blockCode}`);
}

/** After `Not delivered:`. */
export function shortFailureText(reason: string): string {
  return wordsOf(`short.${reason}`, "short.unknown");
}

function wordsOf(name: string, other: keyof typeof failureEnglish = "reason.unknown"): string {
  return text(isKey(name) ? name : other);
}

function isKey(name: string): name is keyof typeof failureEnglish {
  return Object.hasOwn(failureEnglish, name);
}
