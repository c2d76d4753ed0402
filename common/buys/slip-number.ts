/**
 * The number of a buy as a cashier types it from its slip into the point of sale: `12`, `#12`, `Buy 12`. Null for any
 * other text, such as an id of the point of sale's own.
 */
export function readSlipNumber(text: string): number | null {
  if (text.length > longestText) {
    return null;
  }
  const digits = /^(?:(?:buy|slip|no\.?) ?)?#? ?0*([1-9]\d{0,2})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What a point of sale has as a reference of a buy. */
const longestText = 64;
