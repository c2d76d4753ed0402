import { z } from "zod";

/** Writes the night's backup; twice makes two files, of which both are good. */
export const makeBackupJob = { name: "backups.make-nightly", payload: z.object({}), maxAttempts: 3 } as const;

/** In the night of North America, before the sweeping of what is over; a machine that was off makes up for it. */
export const makeBackupDaily = { job: makeBackupJob, atUtc: { hour: 9, minute: 10 } } as const;
