import { worker } from "#server/platform/jobs/worker.ts";
import { makeBackupJob } from "./backups.jobs.ts";

export const backupWorkers = [
  worker(makeBackupJob, async (platform) => {
    await platform.backups?.make();
  }),
];
