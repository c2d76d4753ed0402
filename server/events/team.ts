/** What happens to the people on the floor. Never a PIN, a phone number or a wage in them. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

const employeeId = z.int();
const details = z.object({
  fullName: z.string(),
  isManager: z.boolean(),
  drsEmployeeCode: z.string().nullable(),
});

export const employeeAdded = { name: "employee.added", payload: z.object({ employeeId, after: details }) } as const;

export const employeeEdited = {
  name: "employee.edited",
  payload: z.object({ employeeId, before: details, after: details, fields: z.array(z.string()) }),
} as const;

export const employeeDeactivated = {
  name: "employee.deactivated",
  payload: z.object({ employeeId, fullName: z.string() }),
} as const;

export const employeeReactivated = {
  name: "employee.reactivated",
  payload: z.object({ employeeId, fullName: z.string() }),
} as const;

/** Managers hear of it on the daybook when the person chose it alone, at the lock screen. */
export const pinSet = {
  name: "employee.pin-set",
  payload: z.object({ employeeId, how: z.enum(["first", "changed", "reset"]) }),
} as const;

/** Too many wrong PINs for one person at one device. */
export const pinBlocked = {
  name: "employee.pin-blocked",
  payload: z.object({ employeeId, waitSeconds: z.int() }),
} as const;

/** Many wrong PINs for one person over a day, wherever they were given. Managers see it under "Worth a look". */
export const pinGuessed = {
  name: "employee.pin-guessed",
  payload: z.object({ employeeId, tries: z.int() }),
} as const;

export const employeeConfirmed = { name: "employee.confirmed", payload: z.object({ employeeId }) } as const;

export const screenLocked = { name: "employee.screen-locked", payload: z.object({ employeeId }) } as const;

const punch = z.object({ employeeId, punchId: z.uuid(), at: z.iso.datetime() });

export const clockedIn = { name: "clock.in", payload: punch } as const;
export const clockedOut = { name: "clock.out", payload: punch } as const;
export const breakStarted = { name: "clock.break-started", payload: punch } as const;
export const breakEnded = { name: "clock.break-ended", payload: punch } as const;

/**
 * The person took back a press of the clock within moments. `type` is the punch that makes up for it, for a service that
 * has been told of the press already.
 */
export const punchUndone = {
  name: "clock.undone",
  payload: punch.extend({ type: z.enum(["in", "out", "breakStart", "breakEnd"]) }),
} as const;

/** The amount is for those who may see wages, so it is not in the history that everybody's screens hear of. */
const payRate = z.object({ employeeId, startsOn: businessDate });
export const payRateSet = { name: "pay-rate.set", payload: payRate } as const;
export const payRateRemoved = { name: "pay-rate.removed", payload: payRate } as const;

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
export const clockOutSaid = { name: "clock.out-said", payload: clockOut.extend({ basis: z.string() }) } as const;
export const clockOutConfirmed = { name: "clock.out-confirmed", payload: clockOut } as const;
export const clockOutDeclined = { name: "clock.out-declined", payload: clockOut } as const;

const posLink = z.object({ employeeId, fullName: z.string(), code: z.string() });
export const posEmployeeLinked = { name: "employee.linked", payload: posLink } as const;
export const posEmployeeUnlinked = { name: "employee.unlinked", payload: posLink } as const;

export const pictureChanged = {
  name: "employee.picture-changed",
  payload: z.object({ employeeId, isThere: z.boolean() }),
} as const;
