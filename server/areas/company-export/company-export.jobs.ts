import { z } from "zod";

/** Writes the file. A second run after a killed program begins again. */
export const writeExportJob = {
  name: "company-export.write",
  payload: z.object({ accountId: z.int(), storeId: z.int(), id: z.string() }),
} as const;
