/**
 * How often sellers are ready inside what they were promised: 1,000 made-up days of a buy counter whose true times are
 * known, quoted by the range from the store's own history (beside it without its correction) and by the plain formula.
 * `node bench/wait-range.ts [days]` prints one line a rule: the share that was ready in time, of those the share that was
 * ready before the range began, and the mean length of what was promised. Buyers at this counter also serve the register,
 * one of them is fast and one slow, piles differ more than their size says, and Saturdays are slower.
 */
import { parseArgs } from "node:util";
import { randomFrom } from "#till/pos/simulator/random.ts";
import { estimateOf, minutesPerContainer } from "#server/areas/buys/desk/estimate.rules.ts";
import { correctedWait, simulateWait, weekPartOf } from "#server/areas/buys/desk/wait-range.rules.ts";
import type { SimulatedWait, SortTime, WeekPart } from "#server/areas/buys/desk/wait-range.rules.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const days = Number(positionals[0] ?? 1000);
/** The days before the range has its samples and scores are not counted. */
const warmUpDays = 30;
const keptTimes = 2000;
const keptScores = 200;

type Pile = { cameAt: number; containers: number; startedAt: number; readyAt: number; sorter: number; minutes: number };

const random = randomFrom("wait range");
const rules = ["range, corrected", "range, as simulated", "plain formula"] as const;
const tally = new Map(rules.map((rule) => [rule, { quotes: 0, inTime: 0, early: 0, minutes: 0 }]));

/** All piles of one day, served in their order by the first who is free. */
function playDay(weekday: number): Pile[] {
  const isWeekend = weekday === 0 || weekday === 6;
  const freeAt = sortersOf(weekday).map(() => 0);
  const piles: Pile[] = [];
  // Some days are slow, whatever the clock says; nobody at the counter can know beforehand.
  const dayFactor = Math.exp(0.15 * random.normal());
  for (let cameAt = random.wait(22); cameAt < 540; cameAt += random.wait(isWeekend ? 9 : 17)) {
    const containers = random.weighted([1, 1, 1, 2, 2, 3, 4, 6].map((count) => ({ count, weight: 1 }))).count;
    const sorter = freeAt.indexOf(Math.min(...freeAt));
    const away = random.chance(0.2) ? random.wait(9) : 0;
    const startedAt = Math.max(cameAt, freeAt[sorter] ?? 0) + away;
    const pace = (sorter === 0 ? 0.85 : sorter === 1 ? 1.2 : 1) * (isWeekend ? 1.15 : 1) * dayFactor;
    const minutes = (2 + 5.5 * containers ** 0.8) * pace * Math.exp(0.45 * random.normal());
    freeAt[sorter] = startedAt + minutes;
    piles.push({ cameAt, containers, startedAt, readyAt: startedAt + minutes, sorter, minutes });
  }
  return piles;
}

function tallyQuote(rule: (typeof rules)[number], { middle, far }: SimulatedWait, waited: number): void {
  const sums = tally.get(rule) ?? { quotes: 0, inTime: 0, early: 0, minutes: 0 };
  sums.quotes += 1;
  sums.inTime += waited <= far ? 1 : 0;
  sums.early += waited < middle ? 1 : 0;
  sums.minutes += far;
  tally.set(rule, sums);
}

let times: SortTime[] = [];
let scores: number[] = [];
for (let day = 0; day < days + warmUpDays; day += 1) {
  const piles = playDay(day % 7);
  const newScores = piles.flatMap((_, at) => quoteEach(piles, { at, day }) ?? []);
  times = [...times, ...piles.map((pile) => sortTimeOf(pile, day % 7))].slice(-keptTimes);
  scores = [...scores, ...newScores].slice(-keptScores);
}

/** Quotes one seller by each rule; returns the score of the wait, null while the history is too short. */
function quoteEach(piles: readonly Pile[], { at, day }: { at: number; day: number }): number | null {
  const pile = piles[at];
  if (pile === undefined) {
    return null;
  }
  const weekday = day % 7;
  const before = piles.slice(0, at).filter(({ readyAt }) => readyAt > pile.cameAt);
  const ahead = before.map(({ containers, startedAt }) => ({
    containers,
    sortedForMinutes: startedAt <= pile.cameAt ? pile.cameAt - startedAt : null,
  }));
  const sorterIds = sortersOf(weekday);
  const wait = simulateWait({ ahead, own: pile.containers, sorterIds, weekPart: partAt(pile.cameAt, weekday) }, times);
  if (wait === null) {
    return null;
  }
  const waited = pile.readyAt - pile.cameAt;
  if (day >= warmUpDays) {
    const plain = estimateOf({
      ahead: before.reduce((sum, { containers }) => sum + containers, 0),
      own: pile.containers,
      minutesPerContainer: minutesPerContainer(times.slice(-300)),
      sorters: sorterIds.length,
    });
    tallyQuote("range, corrected", correctedWait(wait, scores), waited);
    tallyQuote("range, as simulated", wait, waited);
    tallyQuote("plain formula", { middle: plain.fromMinutes, far: plain.toMinutes }, waited);
  }
  return waited / wait.middle;
}

function sortersOf(weekday: number): number[] {
  return weekday === 0 || weekday === 6 ? [0, 1, 2] : [0, 1];
}

/** The shop opens at ten. */
function partAt(minute: number, weekday: number): WeekPart {
  return weekPartOf({ weekday, hour: 10 + Math.floor(minute / 60) });
}

function sortTimeOf({ minutes, containers, startedAt, sorter }: Pile, weekday: number): SortTime {
  return { minutes, containers, weekPart: partAt(startedAt, weekday), employeeId: sorter };
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
for (const [rule, { quotes, inTime, early, minutes }] of tally) {
  process.stdout.write(
    `${rule}: ${percent(inTime, quotes)} of ${quotes} ready in time, ${percent(early, quotes)} before the range, ` +
      `promised within ${(minutes / quotes).toFixed(1)} minutes on average\n`,
  );
}
