/**
 * The id that a search parameter holds, as text. A router may have read it as a number; anything else (an address may
 * hold an object that refuses to become a text) is undefined.
 */
export function idInAddress(value: unknown): string | undefined {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return /^[1-9]\d{0,8}$/.test(text) ? text : undefined;
}
