/** A franchise store number: exactly five digits, the first 1, 2, 4, 6 or 8. It says nothing about the brand. */
const storeNumberPattern = /^[12468]\d{4}$/;

export function isStoreNumber(text: string): boolean {
  return storeNumberPattern.test(text);
}
