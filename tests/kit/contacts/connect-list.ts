import { randomUUID } from "node:crypto";
import { askFor, returnedFields } from "#tests/kit/bookkeeping/connect-store.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { AudienceServices } from "./some-audiences.ts";

type Browser = Pick<Person, "graphql">;

/** Signs in on the service's page and comes back. */
export async function signInToContacts(person: Browser, { id, account }: AudienceServices): Promise<void> {
  const { beginPageSignIn } = await askFor(person, `mutation { beginPageSignIn(id: "${id}") }`);
  const returned = await signInThere(String(beginPageSignIn), { account: account.id });
  const fields = returnedFields(returned);
  await askFor(person, `mutation { finishContactsSignIn(id: "${id}", returned: ${fields}) { list { listId } } }`);
}

export type ListOptions = { id?: string; listId?: string; months?: number; more?: string };

export function chooseText({ id = "mailchimp", listId = "a1b2c3d4e5", months, more = "" }: ListOptions = {}): string {
  const sources = "hasSellers: true, hasShoppers: true, hasCoupons: false, hasMobile: false";
  const past = months === undefined ? "" : `months: ${months},`;
  return `chooseContactList(id: "${id}", choice: { listId: "${listId}", ${sources}, ${past} ${more}
    runId: "${randomUUID()}" }) { list { listName } }`;
}

/** A manager's way from nothing to a list that people join. */
export async function connectContacts(
  person: Browser,
  services: AudienceServices,
  options: ListOptions = {},
): Promise<void> {
  await signInToContacts(person, services);
  await askFor(person, `mutation { ${chooseText({ id: services.id, listId: services.audience.id, ...options })} }`);
}
