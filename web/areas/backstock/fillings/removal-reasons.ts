const reasons = ["mistake", "discarded", "donated", "transferred", "pulled"] as const;

/** Why a filling ended, as its text is named. */
export function reasonOf(reason: string | null): (typeof reasons)[number] {
  return reasons.find((one) => one === reason) ?? "pulled";
}
