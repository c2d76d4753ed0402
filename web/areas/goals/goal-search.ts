import { isBusinessDate } from "#common/business-date.ts";

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
    month: isMonth(month) ? month : undefined,
    day: isBusinessDate(day) ? day : undefined,
  };
}

function isMonth(value: unknown): value is string {
  return typeof value === "string" && isBusinessDate(`${value}-01`);
}
