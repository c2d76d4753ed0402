import { z } from "zod";

/** Deletes expired rows; idempotent. */
export const tidyUpJob = { name: "housekeeping.tidy-up", payload: z.object({}), maxAttempts: 3 } as const;

/** Runs at night in North America, after the stores' own nightly work has started. */
export const tidyUpDaily = { job: tidyUpJob, atUtc: { hour: 9, minute: 40 } } as const;
