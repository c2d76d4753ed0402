/** What managers and people say of the hours that were worked. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

const employeeId = z.int();

const timecard = z.object({ employeeId, date: businessDate });
const correctedPunch = z.object({
  punchId: z.uuid(),
  type: z.enum(["in", "out", "breakStart", "breakEnd"]),
  at: z.iso.datetime(),
});

/** A manager put the punches of one day right. */
export const timecardCorrected = {
  name: "timecard.corrected",
  payload: timecard.extend({
    reason: z.string(),
    before: z.array(correctedPunch),
    after: z.array(correctedPunch),
  }),
} as const;

const period = z.object({ from: businessDate, to: businessDate, employeeIds: z.array(z.int()), days: z.int() });
export const timecardsApproved = { name: "timecard.approved", payload: period } as const;
export const timecardApprovalWithdrawn = { name: "timecard.approval-withdrawn", payload: period } as const;

const clockOut = timecard.extend({ leftAt: z.iso.datetime() });
/** The person's own answer to a forgotten clock-out; it counts nothing until a manager has confirmed it. */
export const clockOutClaimed = { name: "clock.out-said", payload: clockOut.extend({ basis: z.string() }) } as const;
export const clockOutConfirmed = { name: "clock.out-confirmed", payload: clockOut } as const;
export const clockOutDeclined = { name: "clock.out-declined", payload: clockOut } as const;
