import { csvText } from "#common/csv.ts";
import { roleText } from "./user-role.ts";
import { text } from "./users-text.ts";
import type { User } from "./users.queries.ts";

/** The people of the list by name, with times as ISO. An invitation that nobody followed yet is marked. */
export function usersCsv(users: readonly User[], storesText: (user: User) => string): string {
  const heads = ["name", "email", "role", "stores", "invited", "lastUsed"] as const;
  const lines = users
    .toSorted((left, right) => left.fullName.localeCompare(right.fullName))
    .map((user) => [
      user.fullName,
      user.email,
      roleText(user.role),
      storesText(user),
      user.hasPassword || !user.isActive ? "" : text("state.invited"),
      user.lastUsedAt ?? "",
    ]);
  return csvText([heads.map((head) => text(`column.${head}`)), ...lines]);
}
