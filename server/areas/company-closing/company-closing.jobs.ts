import { z } from "zod";

/** Deletes the companies whose 90 days are over; begun again, it goes on where it was. */
export const deleteClosedJob = { name: "company-closing.delete", payload: z.object({}), maxAttempts: 3 } as const;

/** At night in North America, before what expired is tidied up. */
export const deleteClosedDaily = { job: deleteClosedJob, atUtc: { hour: 9, minute: 10 } } as const;
