import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { mailSignUp } from "./sign-up.jobs.ts";
import { sendSignUpMail } from "./sign-up.ts";

export const signUpWorkers: readonly Worker[] = [
  worker(mailSignUp, async (platform, payload) => {
    await sendSignUpMail(programRequest(platform, mailSignUp.name), payload);
  }),
];
