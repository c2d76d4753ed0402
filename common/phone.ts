/**
 * North American phone numbers: ten digits, area code 2-9 then 0-8, exchange 2-9.
 * A number is kept as its ten digits and shown as `(ddd) ddd-dddd`.
 */
export const phoneDigitCount = 10;

const whole = /^[2-9][0-8]\d[2-9]\d{6}$/;

/** What each place may hold; a number that is still being typed is right as long as its places are. */
const places = [/[2-9]/, /[0-8]/, /\d/, /[2-9]/];

/** The digits of what was typed, pasted or scanned, without a leading country code (`+1`, or a 1 before ten digits). */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  const hasCountryCode = /^\D*\+\s*1/.test(text) || (digits.length > phoneDigitCount && digits.startsWith("1"));
  return hasCountryCode ? digits.slice(1) : digits;
}

/** In partial mode a number that could still become a valid one counts as valid; empty does too. */
export function isPhone(text: string, mode: "whole" | "partial" = "whole"): boolean {
  const digits = phoneDigits(text);
  if (mode === "whole") {
    return whole.test(digits);
  }
  return digits.length <= phoneDigitCount && digits.split("").every((digit, at) => places[at]?.test(digit) ?? true);
}

/** `(ddd) ddd-dddd` as far as the digits go; digits past the tenth are kept at the end rather than lost. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length === 0) {
    return "";
  }
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (digits.length <= 3) {
    return `(${area}`;
  }
  return digits.length <= 6 ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
