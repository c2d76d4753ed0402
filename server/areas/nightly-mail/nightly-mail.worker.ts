import { dayClosed } from "#server/events/pos.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { checkMailJob, morningJob, planMailsJob, sendMailJob, sendTestJob } from "./nightly-mail.jobs.ts";
import { planMails, planMorning } from "./planning.ts";
import { settleMs } from "./planning.rules.ts";
import { sendTestMail } from "./previews.ts";
import { sendPlannedMail, settleLeftMail } from "./sending.ts";

export const nightlyMailWorkers: readonly Worker[] = [
  storeWorker(planMailsJob, planMails),
  storeWorker(morningJob, planMorning),
  storeWorker(sendMailJob, sendPlannedMail),
  storeWorker(checkMailJob, settleLeftMail),
  storeWorker(sendTestJob, sendTestMail),
];

/** A Day Close settles for ten minutes; the mail it leads to is planned then. */
export const nightlyMailListeners: readonly EventListener[] = [
  {
    event: dayClosed.name,
    async handle(context, payload) {
      const { businessDate: date } = dayClosed.payload.parse(payload);
      if (context.store !== null) {
        const storeId = context.store.id;
        const runAt = new Date(context.now.getTime() + settleMs);
        await context.addJob(
          planMailsJob,
          { storeId, date },
          { runAt, key: `${planMailsJob.name}:${storeId}:${date}` },
        );
      }
    },
  },
];
