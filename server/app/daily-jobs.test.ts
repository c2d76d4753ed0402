import { expect, test } from "vitest";
import { buildCronItems } from "#server/platform/jobs/cron-items.ts";
import { areaWorkers, dailyJobs } from "./areas.ts";

test("every daily job has a cron entry and a handler", () => {
  const tasks = buildCronItems(dailyJobs).map(({ task }) => task);
  expect(tasks).toEqual(["start-due-schedules", ...dailyJobs.map(({ job }) => job.name)]);
  const done = new Set(areaWorkers.map(({ job }) => job.name));
  expect(dailyJobs.filter(({ job }) => !done.has(job.name))).toEqual([]);
});
