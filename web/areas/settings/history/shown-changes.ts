import { currentPerson } from "#web/platform/person/person.ts";
import { isKnownField } from "./change-words.ts";
import type { SettingChange } from "./history.queries.ts";

type FieldChange = SettingChange["changes"][number];

/** What a person reads of a change. That of a user begins with whose it is, which stayed as it was. */
export function shownChanges({ name, subject, changes }: SettingChange): FieldChange[] {
  const shown = changes.filter(({ field }) => isKnownField(field)).map(withStoreNames);
  const isNamed = shown.some(({ field }) => field === "fullName");
  return subject === null || isNamed || !name.startsWith("user.")
    ? shown
    : [{ field: "fullName", before: null, after: subject }, ...shown];
}

function withStoreNames(change: FieldChange): FieldChange {
  const { field, before, after } = change;
  return field === "storeIds" ? { field, before: storeNames(before), after: storeNames(after) } : change;
}

/** Of `[1,2]`; a store that the person does not reach is a number. */
function storeNames(ids: string | null): string | null {
  const stores = currentPerson()?.stores ?? [];
  const names = (ids?.match(/\d+/g) ?? []).map(
    (id) => stores.find((store) => String(store.id) === id)?.name ?? `#${id}`,
  );
  return ids === null ? null : names.join(", ");
}
