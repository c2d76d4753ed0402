import type { Selectable } from "kysely";
import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

const columns = ["id", "firstName", "lastName", "avatarUrl", "isManager"] as const;

export type TeamMember = Pick<Selectable<DB["employees"]>, (typeof columns)[number]>;

/** Those who work here, by name, with no more than a screen of the day shows of them. */
export async function listTeamMembers(sql: Sql, storeId: number): Promise<TeamMember[]> {
  return teamMembers(sql, { storeId });
}

const teamMembers = builtOnce((sql, { storeId }: { storeId: number }) =>
  sql
    .selectFrom("employees")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("isActive", "=", true)
    .orderBy("firstName")
    .orderBy("lastName")
    .orderBy("id"),
);

/** People by their ids, also those who are gone, with no more than a screen of the day shows of them. */
export async function listMembersById(
  sql: Sql,
  { storeId, employeeIds }: { storeId: number; employeeIds: readonly number[] },
): Promise<TeamMember[]> {
  if (employeeIds.length === 0) {
    return [];
  }
  return sql
    .selectFrom("employees")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("id", "in", [...employeeIds])
    .execute();
}
