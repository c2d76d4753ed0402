/** Money is integer cents, in US dollars, shown the en-US way: `$1,234.50`. */
import { formatNumber, parseNumber } from "./number-format.ts";
import { unknownText } from "./unknown-text.ts";

export type Cents = number;

/** Made when the first amount is shown: the first of a page costs a slow phone a tenth of a second. */
const formats = new Map<"exact" | "whole", Intl.NumberFormat>();

export function formatMoney(cents: Cents | null): string {
  return cents === null ? unknownText : formatOf("exact").format(toDollars(cents));
}

/** `$1,235`: for figures read at a glance, where cents are noise. */
export function formatWholeMoney(cents: Cents | null): string {
  return cents === null ? unknownText : formatOf("whole").format(roundToDollars(cents));
}

/** Cents of what a person typed (`$1,234.5`, `1234`, `-.75`), or null when it is not an amount of whole cents. */
export function parseMoney(text: string): Cents | null {
  const value = parseNumber(text.trim().replace(/^([-−]?)\s*\$\s*/, "$1"), 2);
  const cents = value === null ? null : Math.round(value * 100);
  return cents === null || !Number.isSafeInteger(cents) ? null : cents + 0;
}

/** The text a field holds, whose frame shows the dollar sign. */
export function moneyInputText(cents: Cents | null): string {
  return cents === null ? "" : formatNumber(cents / 100, 2);
}

/** The cents of the whole dollars that are shown: parts that are to add up to a shown amount add up to these. */
export function toWholeDollars(cents: Cents): Cents {
  return roundToDollars(cents) * 100;
}

/** A zero is never shown with a minus, also when it is a negative amount of less than half a dollar. */
function roundToDollars(cents: Cents): number {
  const dollars = Math.sign(cents) * Math.round(Math.abs(cents) / 100);
  return dollars === 0 ? 0 : dollars;
}

function toDollars(cents: Cents): number {
  return cents === 0 ? 0 : cents / 100;
}

function formatOf(kind: "exact" | "whole"): Intl.NumberFormat {
  const made = formats.get(kind);
  if (made !== undefined) {
    return made;
  }
  const digits = kind === "whole" ? { maximumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", ...digits });
  formats.set(kind, format);
  return format;
}
