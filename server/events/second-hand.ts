/** What happens to the second-hand register and its rules. Never an ID number. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** `name` is the buy's number at the counter, or the register's where only it knows the buy. */
const entry = z.object({ registerNumber: z.int(), name: z.string() });

export const secondHandEntered = {
  name: "second-hand.entered",
  payload: entry.extend({ holdUntil: businessDate, rules: z.string() }),
} as const;
export const secondHandVoided = { name: "second-hand.voided", payload: entry.extend({ reason: z.string() }) } as const;

const details = z.object({ plate: z.string(), serials: z.string(), photo: z.string() });
export const secondHandDetailsSaved = {
  name: "second-hand.details-saved",
  payload: z.object({ name: z.string(), before: details, after: details }),
} as const;
export const secondHandReported = {
  name: "second-hand.reported",
  payload: z.object({ through: z.int(), count: z.int() }),
} as const;
/** The register left the program as a file. */
export const secondHandExported = {
  name: "second-hand.exported",
  payload: z.object({ from: businessDate, to: businessDate, count: z.int() }),
} as const;

const rule = z.object({
  name: z.string(),
  wording: z.string(),
  categories: z.string(),
  holdDays: z.int(),
  requiredFields: z.string(),
  reportHours: z.int().nullable(),
  exportForm: z.string(),
  isActive: z.boolean(),
});
export const secondHandRuleSaved = {
  name: "second-hand-rule.saved",
  payload: z.object({ before: rule.nullable(), after: rule }),
} as const;
