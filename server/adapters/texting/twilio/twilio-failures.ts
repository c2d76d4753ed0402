import type { TextFailure } from "#common/texting/text-failure.ts";
import type { Failure } from "#server/adapters/texting/texting.ts";

/** Twilio's numbers of errors that say something about the text or its recipient (https://www.twilio.com/docs/api/errors). */
const reasons: Readonly<Record<string, TextFailure>> = {
  21211: "invalid",
  21212: "invalid",
  21217: "invalid",
  21421: "invalid",
  21614: "landline",
  30006: "landline",
  21610: "opted-out",
  30003: "unreachable",
  30005: "unreachable",
  21408: "blocked",
  21612: "blocked",
  30004: "blocked",
  30007: "blocked",
  30022: "blocked",
  21704: "not-registered",
  30032: "not-registered",
  30034: "not-registered",
  30035: "not-registered",
};

const maxText = 300;

export function twilioFailure(code: string, text: string): Failure {
  return { reason: reasons[code] ?? "unknown", code, text: text.slice(0, maxText) };
}
