/** Exact millionths of the currency, because prices in files have more decimals than cents. */
export type Millionths = bigint;

const decimals = 6;
const perCent = 10_000n;
const decimal = /^([+-]?)(\d{0,12})(?:\.(\d{0,6})0*)?$/;

/** Parses `-11062.06`; undefined for anything but a decimal number of up to six places. */
export function parseMillionths(text: string): Millionths | undefined {
  const match = decimal.exec(text.trim());
  if (!match || !/\d/.test(text)) {
    return undefined;
  }
  const [, sign, whole = "", fraction = ""] = match;
  const size = BigInt(`${whole}${fraction.padEnd(decimals, "0")}`);
  return sign === "-" ? -size : size;
}

/** Rounds half a cent away from zero, so that a credit note exactly reverses its ticket. */
export function roundToCents(amount: Millionths): number {
  const size = amount < 0n ? -amount : amount;
  const cents = Number((size + perCent / 2n) / perCent);
  return amount < 0n && cents !== 0 ? -cents : cents;
}

/** `9747747.934`, without zeros at the end beyond cents. */
export function formatDecimal(amount: Millionths): string {
  const size = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0");
  const fraction = size.slice(-decimals).replace(/0{0,4}$/, "");
  return `${amount < 0n ? "-" : ""}${size.slice(0, -decimals)}.${fraction}`;
}
