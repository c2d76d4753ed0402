import type { Comparison } from "#common/goals/comparison.ts";
import { formatWholeMoney } from "#common/money.ts";
import { dayName, specialName } from "#web/areas/goals/goal-words.ts";
import { text } from "#web/areas/goals/goals-text.ts";

const sources = {
  equivalent: "day.vs",
  neighborWeeks: "day.around",
  weekdayAverage: "day.average",
  none: "day.noComparison",
} as const;

type ComparisonNoteProps = { comparison: Comparison; country: string };

/** What a day is compared with, and why that. */
export function ComparisonNote({ comparison, country }: ComparisonNoteProps) {
  const { source, salesCents, date, special } = comparison;
  const words = text(sources[source], { amount: formatWholeMoney(salesCents), date: dayName(date) });
  return (
    <>
      {words}
      {special !== null && ` (${specialName(special, country)})`}
    </>
  );
}
