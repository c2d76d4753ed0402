import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { sinceFirstGoal } from "#common/goals/since-first-goal.ts";
import { formatWholeMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";
import { text } from "./periods-text.ts";

type Period = {
  days: readonly { businessDate: BusinessDate; sales: Cents | null; goal: Cents | null }[];
  total: { goal: Cents | null };
};

/** `of $9,210`; from when the goals are, where the store had sold before the first of them. Undefined without any. */
export function goalBeside({ days, total }: Period): string | undefined {
  if (total.goal === null) {
    return undefined;
  }
  const goal = formatWholeMoney(total.goal);
  const counted = sinceFirstGoal(days);
  const [first] = counted;
  const isPartial = days.slice(0, days.length - counted.length).some(({ sales }) => sales !== null);
  return isPartial && first !== undefined
    ? text("sum.goalSince", { goal, date: formatDayOfMonth(first.businessDate) })
    : text("sum.ofGoal", { goal });
}
