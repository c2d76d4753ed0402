import { createHmac, timingSafeEqual } from "node:crypto";

export const twilioSignatureHeader = "x-twilio-signature";

/**
 * Returns the signature of a webhook: HMAC-SHA1 over the address and the fields by name, each name followed by its value
 * (https://www.twilio.com/docs/usage/security#validating-requests).
 */
export function twilioSignature(
  authToken: string,
  { url, fields }: { url: string; fields: Readonly<Record<string, string>> },
): string {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((joined, name) => `${joined}${name}${fields[name] ?? ""}`, url);
  return createHmac("sha1", authToken).update(text, "utf8").digest("base64");
}

export function isSameSignature(given: string, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
}
