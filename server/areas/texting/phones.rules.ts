/** E.164 or a short code; anything else (a sender with letters) cannot be answered and has no thread. */
export function threadPhone(from: string): string | null {
  return /^(\+[1-9]\d{6,14}|\d{5,6})$/.test(from) ? from : null;
}
