import { formatPhone } from "#common/phone.ts";

type Named = { customerName: string | null; sharedWith: readonly string[]; phone: string };

/** `(614) 555-0148`; a short code and a foreign number as they are. */
export function phoneText(phone: string): string {
  return /^\+1\d{10}$/.test(phone) ? formatPhone(phone) : phone;
}

/** The customer's name, all names of a phone that a family shares, or the phone of a person nobody knows. */
export function threadName({ customerName, sharedWith, phone }: Named): string {
  return customerName === null ? phoneText(phone) : [customerName, ...sharedWith].join(", ");
}
