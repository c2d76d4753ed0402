import { z } from "zod";
import { inputEmail, inputText, recordNumberText } from "#common/inputs/input-ranges.ts";
import { isPhone, phoneDigits } from "#common/phone.ts";
import { newPin } from "#common/pins/new-pin.ts";

const emptyIsNull = (text: string | null): string | null => (text === null || text === "" ? null : text);

/** Kept as ten digits. */
function phone(field: string) {
  return inputText
    .trim()
    .max(40)
    .nullable()
    .refine(
      (text) => text === null || text === "" || isPhone(text),
      `${field} must be a valid North America phone number`,
    )
    .transform((text) => (text === null || text === "" ? null : phoneDigits(text)));
}

const text = (most: number) =>
  inputText.trim().max(most, `Use ${most} characters or fewer`).nullable().transform(emptyIsNull);

const email = z
  .union([z.literal("").transform(() => null), z.null(), inputEmail])
  .transform((address) => address?.toLowerCase() ?? null);

const fields = {
  firstName: inputText.trim().min(1, "First name is required").max(60, "Use 60 characters or fewer"),
  lastName: inputText.trim().max(60, "Use 60 characters or fewer"),
  email,
  phoneNumber: phone("Phone"),
  emergencyName: text(80),
  emergencyPhone: phone("Emergency phone"),
  isManager: z.boolean(),
  drsEmployeeCode: text(40),
  drsUserId: text(40),
};

/** The add form: only the first name is asked for. */
export const newEmployee = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName.default(""),
  email: fields.email.default(null),
  phoneNumber: fields.phoneNumber.default(null),
  emergencyName: fields.emergencyName.default(null),
  emergencyPhone: fields.emergencyPhone.default(null),
  isManager: fields.isManager.default(false),
  drsEmployeeCode: fields.drsEmployeeCode.default(null),
  drsUserId: fields.drsUserId.default(null),
  /** Cents an hour from today on. */
  hourlyWageCents: z.int().min(0).max(100_000).nullable().default(null),
  pin: newPin.nullable().default(null),
});

/** Absent leaves a field as it is, null clears it. */
export const employeeChanges = z.object({ ...fields, userId: recordNumberText.nullable() }).partial();

export const employeeId = recordNumberText;
