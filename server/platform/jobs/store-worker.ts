import { v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import type { JobDefinition, Platform, StoreRequest } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "./acting-store.ts";
import { worker } from "./worker.ts";
import type { Worker } from "./worker.ts";

/** A request of the program itself for a store; null when the store was archived, or its company closed, after the job was queued. */
export async function requestForStore(
  platform: Platform,
  { storeId, reason }: { storeId: number; reason: string },
): Promise<StoreRequest | null> {
  const store = await findActingStore(platform, storeId);
  return store && systemRequest(platform, { store, reason, requestId: uuidv7() });
}

/** Works off a store's job as the program itself. The history names the job; nothing is done for an archived store. */
export function storeWorker<Payload extends z.ZodType<{ storeId: number }>>(
  job: JobDefinition<Payload>,
  act: (request: StoreRequest, payload: Omit<z.output<Payload>, "storeId">) => Promise<unknown>,
): Worker {
  return worker(job, async (platform, { storeId, ...payload }) => {
    const request = await requestForStore(platform, { storeId, reason: job.name });
    await (request && act(request, payload));
  });
}
