import { customerFields } from "#common/customers/customer-fields.ts";
import type { FieldDefinition } from "#web/ui/form/validation.ts";
import { accepts, required } from "#web/ui/form/rules.ts";
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
export function contactFields(options: { isEmailRequired: boolean }): Record<keyof ContactValues, FieldDefinition> {
  return {
    firstName: { label: text("field.firstName"), rules: [accepts(customerFields.firstName)] },
    lastName: { label: text("field.lastName"), rules: [accepts(customerFields.lastName)] },
    mobile: { label: text("field.mobile"), rules: [accepts(customerFields.mobile)] },
    email: {
      label: text("field.email"),
      rules: options.isEmailRequired ? [required, accepts(customerFields.email)] : [accepts(customerFields.email)],
    },
    street: { label: text("field.street"), rules: [accepts(customerFields.street)] },
    city: { label: text("field.city"), rules: [accepts(customerFields.city)] },
    state: { label: text("field.state"), rules: [accepts(customerFields.state)] },
    zip: { label: text("field.zip"), rules: [accepts(customerFields.zip)] },
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
