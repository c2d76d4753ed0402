/** What people practice with in a training store. Nothing of it is secret, because nobody there is real. */

/** Every made-up employee has it. */
export const practicePin = "2580";

/** A number that a made-up person may have: the exchange 555 belongs to nobody. Ten digits. */
export function practicePhone(areaCode: string, number: number): string {
  return `${areaCode}555${String(number % 10_000).padStart(4, "0")}`;
}

/** Of a phone as the store types it; one of the Midwest where it has none. */
export function practiceAreaCode(phone: string | null): string {
  const digits = (phone ?? "").replaceAll(/\D/g, "");
  return /^[2-9][0-8]\d/.exec(digits)?.[0] ?? "608";
}
