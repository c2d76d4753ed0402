import { simulatedMember } from "#server/adapters/contacts/simulated-audiences.ts";
import type {
  SimulatedAccount,
  SimulatedAudience,
  SimulatedAudiences,
  SimulatedMember,
} from "#server/adapters/contacts/simulated-audiences.ts";
import { idOf } from "./constant-contact-simulated-answers.ts";

export const ownAccounts = ({ accounts }: SimulatedAudiences): SimulatedAccount[] =>
  accounts.filter(({ service }) => service === "constant-contact");

/** A contact is there once in an account, on any number of its lists. */
export type SimulatedContact = { email: string; member: SimulatedMember; lists: SimulatedAudience[] };

export function contactsOf({ audiences }: SimulatedAccount): SimulatedContact[] {
  const contacts = new Map<string, SimulatedContact>();
  for (const audience of audiences) {
    for (const member of audience.members) {
      const email = member.email.toLowerCase();
      const contact = contacts.get(email) ?? { email, member, lists: [] };
      contact.lists.push(audience);
      contacts.set(email, contact);
    }
  }
  return [...contacts.values()];
}

export function findContact(account: SimulatedAccount, email: string): SimulatedContact | null {
  return contactsOf(account).find((contact) => contact.email === email.toLowerCase()) ?? null;
}

/** A person presses the link in a mail, and is off every list. */
export function unsubscribeContact(
  account: SimulatedAccount,
  { email, reason, now }: { email: string; reason: string; now: Date },
): void {
  const member = findContact(account, email)?.member;
  Object.assign(member ?? {}, { status: "unsubscribed", reason, changedAt: now });
}

type Values = { email: string; fields: Record<string, string>; now: Date };

/** Adds the contact or the list to it; fields that are not given stay. */
export function saveContact(
  account: SimulatedAccount,
  lists: readonly SimulatedAudience[],
  { email, fields, now }: Values,
): "created" | "updated" {
  const held = findContact(account, email);
  const member = held?.member ?? simulatedMember({ email });
  Object.assign(member.fields, fields);
  member.changedAt = now;
  lists
    .filter((list) => !list.members.includes(member))
    .forEach((list) => {
      list.members.push(member);
    });
  return held === null ? "created" : "updated";
}

const permissions = {
  subscribed: "explicit",
  unsubscribed: "unsubscribed",
  cleaned: "temp_hold",
  pending: "pending_confirmation",
  transactional: "not_set",
  archived: "implicit",
} as const;

export const statuses = {
  subscribed: "active",
  unsubscribed: "unsubscribed",
  cleaned: "temp_hold",
  pending: "pending_confirmation",
  transactional: "not_set",
  archived: "deleted",
} as const;

/** `ContactResource` of the published interface. Who left is on no list. */
export function toBody(account: SimulatedAccount, { email, member, lists }: SimulatedContact) {
  const { status, fields, reason, changedAt } = member;
  const at = changedAt.toISOString();
  const hasLeft = status === "unsubscribed" || status === "archived";
  return {
    contact_id: idOf(email),
    email_address: {
      ...{ address: email, permission_to_send: permissions[status], updated_at: at },
      ...(status === "unsubscribed" && { opt_out_source: "Contact", opt_out_date: at, opt_out_reason: reason }),
    },
    ...{ first_name: fields["first_name"], last_name: fields["last_name"], updated_at: at },
    ...(status === "archived" && { deleted_at: at.slice(0, 10) }),
    custom_fields: account.fields.flatMap(({ id, name }) => {
      const value = fields[name];
      return value === undefined ? [] : [{ custom_field_id: id, value }];
    }),
    list_memberships: hasLeft ? [] : lists.map(({ id }) => id),
  };
}

/** What Constant Contact takes for no address. */
export const isRefused = (email: string): boolean => /@(example|gmial)\.com$/.test(email);
