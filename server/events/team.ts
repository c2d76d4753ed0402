/** What happens to the people on the floor. Never a phone number or a wage in them. */
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

/** The amount is for those who may see wages, so it is not in the history that all screens can read. */
const payRate = z.object({ employeeId, startsOn: businessDate });
export const payRateSet = { name: "pay-rate.set", payload: payRate } as const;
export const payRateRemoved = { name: "pay-rate.removed", payload: payRate } as const;

const posLink = z.object({ employeeId, fullName: z.string(), code: z.string() });
export const posEmployeeLinked = { name: "employee.linked", payload: posLink } as const;
export const posEmployeeUnlinked = { name: "employee.unlinked", payload: posLink } as const;

export const pictureChanged = {
  name: "employee.picture-changed",
  payload: z.object({ employeeId, isThere: z.boolean() }),
} as const;
