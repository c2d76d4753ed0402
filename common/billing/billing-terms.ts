/** What an owner agrees to before a card is saved. A change of a sentence is a new version. */
export const billingTermsVersion = "2026-12-01";

export const billingTerms: readonly string[] = [
  "Each store is charged monthly from the day after its Grand Opening. Open to Buy is free.",
  "With two or more open stores, every store is 5% off.",
  "Canceling takes effect at the end of the month you paid for. Your data stays for at least 90 days.",
  "If a payment fails, settings become read-only after 15 days and the store locks after 30.",
];
