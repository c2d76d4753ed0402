import { parseCronItems } from "graphile-worker";
import type { ParsedCronItem } from "graphile-worker";
import type { JobDefinition } from "#server/platform/context/context.ts";

/** `atUtc`: when it begins; a day on which no process ran at that minute is made up for. */
export type DailyJob = { job: JobDefinition; atUtc: { hour: number; minute: number } };

export const startDueSchedulesTask = "start-due-schedules";
const dayMs = 86_400_000;

/** What the queue starts by the clock: each minute the stores' own schedules, once a day the installation's work. */
export function cronItemsOf(daily: readonly DailyJob[]): ParsedCronItem[] {
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
