/** Why a coupon was not texted, in words for the counter. */
import type { TextFailure } from "#common/texting/text-failure.ts";

const blockReasons: Readonly<Record<string, string>> = {
  TEXT_OPTED_OUT: "The customer opted out of texts",
  TEXT_NOT_REGISTERED: "The store isn't approved to text yet",
  TEXT_NOT_TEXTABLE: "This phone can't get texts",
  TEXT_NO_CONSENT: "The customer hasn't agreed to coupons by text",
  TEXT_QUIET_HOURS: "The coupon ends before a text may go out",
  TEXT_RATE_LIMIT: "This phone has got 15 texts about coupons this month",
};

export function blockReason(code: string): string {
  return blockReasons[code] ?? "Texting refused it";
}

const failureReasons: Record<TextFailure, string> = {
  invalid: "This phone number doesn't exist",
  landline: "The phone is a landline",
  "opted-out": "The customer opted out of texts",
  unreachable: "The phone can't be reached",
  blocked: "The carrier blocked the text",
  "not-registered": "The store isn't approved to text yet",
  unknown: "The text didn't arrive",
};
const failures: Readonly<Record<string, string>> = failureReasons;

export function failureReason(reason: string): string {
  return failures[reason] ?? failureReasons.unknown;
}
