/** What the fields about a customer take, at the counter and on the customer's page. */
import { emailAddress, optionalText, orEmpty, phoneNumber, requiredText } from "#common/inputs/field-schemas.ts";

export const customerFields = {
  firstName: requiredText(60),
  lastName: requiredText(60),
  mobile: phoneNumber,
  email: orEmpty(emailAddress),
  street: optionalText(120),
  city: optionalText(80),
  state: optionalText(32),
  zip: optionalText(16),
  note: requiredText(2000),
  /** Why a customer asked to be deleted. */
  reason: requiredText(500),
};
