/** What the fields of employees and users take: the forms judge by it, the operations take it in. */
import { emailAddress, optionalText, orEmpty, phoneNumber, requiredText } from "#common/inputs/field-schemas.ts";

export const employeeFields = {
  firstName: requiredText(60),
  lastName: optionalText(60),
  email: orEmpty(emailAddress),
  phoneNumber: orEmpty(phoneNumber),
  emergencyName: orEmpty(requiredText(80)),
  emergencyPhone: orEmpty(phoneNumber),
  /** The employee's number at the point of sale. */
  drsEmployeeCode: orEmpty(requiredText(40)),
  drsUserId: orEmpty(requiredText(40)),
};

export const userFields = {
  fullName: requiredText(80),
  email: emailAddress,
};
