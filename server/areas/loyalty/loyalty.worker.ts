import { addDays } from "#common/business-date.ts";
import { loyalty } from "#server/adapters/loyalty/loyalty.ts";
import { onTriedNow } from "#server/areas/automations/automations.ts";
import { dayClosed } from "#server/events/pos.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { awardPoints } from "./award-points.ts";
import { collectAwards } from "./collect.ts";
import { awardPointsJob, checkProgramJob, runAfterCloseJob, runAtNightJob } from "./loyalty.jobs.ts";
import { bookAwards } from "./loyalty-service.ts";
import { checkProgram } from "./program.ts";

export const loyaltyWorkers: readonly Worker[] = [
  storeWorker(runAfterCloseJob, (request, { date }) => collectAwards(request, { date, cause: "day-close" })),
  // At two in the morning the day before is over.
  storeWorker(runAtNightJob, (request, { date }) =>
    collectAwards(request, { date: addDays(date, -1), cause: "night" }),
  ),
  storeWorker(awardPointsJob, awardPoints),
  storeWorker(checkProgramJob, checkProgram),
];

/** So long a Day Close settles: its day's last tickets may come in the next batch. */
const settleMs = 60_000;

export const loyaltyListeners: readonly EventListener[] = [
  {
    event: dayClosed.name,
    async handle(context, payload) {
      const { businessDate: date } = dayClosed.payload.parse(payload);
      if (context.store !== null) {
        const storeId = context.store.id;
        const runAt = new Date(context.now.getTime() + settleMs);
        const key = `${runAfterCloseJob.name}:${storeId}:${date}`;
        await context.addJob(runAfterCloseJob, { storeId, date }, { runAt, key });
      }
    },
  },
  onTriedNow(loyalty, (context) => bookAwards(context)),
];
