import { z } from "zod";

/** Takes away what has done its work. As good as once however often it runs. */
export const tidyUpJob = { name: "housekeeping.tidy-up", payload: z.object({}), maxAttempts: 3 } as const;

/** In the night of North America, after the stores' own nightly work has begun. */
export const tidyUpDaily = { job: tidyUpJob, atUtc: { hour: 9, minute: 40 } } as const;
