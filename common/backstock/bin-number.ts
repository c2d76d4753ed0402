/** A bin's number is for ever; the store's prefix is only how it is shown and printed. */

const binNumberMin = 1;
export const binNumberMax = 999_999;
/** Of one batch. */
export const batchMost = 500;

const prefixPattern = /^[A-Z0-9-]{0,4}$/;

export function isBinNumber(number: number): boolean {
  return Number.isInteger(number) && number >= binNumberMin && number <= binNumberMax;
}

/** Up to four capital letters, digits or dashes, or nothing. */
export function isBinPrefix(prefix: string): boolean {
  return prefixPattern.test(prefix);
}

/** As it is shown and printed: `B-212`. */
export function binLabel(prefix: string, number: number): string {
  return `${prefix}${number}`;
}

/** Returns the bin number in typed text, with or without the prefix; null when there is none. */
export function parseBinNumber(typed: string, prefix: string): number | null {
  const text = typed.trim().toUpperCase();
  const rest = prefix !== "" && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const number = wholeNumber(rest) ?? wholeNumber(text);
  return number !== null && isBinNumber(number) ? number : null;
}

/** Numbers from `start` on: the last one is at most the largest number there is. */
export function binNumbers(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => start + at).filter(isBinNumber);
}

function wholeNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
