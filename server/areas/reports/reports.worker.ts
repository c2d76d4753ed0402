import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { decideAlerts } from "./alerts/alerts.ts";
import { announceMissingDayClose } from "./missing-day-closes.ts";
import { checkDayCloseJob, decideAlertsJob } from "./reports.jobs.ts";

export const reportsWorkers: readonly Worker[] = [
  storeWorker(checkDayCloseJob, (request) => announceMissingDayClose(request, {})),
  storeWorker(decideAlertsJob, (request, { date }) => decideAlerts(request, { date })),
];
