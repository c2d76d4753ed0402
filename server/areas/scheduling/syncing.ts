import type { StoreContext } from "#server/platform/context/context.ts";
import { forgetSyncs } from "./schedule-syncs.db.ts";
import { syncScheduleJob } from "./scheduling.jobs.ts";

/** How often it is looked whether a part is due. */
const lookEveryMs = 5 * 60_000;

/** Books the next look at what is due: at once, or after a while. There is one such job of a service and store. */
export async function bookSync(
  context: StoreContext,
  { id, isFromTheStart = false, isLater = false }: { id: string; isFromTheStart?: boolean; isLater?: boolean },
): Promise<void> {
  const storeId = context.store.id;
  if (isFromTheStart) {
    await forgetSyncs(context.sql, { storeId, provider: id });
  }
  const runAt = isLater ? { runAt: new Date(context.now.getTime() + lookEveryMs) } : {};
  await context.addJob(syncScheduleJob, { storeId, id }, { key: `scheduling.sync:${storeId}:${id}`, ...runAt });
}
