export const awardFilters = [
  "PENDING",
  "AWARDED",
  "NO_CUSTOMER",
  "NO_PHONE",
  "NO_ACCOUNT",
  "REVERSED",
  "ERROR",
] as const;

export type AwardFilter = (typeof awardFilters)[number];

/** Which transactions are shown, in the address. */
export function loyaltySearch(search: Record<string, unknown>): { state?: AwardFilter | undefined } {
  return { state: awardFilters.find((each) => each === search["state"]) };
}
