import { z } from "zod";

/** Deletes expired rows; idempotent. */
export const tidyUpJob = { name: "housekeeping.tidy-up", payload: z.object({}), maxAttempts: 3 } as const;

/** Runs at night in North America, after the stores' own nightly work has started. */
export const tidyUpDaily = { job: tidyUpJob, atUtc: { hour: 9, minute: 40 } } as const;

/** Adds and drops the history's years; idempotent. */
export const historyYearsJob = { name: "housekeeping.history-years", payload: z.object({}), maxAttempts: 5 } as const;

/** Most nights find nothing to do: a year is added eleven months before it begins. */
export const historyYearsDaily = { job: historyYearsJob, atUtc: { hour: 9, minute: 50 } } as const;
