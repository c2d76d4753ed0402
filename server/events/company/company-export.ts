/** What happens to the export of everything. */
import { z } from "zod";

/** `name` is the company. */
export const companyExportStarted = {
  name: "company-export.started",
  payload: z.object({ name: z.string() }),
} as const;

/** A link to the finished file was made. */
export const companyExportOpened = { name: "company-export.opened", payload: z.object({ name: z.string() }) } as const;
