import { employeeFields } from "#common/people/people-fields.ts";
import { z } from "zod";
import { recordNumberText } from "#common/inputs/input-ranges.ts";
import { newPin } from "#common/pins/new-pin.ts";

const fields = { ...employeeFields, isManager: z.boolean() };

/** The form that adds an employee requires only the first name. */
export const newEmployee = z.object({
  firstName: fields.firstName,
  lastName: z._default(fields.lastName, ""),
  email: z._default(fields.email, null),
  phoneNumber: z._default(fields.phoneNumber, null),
  emergencyName: z._default(fields.emergencyName, null),
  emergencyPhone: z._default(fields.emergencyPhone, null),
  isManager: z._default(fields.isManager, false),
  drsEmployeeCode: z._default(fields.drsEmployeeCode, null),
  drsUserId: z._default(fields.drsUserId, null),
  /** Cents an hour from today on. */
  hourlyWageCents: z.int().min(0).max(100_000).nullable().default(null),
  pin: newPin.nullable().default(null),
});

/** Absent leaves a field as it is, null clears it. */
export const employeeChanges = z.object({ ...fields, userId: recordNumberText.nullable() }).partial();

export const employeeId = recordNumberText;
