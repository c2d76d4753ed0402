import { buyFields } from "#common/buys/buy-fields.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { contactFields } from "#web/areas/customers/shared/contact-fields.ts";
import type { CheckinRequest } from "./requests.queries.ts";
import { text } from "./requests-text.ts";

export type RequestValues = {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  containers: number | string | null;
  isDropOff: boolean;
};

export const emptyRequest: RequestValues = {
  firstName: "",
  lastName: "",
  mobile: "",
  email: "",
  containers: 1,
  isDropOff: false,
};

/** Name, phone and pile; never an ID. */
export function requestFields() {
  const { firstName, lastName, mobile, email } = contactFields({ isEmailRequired: false });
  return {
    firstName,
    lastName,
    mobile,
    email,
    containers: { label: text("field.containers"), rules: [accepts(buyFields.announcedContainers)] },
    isDropOff: { label: text("field.isDropOff") },
  };
}

export function requestValues(request: CheckinRequest): RequestValues {
  const { firstName, lastName, mobile, email, containers, isDropOff } = request;
  return { firstName, lastName, mobile: mobile.replace("+1", ""), email: email ?? "", containers, isDropOff };
}

export function writtenRequest({ email, containers, ...values }: RequestValues) {
  const mail = email.trim();
  return { ...values, email: mail === "" ? null : mail, containers: Number(containers) };
}
