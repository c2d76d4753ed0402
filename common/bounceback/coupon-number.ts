/**
 * A coupon's number: nine random digits and a Luhn check digit, so that a mistyped digit is refused before anybody
 * searches. The barcode is `BB` and the ten digits.
 */
/** The whole number of nine digits. */
export function couponNumber(nineDigits: string): string {
  return `${nineDigits}${checkDigit(nineDigits)}`;
}

export function isCouponNumber(digits: string): boolean {
  return /^\d{10}$/.test(digits) && couponNumber(digits.slice(0, -1)) === digits;
}

/** The ten digits of what was scanned or typed, with or without `BB`, dashes and spaces; null when it is no coupon. */
export function readCouponNumber(text: string): string | null {
  const digits = text
    .trim()
    .replace(/^bb[-\s]*/i, "")
    .replaceAll(/[-\s]/g, "");
  return isCouponNumber(digits) ? digits : null;
}

/** `123-456-7897`. */
export function formatCouponNumber(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The text of the barcode. */
export function couponBarcode(digits: string): string {
  return `BB${digits}`;
}

function checkDigit(digits: string): number {
  const sum = digits
    .split("")
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? doubled(Number(digit)) : Number(digit)))
    .reduce((total, value) => total + value, 0);
  return (10 - (sum % 10)) % 10;
}

function doubled(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}
