import type { ActingStore, Platform } from "#server/platform/context/context.ts";
import { listStoresForSchedules } from "./schedules.db.ts";

/** The store that a job works for; null when it was archived after the job was queued. */
export async function findActingStore(platform: Platform, storeId: number): Promise<ActingStore | null> {
  const stores = await platform.database.read("system", (sql) => listStoresForSchedules(sql, storeId));
  return stores[0] ?? null;
}
