import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { sendMail } from "./emails.jobs.ts";
import { sendUnlessTraining } from "./send-unless-training.ts";

export const emailWorkers: readonly Worker[] = [worker(sendMail, sendUnlessTraining)];
