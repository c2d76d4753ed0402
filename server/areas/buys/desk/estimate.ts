import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./estimate.db.ts";
import { estimateOf, minutesPerContainer } from "./estimate.rules.ts";
import type { WaitRange } from "./estimate.rules.ts";

export type Estimate = WaitRange & {
  /** What the range is made of: the buys that wait, their containers, and the people who sort. */
  buysAhead: number;
  containersAhead: number;
  sorters: number;
};

const sampledMs = 14 * 86_400_000;
const activeMs = 45 * 60_000;

/** Returns the current estimate for a pile of so many containers. */
export async function estimateNow(context: StoreContext, own: number): Promise<Estimate> {
  const storeId = context.store.id;
  const ago = (ms: number) => new Date(context.now.getTime() - ms);
  const [ahead, samples, sorters] = await Promise.all([
    db.countAhead(context.sql, storeId),
    db.listSortTimes(context.sql, { storeId, since: ago(sampledMs) }),
    db.countSorters(context.sql, { storeId, since: ago(activeMs) }),
  ]);
  const range = estimateOf({
    ahead: ahead.containers,
    own,
    minutesPerContainer: minutesPerContainer(samples),
    sorters,
  });
  return { ...range, buysAhead: ahead.buys, containersAhead: ahead.containers, sorters };
}
