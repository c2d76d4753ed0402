import { z } from "zod";

export const jobRunAgain = { name: "job.run-again", payload: z.object({ id: z.number() }) } as const;
