import { v7 as uuidv7 } from "uuid";
import type { Sql } from "#server/platform/db/db.ts";

export async function hasEmployees(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql.selectFrom("employees").select("id").where("storeId", "=", storeId).limit(1).executeTakeFirst();
  return row !== undefined;
}

type NewEmployee = {
  storeId: number;
  accountId: number;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  isManager: boolean;
  drsUserId: string;
  drsEmployeeCode: string;
  pinHash: string;
  pinDigits: number;
  pinSetAt: Date;
};

export async function insertEmployee(sql: Sql, employee: NewEmployee): Promise<number> {
  const { id } = await sql.insertInto("employees").values(employee).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertRate(
  sql: Sql,
  rate: { storeId: number; employeeId: number; startsOn: string; hourlyWageCents: number; now: Date },
): Promise<void> {
  const { now, ...values } = rate;
  await sql
    .insertInto("payRates")
    .values({ ...values, id: uuidv7({ msecs: now.getTime() }), setAt: now })
    .execute();
}

export type PracticePerson = { id: number; storeId: number; isManager: boolean; fullName: string };

/** The manager first. */
export async function listPeople(sql: Sql, storeId: number): Promise<PracticePerson[]> {
  const rows = await sql
    .selectFrom("employees")
    .select(["id", "isManager", "firstName", "lastName"])
    .where("storeId", "=", storeId)
    .where("isActive", "=", true)
    .orderBy("id")
    .execute();
  return rows.map(({ firstName, lastName, ...person }) => ({
    ...person,
    storeId,
    fullName: `${firstName} ${lastName}`,
  }));
}

export async function findManualCampaign(sql: Sql, storeId: number): Promise<string | null> {
  const row = await sql
    .selectFrom("couponCampaigns")
    .select("id")
    .where("storeId", "=", storeId)
    .where("type", "=", "manual")
    .where("endedAt", "is", null)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
