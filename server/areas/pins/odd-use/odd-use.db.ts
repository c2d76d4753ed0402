import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

const columns = ["id", "firstName", "lastName", "avatarUrl", "isManager"] as const;

export type Person = Pick<Selectable<DB["employees"]>, (typeof columns)[number]>;

/** Lists everybody who works or has worked here. */
export async function listPeople(sql: Sql, storeId: number): Promise<Person[]> {
  return sql.selectFrom("employees").select(columns).where("storeId", "=", storeId).orderBy("id").execute();
}
