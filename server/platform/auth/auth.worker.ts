import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { mailPasswordReset } from "./auth.jobs.ts";
import { sendPasswordReset } from "./password.ts";

export const authWorkers: readonly Worker[] = [
  worker(mailPasswordReset, async (platform, payload) => {
    await sendPasswordReset(programRequest(platform, mailPasswordReset.name), payload);
  }),
];
