import { z } from "zod";
import { businessDate } from "#common/business-date.ts";

/** A day was open, is over, and no Day Close has come: its figures stay provisional. */
export const dayCloseMissing = {
  name: "report.day-close-missing",
  payload: z.object({ businessDate }),
} as const;
