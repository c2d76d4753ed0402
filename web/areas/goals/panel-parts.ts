import type { MonthPlan, ResolvedGoal } from "#common/goals/goal-plan.ts";
import type { GoalSettings } from "./goals.queries.ts";

/** What both sections and the day's dialog stand on. */
export type PanelParts = {
  settings: GoalSettings;
  plan: MonthPlan;
  /** As saved; a form makes its own while a person types. */
  days: readonly ResolvedGoal[];
};
