import type { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import type { JobDefinition, Platform } from "#server/platform/context/context.ts";
import { usualAttempts } from "#server/platform/context/add-job.ts";
import { listTimeZones, startDue } from "./schedules.db.ts";
import type { DueSchedule } from "./schedules.db.ts";

/** Work that runs once a day in each store, at a time on its own clock. */
export type StoreSchedule = {
  name: string;
  /** Minutes after midnight, store time. */
  atMinutes: number;
  job: JobDefinition<z.ZodType<unknown, { storeId: number; date: string }>>;
  /** Practice needs it: in a training store nothing else happens on its own. */
  inTraining?: true;
};

/** After a gap of a night a chain has tens of thousands to start, which in one transaction would take too long. */
const startedAtOnce = 2000;

/**
 * Starts the due schedules of each store once per date, all in one statement, however many stores. After a gap it starts
 * only the newest date, because handlers close older dates themselves.
 */
export async function startDueSchedules(
  platform: Pick<Platform, "database" | "clock">,
  schedules: readonly StoreSchedule[],
): Promise<void> {
  const timeZones = await platform.database.read("system", (sql) => listTimeZones(sql));
  const now = platform.clock();
  const due = timeZones.flatMap((timeZone) => schedules.map((schedule) => dueIn(timeZone, schedule, now)));
  let started: number;
  do {
    started = await platform.database.transaction("system", (sql) => startDue(sql, { due, most: startedAtOnce }));
  } while (started === startedAtOnce);
}

/** The newest date on which the time of the schedule is past on the clocks of a time zone. */
function dueIn(timeZone: string, { name, atMinutes, job, inTraining }: StoreSchedule, now: Date): DueSchedule {
  const today = localTimeAt(now, timeZone).date;
  const date = instantOf(today, atMinutes, timeZone) <= now ? today : addDays(today, -1);
  return {
    ...{ timeZone, schedule: name, date, job: job.name, payload: payloadOf(job, date) },
    ...{ maxAttempts: job.maxAttempts ?? usualAttempts, inTraining: inTraining === true },
  };
}

/** What the job of any store is queued with; the store itself is put in its place where it is known. */
function payloadOf({ payload }: StoreSchedule["job"], date: BusinessDate): string {
  return JSON.stringify(payload.parse({ storeId: 1, date }));
}
