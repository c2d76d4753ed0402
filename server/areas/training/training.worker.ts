import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { buyCheckedIn } from "#server/events/buys.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { buildTraining } from "./build-training.ts";
import { sendPracticeFacts, takeCheckIn } from "./practice-check-ins.ts";
import { tradeInTraining } from "./practice-register.ts";
import { buildTrainingJob, sendPracticeFactsJob, takeCheckInJob, tradeInTrainingJob } from "./training.jobs.ts";

export const trainingWorkers: readonly Worker[] = [
  storeWorker(buildTrainingJob, buildTraining),
  storeWorker(tradeInTrainingJob, tradeInTraining),
  storeWorker(takeCheckInJob, takeCheckIn),
  storeWorker(sendPracticeFactsJob, sendPracticeFacts),
];

/** A check-in of a training store reaches its made-up register, as one of a real store reaches the till. */
export const trainingListeners: readonly EventListener[] = [
  {
    event: buyCheckedIn.name,
    async handle(context, _payload, subject) {
      if (context.store?.isTraining === true && subject !== null) {
        await context.addJob(takeCheckInJob, { storeId: context.store.id, id: String(subject.id) });
      }
    },
  },
];
