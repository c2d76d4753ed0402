import { isKnownField } from "./change-words.ts";
import type { SettingChange } from "./history.queries.ts";

type FieldChange = SettingChange["changes"][number];

/** What a person reads of a change. That of a user begins with whose it is, which stayed as it was. */
export function shownChanges({ name, subject, changes }: SettingChange): FieldChange[] {
  const known = changes.filter(({ field }) => isKnownField(field));
  const isNamed = known.some(({ field }) => field === "fullName");
  return subject === null || isNamed || !name.startsWith("user.")
    ? known
    : [{ field: "fullName", before: null, after: subject }, ...known];
}
