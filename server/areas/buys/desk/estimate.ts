import { listOnClock } from "#server/areas/clock/clock.ts";
import { localTimeAt } from "#common/store-time.ts";
import { weekdayOf } from "#common/business-date.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./estimate.db.ts";
import { estimateOf, minutesPerContainer, rangeOf } from "./estimate.rules.ts";
import type { WaitRange } from "./estimate.rules.ts";
import { correctedWait, simulateWait, weekPartOf } from "./wait-range.rules.ts";

export type Estimate = WaitRange & {
  /** What the range is made of: the buys that wait, their containers, and the people who sort. */
  buysAhead: number;
  containersAhead: number;
  sorters: number;
  /** What the line says before it is corrected by earlier waits; null while the store has too few of them. */
  quotedMinutes: number | null;
};

const dayMs = 86_400_000;
const sampledMs = 56 * dayMs;
/** The plain formula looks back no further. */
const plainSampledMs = 14 * dayMs;
const minuteMs = 60_000;
const activeMs = 45 * minuteMs;
/** A pile that is not ready yet is not ready this minute. */
const leastLeftMs = 5 * minuteMs;
const scoredWaits = 200;

/** How long a pile of so many containers would wait if it came now: from the store's own history when that says enough. */
export async function estimateNow(context: StoreContext, own: number): Promise<Estimate> {
  return estimateOfLine(context, { line: await db.listLine(context.sql, context.store.id), own });
}

async function estimateOfLine(
  context: StoreContext,
  { line, own }: { line: readonly db.PileInLine[]; own: number },
): Promise<Estimate> {
  const { sql, now, store } = context;
  const storeId = store.id;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const [samples, scores, sorterIds] = await Promise.all([
    db.listSortTimes(sql, { storeId, since: ago(sampledMs), timeZone: store.timeZone }),
    db.listWaitScores(sql, { storeId, count: scoredWaits }),
    listSortersNow(context, ago(activeMs)),
  ]);
  const containersAhead = line.reduce((sum, { containers }) => sum + containers, 0);
  const ahead = line.map(({ containers, sortStartedAt }) => ({
    containers,
    sortedForMinutes: sortStartedAt && (now.getTime() - sortStartedAt.getTime()) / minuteMs,
  }));
  const { date, minutes } = localTimeAt(now, store.timeZone);
  const weekPart = weekPartOf({ weekday: weekdayOf(date), hour: Math.floor(minutes / 60) });
  const times = samples.map((sample) => ({ ...sample, weekPart: weekPartOf(sample) }));
  const wait = simulateWait({ ahead, own, sorterIds, weekPart }, times);
  const counts = { buysAhead: line.length, containersAhead, sorters: sorterIds.length };
  if (wait !== null) {
    return { ...rangeOf(correctedWait(wait, scores)), quotedMinutes: wait.middle, ...counts };
  }
  const recent = samples.filter(({ readyAt }) => readyAt >= ago(plainSampledMs));
  const plain = {
    ahead: containersAhead,
    own,
    minutesPerContainer: minutesPerContainer(recent),
    sorters: sorterIds.length,
  };
  return { ...estimateOf(plain), quotedMinutes: null, ...counts };
}

/** A pile's place in line, and between when it will be ready by what the line says now. */
export type Expectation = { line: readonly db.PileInLine[]; from: Date; to: Date };

/** Of one pile; null when it is in line no more. */
export async function expectReady(context: StoreContext, buy: { id: string }): Promise<Expectation | null> {
  const line = await db.listLine(context.sql, context.store.id);
  const at = line.findIndex(({ id }) => id === buy.id);
  const pile = line[at];
  if (pile === undefined) {
    return null;
  }
  const { fromMinutes, toMinutes } = await estimateOfLine(context, { line: line.slice(0, at), own: pile.containers });
  const sortedMs = pile.sortStartedAt === null ? 0 : context.now.getTime() - pile.sortStartedAt.getTime();
  const leftOf = (minutes: number) =>
    new Date(context.now.getTime() + Math.max(leastLeftMs, minutes * minuteMs - sortedMs));
  return { line, from: leftOf(fromMinutes), to: leftOf(toMinutes) };
}

/** Who sorted a moment ago and is not on break. A store without a time clock has nobody on break. */
async function listSortersNow(context: StoreContext, since: Date): Promise<number[]> {
  const [sorters, clock] = await Promise.all([
    db.listSorters(context.sql, { storeId: context.store.id, since }),
    listOnClock(context, {}),
  ]);
  const onBreak = new Set(clock.filter(({ state }) => state === "break").map(({ employeeId }) => employeeId));
  return sorters.filter((id) => !onBreak.has(id));
}
