import { useServiceChange } from "#web/areas/automations/shared/use-service-change.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { contactListQuery } from "./contacts.queries.ts";
import type { ContactList } from "./contacts.queries.ts";

/** What every part of the page shows: the service, the store, and how they stand with each other. */
export type ContactsConnection = { id: string; name: string; store: string; contactList: ContactList };

export const contactsQueries = [contactListQuery];

export function useContactsChange<Data, Input extends Variables>(document: TypedDocument<Data, Input>) {
  return useServiceChange(document, contactsQueries);
}
