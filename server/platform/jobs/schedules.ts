import { v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { JobDefinition, Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { listStoresForSchedules } from "./schedules.db.ts";

/** Work that runs once a day in each store, at a time on its own clock. */
export type StoreSchedule = {
  name: string;
  /** Minutes after midnight, store time. */
  atMinutes: number;
  job: JobDefinition<z.ZodType<unknown, { storeId: number; date: string }>>;
  /** Practice needs it: in a training store nothing else happens on its own. */
  inTraining?: true;
};

/**
 * Starts the due schedules of each store once per date. After a gap it starts only the newest date, because handlers
 * close older dates themselves.
 */
export async function startDueSchedules(platform: Platform, schedules: readonly StoreSchedule[]): Promise<void> {
  const stores = await platform.database.read("system", (sql) => listStoresForSchedules(sql));
  for (const store of stores) {
    for (const schedule of schedules.filter(({ inTraining }) => store.isTraining !== true || inTraining === true)) {
      await startOnce(platform, { store, schedule });
    }
  }
}

async function startOnce(
  platform: Platform,
  { store, schedule }: { store: Awaited<ReturnType<typeof listStoresForSchedules>>[number]; schedule: StoreSchedule },
): Promise<void> {
  const now = platform.clock();
  const today = localTimeAt(now, store.timeZone).date;
  const date = instantOf(today, schedule.atMinutes, store.timeZone) <= now ? today : addDays(today, -1);
  const request = systemRequest(platform, { store, reason: `schedule ${schedule.name}`, requestId: uuidv7() });
  await platform.database.transaction(request.scope, async (sql) => {
    const started = await sql
      .insertInto("scheduleRuns")
      .values({ storeId: store.id, schedule: schedule.name, businessDate: date })
      .onConflict((conflict) => conflict.columns(["storeId", "schedule", "businessDate"]).doNothing())
      .returning("storeId")
      .executeTakeFirst();
    if (started) {
      await contextFor(request, sql).addJob(schedule.job, { storeId: store.id, date });
    }
  });
}
