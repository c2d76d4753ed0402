import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { sendMail } from "./emails.jobs.ts";

export const emailWorkers: readonly Worker[] = [worker(sendMail, (platform, mail) => platform.emails.send(mail))];
