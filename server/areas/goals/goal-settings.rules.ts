import type { ResolvedGoal } from "#common/goals/goal-plan.ts";

/** What the header of a setup panel says. */
export type SetupState = "pending" | "warning" | "complete" | "info";

export type SetupFacts = {
  hasDefaults: boolean;
  /** For the running month. */
  hasMonthGoal: boolean;
  /** False for a store that has not sold yet and does not know when it will. */
  hasFirstSellingDay: boolean;
  /** The goals of the next 30 days. */
  comingDays: readonly ResolvedGoal[];
};

/**
 * A store that does not sell yet only hears what this is for; before the first save it waits for one; then it is
 * complete, unless no open day of the next 30 gets a goal of it.
 */
export function setupStates(facts: SetupFacts): { defaults: SetupState; month: SetupState } {
  const defaults = defaultsState(facts);
  if (facts.hasMonthGoal && defaults === "complete") {
    return { defaults, month: "complete" };
  }
  // Without a month's goal the magic goal fills the month: nothing is missing, there is only something to know.
  return { defaults, month: defaults === "complete" ? "info" : defaults };
}

function defaultsState({ hasDefaults, hasMonthGoal, hasFirstSellingDay, comingDays }: SetupFacts): SetupState {
  if (!hasFirstSellingDay) {
    return "info";
  }
  if (!hasDefaults && !hasMonthGoal) {
    return "pending";
  }
  const open = comingDays.filter(({ rule }) => rule !== "closed");
  return open.length > 0 && open.every(({ rule }) => rule === "none") ? "warning" : "complete";
}
