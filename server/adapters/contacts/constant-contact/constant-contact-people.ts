import type {
  ContactsService,
  Credentials,
  Departure,
  DeparturePage,
  ListStop,
  PushOutcome,
} from "#server/adapters/contacts/contacts.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./constant-contact-answers.ts";
import type { ConstantContactContact } from "./constant-contact-answers.ts";
import type { ConstantContactCall } from "./constant-contact-call.ts";
import { importBody, ownValues, plainValues } from "./constant-contact-fields.ts";
import type { FieldsOf } from "./constant-contact-fields.ts";
import { constantContactPaths as paths } from "./constant-contact-paths.ts";

type Push = Parameters<ContactsService["push"]>[0];
type Interface = { call: ConstantContactCall; fieldsOf: FieldsOf };

/** Longer addresses are not taken by the form nor by an import. */
const mostEmail = 50;

/**
 * The form that adds a person opts one who left back in, so it is used for an address alone that the account does not have.
 * A person who is there is changed by an import of one, which never does that, not even when they leave at this moment:
 * https://developer.constantcontact.com/api_guide/contacts_overview.html
 */
export async function pushContact({ call, fieldsOf }: Interface, push: Push): Promise<PushOutcome> {
  const { credentials, email } = push;
  if (email.length > mostEmail) {
    return { kind: "refused", text: `${email} is longer than ${mostEmail} characters` };
  }
  const there = await findContact(call, credentials, email);
  const hindrance = there && hindranceOf(there, push);
  if (hindrance !== null) {
    return hindrance;
  }
  const fields = await fieldsOf(credentials);
  try {
    if (there === null) {
      const custom = ownValues(push.values).flatMap(([own, value]) => {
        const field = fields[own];
        return field === undefined ? [] : [{ custom_field_id: field.id, value }];
      });
      const body = {
        email_address: email,
        list_memberships: [push.listId],
        ...plainValues(push.values, "phone_number"),
        ...(custom.length > 0 && { custom_fields: custom }),
      };
      // It says what shall be, so a repeated one changes nothing.
      await call({ credentials, path: paths.signUp, body, isRead: true });
    } else {
      await call({ credentials, path: paths.import, body: importBody({ ...push, people: [push] }, fields) });
    }
    return { kind: "kept" };
  } catch (error) {
    if (error instanceof ProviderFault && error.code === "refused") {
      return { kind: "refused", text: error.message };
    }
    throw error;
  }
}

/** Also one that was deleted there. */
export async function findContact(
  call: ConstantContactCall,
  credentials: Credentials,
  email: string,
): Promise<ConstantContactContact | null> {
  const query = { email, status: "all", include: "list_memberships", limit: "1" };
  const response = await call({ credentials, path: paths.contacts, query });
  return readResponse(answers.contacts, response).contacts[0] ?? null;
}

/** Why the person gets nothing more, or nothing now; null when they may be changed. */
export function hindranceOf(
  contact: ConstantContactContact,
  { listId, wasSent }: { listId: string; wasSent: boolean },
): PushOutcome | null {
  const departure = departureOf(contact);
  if (departure !== null) {
    return { kind: "stopped", stop: departure.stop, text: departure.text };
  }
  if (contact.email_address.permission_to_send === "temp_hold") {
    return { kind: "refused", text: "On hold at Constant Contact" };
  }
  return wasSent && !contact.list_memberships.includes(listId) ? { kind: "stopped", stop: "removed", text: "" } : null;
}

function departureOf({ email_address: held, deleted_at: deletedAt }: ConstantContactContact): Departure | null {
  const stop: ListStop | null =
    held.permission_to_send === "unsubscribed" ? "unsubscribed" : deletedAt ? "removed" : null;
  return stop && { email: held.address, stop, text: held.opt_out_reason ?? "" };
}

type Reading = Parameters<ContactsService["readDepartures"]>[0];

const departed = ["unsubscribed", "deleted"] as const;
const pageSize = 500;

/**
 * Who left is read of the whole account: to unsubscribe there takes a person off all lists. The cursor is the status that is
 * being read and the page after the one read: `deleted cursor=abc`.
 */
export async function readDepartures(call: ConstantContactCall, reading: Reading): Promise<DeparturePage> {
  const { credentials, listId, since, cursor } = reading;
  if (cursor === null) {
    // Whether the list is there yet.
    await call({ credentials, path: paths.list(listId) });
  }
  const [word = departed[0], page = ""] = (cursor ?? "").split(" ").filter((part) => part !== "");
  const status = departed.find((each) => each === word) ?? departed[0];
  const first = { status, limit: String(pageSize), ...(since !== null && { updated_after: since.toISOString() }) };
  const query = page === "" ? first : Object.fromEntries(new URLSearchParams(page));
  const { contacts, _links: links } = readResponse(
    answers.contacts,
    await call({ credentials, path: paths.contacts, query }),
  );
  const departures = contacts.flatMap((contact) => departureOf(contact) ?? []);
  const nextPage = answers.pageAfter(links);
  if (nextPage !== null) {
    return { departures, cursor: `${status} ${nextPage}` };
  }
  const next = departed[departed.indexOf(status) + 1];
  return { departures, cursor: next ?? null };
}
