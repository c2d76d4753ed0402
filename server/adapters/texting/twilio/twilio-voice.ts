import type { CallReport, CallStep } from "#server/adapters/texting/texting.ts";

/** Writes what a caller hears as TwiML (https://www.twilio.com/docs/voice/twiml). */
export function toTwiml(steps: readonly CallStep[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${steps.map(toVerb).join("")}</Response>`;
}

function toVerb(step: CallStep): string {
  if ("say" in step) {
    return `<Say language="en-US">${escaped(step.say)}</Say>`;
  }
  const { phone, callerId, ringSeconds, doneUrl } = step.dial;
  const attributes = {
    timeout: String(ringSeconds),
    ...(callerId !== null && { callerId }),
    action: doneUrl,
    method: "POST",
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<Dial${written.join("")}><Number>${escaped(phone)}</Number></Dial>`;
}

const entities: Readonly<Record<string, string>> = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" },
};

/** Without the characters that XML cannot hold at all. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ")
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** Of these alone Twilio says that two people spoke; the others are busy, no-answer, failed and canceled. */
const answered = new Set(["completed", "answered"]);

export function readTwilioCall(fields: Readonly<Record<string, string>>): CallReport | null {
  const { CallSid: id, From: from = "", DialCallStatus: status, DialCallDuration: duration } = fields;
  if (!id) {
    return null;
  }
  const seconds = Math.max(0, Math.round(Number(duration) || 0));
  return {
    id,
    from: isHidden(from) ? null : from,
    dialed: status ? { isAnswered: answered.has(status), seconds: answered.has(status) ? seconds : 0 } : null,
  };
}

const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
/** For a caller who hides their number Twilio gives one of these words, or its letters on a phone's keys. */
const hiddenWords = ["anonymous", "restricted", "blocked", "unknown", "unavailable"];
const hiddenNumbers = new Set(hiddenWords.map(onKeys));

function isHidden(from: string): boolean {
  return !/^\+?\d+$/.test(from) || hiddenNumbers.has(from.replace("+", ""));
}

function onKeys(word: string): string {
  return word
    .split("")
    .map((letter) => keys.findIndex((letters) => letters.includes(letter)) + 2)
    .join("");
}
