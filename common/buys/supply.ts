/** How long what a store has lasts. */
import { formatNumber } from "#common/number-format.ts";
import { pastWeeks } from "./buying-goal.ts";

/** A store that never chose is told of more than this many weeks of anything. */
export const usualSupplyWeeks = 12;

/** What sells slower than this says nothing more with a higher figure. */
const mostWeeksShown = 99;

/** Weeks that unsold pieces last at the pace of the past eight weeks, to a tenth; 99 at most, and for what never sells. */
export function weeksOfSupply({ supplyItems, soldItems }: { supplyItems: number; soldItems: number }): number {
  if (supplyItems <= 0) {
    return 0;
  }
  return Math.min(mostWeeksShown, Math.round((supplyItems / soldItems) * pastWeeks * 10) / 10);
}

/** `1.4`, `26`, `99+`: a tenth of a week says something of few weeks only. */
export function formatWeeks(weeks: number): string {
  if (weeks >= mostWeeksShown) {
    return `${mostWeeksShown}+`;
  }
  return formatNumber(weeks, weeks < 10 ? 1 : 0);
}
