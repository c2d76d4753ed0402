import type {
  BulkPush,
  Credentials,
  ImportReading,
  PushedPerson,
  PushOutcome,
} from "#server/adapters/contacts/contacts.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./constant-contact-answers.ts";
import type { ConstantContactActivity } from "./constant-contact-answers.ts";
import type { ConstantContactCall } from "./constant-contact-call.ts";
import { importBody } from "./constant-contact-fields.ts";
import type { FieldsOf } from "./constant-contact-fields.ts";
import { constantContactPaths as paths } from "./constant-contact-paths.ts";

/** An import may have thousands; a person who watches a first push sees it move after each. */
const mostPeople = 200;
const pageSize = 500;

type Parts = {
  call: ConstantContactCall;
  fieldsOf: FieldsOf;
  /** How one person stands there now; null for one that is not there. */
  look: (person: { credentials: Credentials; listId: string; person: PushedPerson }) => Promise<PushOutcome | null>;
};

/** Imports never opt a person in again who left, and say of each import how many could not be taken. */
export function constantContactImports({ call, fieldsOf, look }: Parts): BulkPush {
  return {
    most: mostPeople,
    async begin({ credentials, listId, people }) {
      const body = importBody({ listId, people }, await fieldsOf(credentials));
      return readResponse(answers.begunActivity, await call({ credentials, path: paths.import, body })).activity_id;
    },
    async read(list): Promise<ImportReading> {
      const activity = await readActivity(call, list);
      if (activity === null) {
        return { kind: "failed", text: "Constant Contact has lost the import" };
      }
      const { state } = activity;
      if (state === "initialized" || state === "processing") {
        return { kind: "working" };
      }
      if (state !== "completed") {
        const text = activity.activity_errors?.join(" ") || `The import has ${state.replace("_", " ")}`;
        return { kind: "failed", text };
      }
      return { kind: "done", outcomes: await outcomesOf({ call, look }, { ...list, activity }) };
    },
  };
}

type Read = Parameters<BulkPush["read"]>[0];

/** Null for one that is not known there any more. */
async function readActivity(call: ConstantContactCall, { credentials, importId }: Read) {
  try {
    return readResponse(answers.activity, await call({ credentials, path: paths.activity(importId) }));
  } catch (error) {
    if (error instanceof ProviderFault && error.code === "location-gone") {
      return null;
    }
    throw error;
  }
}

/** The import counts whom it could not take and names few: the others are found on the list, and the rest is looked at. */
async function outcomesOf(
  { call, look }: Pick<Parts, "call" | "look">,
  { credentials, listId, people, activity }: Read & { activity: ConstantContactActivity },
): Promise<PushOutcome[]> {
  if (isClean(activity)) {
    return people.map(() => ({ kind: "kept" }));
  }
  const onList = await readChanged(call, { credentials, listId, since: activity.created_at ?? null });
  const outcomes: PushOutcome[] = [];
  for (const person of people) {
    outcomes.push(
      onList.has(person.email.toLowerCase())
        ? { kind: "kept" }
        : ((await look({ credentials, listId, person })) ?? refusalOf(person, activity)),
    );
  }
  return outcomes;
}

function isClean({ status, activity_errors: errors }: ConstantContactActivity): boolean {
  const { error_count = 0, correctable_count = 0, cannot_add_to_list_count = 0 } = status ?? {};
  return error_count + correctable_count + cannot_add_to_list_count === 0 && (errors ?? []).length === 0;
}

function refusalOf({ email }: PushedPerson, { activity_errors: errors }: ConstantContactActivity): PushOutcome {
  const own = (errors ?? []).find((text) => text.toLowerCase().includes(email.toLowerCase()));
  return { kind: "refused", text: own ?? `Constant Contact did not take ${email}` };
}

/** The addresses on the list that changed since the import began. */
async function readChanged(
  call: ConstantContactCall,
  { credentials, listId, since }: { credentials: Credentials; listId: string; since: string | null },
): Promise<Set<string>> {
  const addresses = new Set<string>();
  const first = {
    ...{ lists: listId, status: "active", limit: String(pageSize) },
    ...(since !== null && { updated_after: since }),
  };
  for (let query: Record<string, string> | null = first; query !== null;) {
    const response: unknown = await call({ credentials, path: paths.contacts, query });
    const { contacts, _links: links } = readResponse(answers.contacts, response);
    contacts.forEach(({ email_address: { address } }) => addresses.add(address.toLowerCase()));
    const page = answers.pageAfter(links);
    query = page === null ? null : Object.fromEntries(new URLSearchParams(page));
  }
  return addresses;
}
