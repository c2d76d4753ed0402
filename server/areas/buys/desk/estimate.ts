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
const activeMs = 45 * 60_000;
const scoredWaits = 200;

/** How long a pile of so many containers would wait if it came now: from the store's own history when that says enough. */
export async function estimateNow(context: StoreContext, own: number): Promise<Estimate> {
  const { sql, now, store } = context;
  const storeId = store.id;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const [line, samples, scores, sorterIds] = await Promise.all([
    db.listLine(sql, storeId),
    db.listSortTimes(sql, { storeId, since: ago(sampledMs), timeZone: store.timeZone }),
    db.listWaitScores(sql, { storeId, count: scoredWaits }),
    listSortersNow(context, ago(activeMs)),
  ]);
  const containersAhead = line.reduce((sum, { containers }) => sum + containers, 0);
  const ahead = line.map(({ containers, sortStartedAt }) => ({
    containers,
    sortedForMinutes: sortStartedAt && (now.getTime() - sortStartedAt.getTime()) / 60_000,
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

/** Who sorted a moment ago and is not on break. A store without a time clock has nobody on break. */
async function listSortersNow(context: StoreContext, since: Date): Promise<number[]> {
  const [sorters, clock] = await Promise.all([
    db.listSorters(context.sql, { storeId: context.store.id, since }),
    listOnClock(context, {}),
  ]);
  const onBreak = new Set(clock.filter(({ state }) => state === "break").map(({ employeeId }) => employeeId));
  return sorters.filter((id) => !onBreak.has(id));
}
