import { formatMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";

/** What stands in the field of the sale, and what it is worth. */
export type TypedAmount = {
  text: string;
  /** Null while the field is empty. */
  cents: Cents | null;
  /** A point was typed: the digits before it are dollars, as in any other field. */
  hasPoint: boolean;
};

export const noAmount: TypedAmount = { text: "", cents: null, hasPoint: false };

/** Up to $999,999.99: what the operation takes. */
const mostDigits = 8;

/**
 * Takes what the field holds after a key. Digits come in from the right, as on the register's own keys (5 2 4 0 is
 * $52.40), until a point is typed: then what is there are the dollars.
 */
export function typeAmount(raw: string, before: TypedAmount): TypedAmount {
  const isPoint = !before.hasPoint && raw.endsWith(".");
  if (isPoint || (before.hasPoint && raw.includes("."))) {
    return withPoint(isPoint ? `${digitsOf(before.text)}.` : raw);
  }
  const digits = digitsOf(raw).slice(0, mostDigits);
  return digits === "" ? noAmount : { text: formatMoney(Number(digits)), cents: Number(digits), hasPoint: false };
}

function withPoint(raw: string): TypedAmount {
  const [whole = "", rest = ""] = raw.replaceAll(/[^\d.]/g, "").split(".", 2);
  const dollars = whole.replace(/^0+(?=\d)/, "").slice(0, mostDigits - 2);
  const decimals = rest.slice(0, 2);
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, "0"));
  return { text: `$${dollars === "" ? "0" : dollars}.${decimals}`, cents, hasPoint: true };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "").replace(/^0+/, "");
}
