/** How many weeks of pulls a pull rate is taken from. */
export const rateWeeks = 4;

export type RunwayAdvice = "onTrack" | "pullFaster" | "transfer" | "markDown" | "storeForNextYear";

export type Runway = {
  /** Bins that leave for the floor in a week, of the last four weeks. */
  pullsPerWeek: number;
  /** Bins that will still be here when the season is over. */
  leftOver: number;
  /** Pulls a week with which none is left over; null when no time is left. */
  neededPerWeek: number | null;
  advice: RunwayAdvice;
};

/** A rate that a shop can still reach: half as much again, and at least one bin a week more. */
const reachableGrowth = 1.5;
const reachableMore = 1;
/** So late nobody buys at full price: the goods keep better in the bin than on a markdown rack. */
const lateWeeks = 2;

/**
 * Whether the bins of a season get to the floor in time: 23 winter bins, 2.5 pulls a week and 4 weeks leave 13.
 *
 * @param days until the season is over
 */
export function runwayOf(filter: { bins: number; pulled: number; days: number; isNeededElsewhere: boolean }): Runway {
  const weeks = filter.days / 7;
  const pullsPerWeek = filter.pulled / rateWeeks;
  // Multiplied before it is divided: 2.5 a week over 4 weeks are 10 bins and not 9.999.
  const leftOver = Math.max(0, filter.bins - Math.floor((filter.pulled * filter.days) / (rateWeeks * 7)));
  const neededPerWeek = weeks <= 0 ? null : Math.ceil((filter.bins / weeks) * 10) / 10;
  return { pullsPerWeek, leftOver, neededPerWeek, advice: adviceFor({ ...filter, weeks, leftOver, neededPerWeek }) };
}

function adviceFor(filter: {
  pulled: number;
  weeks: number;
  leftOver: number;
  neededPerWeek: number | null;
  isNeededElsewhere: boolean;
}): RunwayAdvice {
  if (filter.leftOver === 0) {
    return "onTrack";
  }
  const pullsPerWeek = filter.pulled / rateWeeks;
  const reachable = Math.max(pullsPerWeek * reachableGrowth, pullsPerWeek + reachableMore);
  if (filter.neededPerWeek !== null && filter.neededPerWeek <= reachable) {
    return "pullFaster";
  }
  if (filter.isNeededElsewhere) {
    return "transfer";
  }
  return filter.weeks <= lateWeeks ? "storeForNextYear" : "markDown";
}
