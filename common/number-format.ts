import { unknownText } from "./unknown-text.ts";

export const maxDecimals = 20;

const formats = new Map<number, Intl.NumberFormat>();

/** `1,234.50` with exactly `decimals` places, 0 to 20; a RangeError beyond. Unknown is a dash. */
export function formatNumber(value: number | null, decimals = 0): string {
  if (!areDecimals(decimals)) {
    throw new RangeError(`Decimals must be a whole number from 0 to ${maxDecimals}, not ${decimals}`);
  }
  return value === null ? unknownText : formatWith(decimals).format(value === 0 ? 0 : value);
}

/** The number in what a person typed (`1,234.5`), or null when it is not one or has more places than allowed. */
export function parseNumber(text: string, decimals: number = maxDecimals): number | null {
  const bare = text.trim().replaceAll(",", "");
  const { whole = "", places = "" } = /^[-−]?(?<whole>\d*)(?:\.(?<places>\d*))?$/.exec(bare)?.groups ?? {};
  if (`${whole}${places}` === "" || places.length > decimals) {
    return null;
  }
  return Number(bare.replace("−", "-"));
}

export function areDecimals(decimals: number): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= maxDecimals;
}

function formatWith(decimals: number): Intl.NumberFormat {
  const cached = formats.get(decimals);
  if (cached) {
    return cached;
  }
  const format = new Intl.NumberFormat("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format;
}
