import type { StoreContext } from "#server/platform/context/context.ts";
import { listStopped } from "./consents.db.ts";
import { emailHashOf } from "./contact-service.ts";
import type { ListedPerson } from "./contacts.rules.ts";
import type { ChosenList } from "./lists.db.ts";
import type { PeoplePlace, PersonRow } from "./people.db.ts";

export function placeOf(context: StoreContext, { provider, listId }: ChosenList): PeoplePlace {
  const { id: storeId, accountId } = context.store;
  return { storeId, accountId, provider, listId };
}

/** With whether their addresses left before. */
export async function toListed(context: StoreContext, rows: readonly PersonRow[]): Promise<ListedPerson[]> {
  const hashes = rows.map(({ email }) => (email === null ? null : emailHashOf(context, email)));
  const stopped = await listStopped(context.sql, {
    storeId: context.store.id,
    emailHashes: hashes.filter((hash) => hash !== null),
  });
  return rows.map(({ id, memberPersonId, memberState, sent, ...row }, at) => ({
    ...row,
    isStopped: stopped.some((hash) => hashes[at]?.equals(hash) === true),
    member: memberState === null ? null : { isTheirs: memberPersonId === id, state: memberState, sent: sent ?? {} },
  }));
}
