import type {
  SimulatedAccount,
  SimulatedAudiences,
  SimulatedImport,
} from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { idOf, notThere, problem } from "./constant-contact-simulated-answers.ts";
import { findContact, isRefused, saveContact } from "./constant-contact-simulated-contacts.ts";

/** The first looks find an import waiting and then at work. */
const looksUntilDone = 2;

/** POST /v3/activities/contacts_json_import: rows come in at once, the report on them later. */
export function importContacts(
  world: SimulatedAudiences,
  account: SimulatedAccount,
  { body, now }: SimulatedRequest,
): SimulatedResponse {
  const listIds = texts(body["list_ids"]);
  const lists = account.audiences.filter(({ id }) => listIds.includes(id));
  if (listIds.length === 0 || lists.length < listIds.length) {
    return problem(400, "contacts.api.validation.error", "One list_id or more does not exist.");
  }
  const rows = Array.isArray(body["import_data"]) ? body["import_data"].map(stringFields) : [];
  const endsAs = world.importEnds.shift() ?? "completed";
  const activity: SimulatedImport = {
    looks: 0,
    total: rows.length,
    errors: [],
    unsubscribed: 0,
    endsAs,
    startedAt: now,
  };
  for (const { email = "", ...fields } of endsAs === "completed" ? rows : []) {
    const contact = findContact(account, email);
    if (isRefused(email)) {
      activity.errors.push(`${email} is not a valid email address.`);
    } else if (contact?.member.status === "unsubscribed") {
      // Its values change, and it stays off every list.
      activity.unsubscribed += 1;
      Object.assign(contact.member.fields, toFields(fields));
    } else {
      saveContact(account, lists, { email, fields: toFields(fields), now });
    }
  }
  const id = idOf(`import ${world.imports.size} ${now.toISOString()}`);
  world.imports.set(id, activity);
  return { status: 201, body: toActivity(id, activity, "initialized") };
}

/** GET /v3/activities/{id}. */
export function showActivity(world: SimulatedAudiences, id: string): SimulatedResponse {
  const activity = world.imports.get(id);
  if (activity === undefined) {
    return notThere();
  }
  activity.looks += 1;
  const isDone = activity.looks >= looksUntilDone;
  return { status: 200, body: toActivity(id, activity, isDone ? activity.endsAs : "processing") };
}

type State = "initialized" | "processing" | SimulatedImport["endsAs"];

function toActivity(id: string, { total, errors, unsubscribed, startedAt }: SimulatedImport, state: State) {
  const at = startedAt.toISOString();
  const isDone = state === "completed";
  return {
    ...{ activity_id: id, state, created_at: at, updated_at: at },
    ...(state !== "initialized" && { started_at: at, percent_done: isDone ? 100 : 50 }),
    ...(isDone && {
      completed_at: at,
      activity_errors: errors,
      status: {
        ...{ items_total_count: total, person_count: total - errors.length, error_count: 0 },
        ...{ correctable_count: errors.length, cannot_add_to_list_count: unsubscribed },
      },
    }),
    ...((state === "failed" || state === "timed_out") && { activity_errors: ["The import could not be completed."] }),
    _links: { self: { href: `/v3/activities/${id}` } },
  };
}

/** `cf:Store` of an import is the field `Store` of the contact, `phone` its number. */
function toFields(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name === "phone" ? "phone_number" : name.replace(/^cf:/, ""), value]),
  );
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export function stringFields(value: unknown): Record<string, string> {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([name, field]) => [name, String(field)]));
}
