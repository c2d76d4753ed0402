import { randomNumbers } from "#common/random-numbers.ts";

/** How long sorting one pile took, from its start to the offer. */
export type SortTime = {
  minutes: number;
  containers: number;
  /** When it began: traffic at the counter differs by the part of the week. */
  weekPart: WeekPart;
  employeeId: number | null;
};

export type WeekPart = "weekday-early" | "weekday-late" | "weekend-early" | "weekend-late";

export type PileAhead = {
  containers: number;
  /** Null while nobody has begun with it. */ sortedForMinutes: number | null;
};

export type Line = {
  /** The piles that come first, in their order. */
  ahead: readonly PileAhead[];
  /** Containers of the pile that is asked about. */
  own: number;
  /** Who sorts at the moment: in, and not on break. */
  sorterIds: readonly number[];
  weekPart: WeekPart;
};

/** What the line says on its own, in minutes: half of the draws are ready by `middle`, four of five by `far`. */
export type SimulatedWait = { middle: number; far: number };

/** With fewer, a few odd piles would decide what every seller hears. */
const fewestSamples = 50;
const draws = 400;
const promisedShare = 0.8;

/** The part of the week that an hour of a store's day belongs to; `weekday` 0 is Sunday. */
export function weekPartOf({ weekday, hour }: { weekday: number; hour: number }): WeekPart {
  const day = weekday === 0 || weekday === 6 ? "weekend" : "weekday";
  return hour < 14 ? `${day}-early` : `${day}-late`;
}

/**
 * Plays the line several hundred times with times that like piles really took; null with fewer than 50 of them. The same
 * line always gives the same wait.
 */
export function simulateWait(line: Line, times: readonly SortTime[]): SimulatedWait | null {
  if (times.length < fewestSamples) {
    return null;
  }
  const poolFor = pools(line, times);
  const ahead = line.ahead.map(({ containers, sortedForMinutes }) => leftOf(poolFor(containers), sortedForMinutes));
  const inOrder = [...ahead, poolFor(line.own)];
  const random = randomNumbers(1);
  const waits = Array.from({ length: draws }, () => playOnce(inOrder, { sorters: line.sorterIds.length, random }));
  return { middle: quantile(waits, 0.5), far: quantile(waits, promisedShare) };
}

/**
 * Corrects the line's own wait by what became of earlier ones: each score is how long a seller really waited, as a multiple
 * of the middle that the line said at check-in. So what no line knows (a buyer who serves the register) is in the range
 * too, and four of five sellers are ready in it, however wrong the line is (split conformal prediction: Vovk, Gammerman,
 * Shafer, "Algorithmic Learning in a Random World", 2005).
 */
export function correctedWait({ middle, far }: SimulatedWait, scores: readonly number[]): SimulatedWait {
  if (scores.length < fewestSamples) {
    return { middle, far };
  }
  return { middle: middle * quantile(scores, 0.5), far: middle * quantile(scores, promisedShare) };
}

const size = (containers: number) => (containers <= 1 ? "small" : containers <= 3 ? "medium" : "large");

/** Minutes of piles like one of so many containers: of those who sort now in this part of the week, or the next wider group. */
function pools({ sorterIds, weekPart }: Line, times: readonly SortTime[]): (containers: number) => readonly number[] {
  const made = new Map<number, readonly number[]>();
  const find = (containers: number) => {
    const alike = times.filter((time) => size(time.containers) === size(containers));
    const now = alike.filter((time) => time.weekPart === weekPart);
    const theirs = now.filter(({ employeeId }) => employeeId !== null && sorterIds.includes(employeeId));
    const pool = [theirs, now, alike].find(({ length }) => length >= fewestSamples);
    // Of a size that seldom comes, all piles say how long one container takes.
    return (
      pool?.map(({ minutes }) => minutes) ??
      times.map((time) => (time.minutes / Math.max(1, time.containers)) * Math.max(1, containers))
    );
  };
  return (containers) => {
    const pool = made.get(containers) ?? find(containers);
    made.set(containers, pool);
    return pool;
  };
}

/** Minutes that a pile may still take: of one that was begun, what is left of those that took longer. */
function leftOf(pool: readonly number[], sortedForMinutes: number | null): readonly number[] {
  if (sortedForMinutes === null) {
    return pool;
  }
  return pool.filter((minutes) => minutes > sortedForMinutes).map((minutes) => minutes - sortedForMinutes);
}

/** Minutes until the last pile is ready, when each goes to the first who is free. */
function playOnce(
  inOrder: readonly (readonly number[])[],
  { sorters, random }: { sorters: number; random: () => number },
): number {
  const freeAt = Array.from({ length: Math.max(1, sorters) }, () => 0);
  let readyAt = 0;
  for (const pool of inOrder) {
    const next = freeAt.indexOf(Math.min(...freeAt));
    readyAt = (freeAt[next] ?? 0) + (pool[Math.floor(random() * pool.length)] ?? 0);
    freeAt[next] = readyAt;
  }
  return readyAt;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
