import type { FieldDefinition } from "#web/ui/form/validation.ts";
import { email, phone, required } from "#web/ui/form/rules.ts";
import { text } from "./customers-text.ts";
import type { Customer } from "./customers.queries.ts";

export type ContactValues = {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  street: string;
  city: string;
  state: string;
  zip: string;
};

/** What is typed about a customer: the same fields and rules at the counter and on her page. */
export function contactFields(asked: { isEmailRequired: boolean }): Record<keyof ContactValues, FieldDefinition> {
  return {
    firstName: { label: text("field.firstName"), rules: [required] },
    lastName: { label: text("field.lastName"), rules: [required] },
    mobile: { label: text("field.mobile"), rules: [required, phone] },
    email: { label: text("field.email"), rules: asked.isEmailRequired ? [required, email] : [email] },
    street: { label: text("field.street") },
    city: { label: text("field.city") },
    state: { label: text("field.state") },
    zip: { label: text("field.zip") },
  };
}

/** Ten digits in the field; the server knows it with its country. */
export function contactOf(customer: Customer): ContactValues {
  const { firstName, lastName, mobile, street, city, state, zip } = customer;
  return {
    firstName,
    lastName,
    mobile: mobile.replace("+1", ""),
    email: customer.email ?? "",
    street,
    city,
    state,
    zip,
  };
}

export function writtenContact(values: ContactValues) {
  const { firstName, lastName, mobile, street, city, state, zip } = values;
  const address = { street: street.trim(), city: city.trim(), state: state.trim(), zip: zip.trim() };
  const mail = values.email.trim();
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    mobile,
    email: mail === "" ? null : mail,
    ...address,
  };
}
