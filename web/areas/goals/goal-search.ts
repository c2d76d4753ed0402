export type GoalSearch = {
  /** The open panel: 0 the preferences, 1 the month. */
  activeSetup?: number | undefined;
  /** `YYYY-MM`. */
  month?: string | undefined;
  /** The day whose dialog is open. */
  day?: string | undefined;
};

/** What the address says; what is not of its kind counts as not said. */
export function goalSearch(search: Record<string, unknown>): GoalSearch {
  const { activeSetup, month, day } = search;
  const panel = typeof activeSetup === "string" ? Number(activeSetup) : activeSetup;
  // Named even when they are refused: a key that is left out keeps what the address said.
  return {
    activeSetup: typeof panel === "number" && Number.isInteger(panel) ? panel : undefined,
    month: typeof month === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    day: typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
  };
}
