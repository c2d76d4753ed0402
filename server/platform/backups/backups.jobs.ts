import { z } from "zod";

/** Writes the nightly backup; a second run writes a second valid file. */
export const makeBackupJob = { name: "backups.make-nightly", payload: z.object({}), maxAttempts: 3 } as const;

/** Runs at night in North America, before housekeeping; a machine that was off catches up. */
export const makeBackupDaily = { job: makeBackupJob, atUtc: { hour: 9, minute: 10 } } as const;
