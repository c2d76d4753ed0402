import type { StoreContext } from "#server/platform/context/context.ts";
import { sendTextJob } from "./texting.jobs.ts";

/** Sends a text at its time. One job for each text, whatever time it had before: two could take it for one that was killed. */
export async function queueSend(context: StoreContext, { id, runAt }: { id: string; runAt: Date }): Promise<void> {
  const payload = { storeId: context.store.id, id };
  await context.addJob(sendTextJob, payload, { runAt, key: `${sendTextJob.name}:${id}` });
}
