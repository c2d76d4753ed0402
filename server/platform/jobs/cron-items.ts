import { parseCronItems } from "graphile-worker";
import type { ParsedCronItem } from "graphile-worker";
import type { JobDefinition } from "#server/platform/context/context.ts";

/** `atUtc` is the start time; a day without a running process at that minute is caught up. */
export type DailyJob = { job: JobDefinition; atUtc: { hour: number; minute: number } };

export const startDueSchedulesTask = "start-due-schedules";
const dayMs = 86_400_000;

/** Builds the cron entries: the stores' schedules each minute, and the installation's daily jobs. */
export function buildCronItems(daily: readonly DailyJob[]): ParsedCronItem[] {
  return parseCronItems([
    {
      task: startDueSchedulesTask,
      match: "* * * * *",
      options: { maxAttempts: 1, jobKey: startDueSchedulesTask },
    },
    ...daily.map(({ job, atUtc }) => ({
      task: job.name,
      match: `${atUtc.minute} ${atUtc.hour} * * *`,
      options: { backfillPeriod: dayMs, maxAttempts: job.maxAttempts ?? 3, jobKey: job.name },
    })),
  ]);
}
