import { z } from "zod";

/** Checks or imports the whole file of an import that runs. */
export const runImportJob = {
  name: "history-import.run",
  payload: z.object({ storeId: z.int(), importId: z.uuid() }),
  maxAttempts: 10,
} as const;
