import { setupStepIds } from "#common/onboarding/setup-steps.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DemonstrationEmployee, DemonstrationStore, DemonstrationUser } from "./company.ts";

export async function findAccount(sql: Sql, name: string): Promise<number | undefined> {
  const row = await sql.selectFrom("accounts").select("id").where("name", "=", name).orderBy("id").executeTakeFirst();
  return row?.id;
}

export async function insertAccount(sql: Sql, name: string): Promise<number> {
  const row = await sql.insertInto("accounts").values({ name }).returning("id").executeTakeFirstOrThrow();
  return row.id;
}

/** By their numbers. */
export async function listStores(
  sql: Sql,
  accountId: number,
): Promise<ReadonlyMap<string, { id: number; timeZone: string }>> {
  const rows = await sql
    .selectFrom("stores")
    .select(["id", "number", "timeZone"])
    .where("accountId", "=", accountId)
    .orderBy("id")
    .execute();
  return new Map(rows.map(({ number, ...store }) => [number, store]));
}

/** The stores of the demonstration were set up long ago; what their rows don't show was ended by a person. */
async function insertFinishedSetup(sql: Sql, storeId: number): Promise<void> {
  const at = new Date();
  await sql.insertInto("storeSetups").values({ storeId, startedAt: at, finishedAt: at }).execute();
  await sql
    .insertInto("storeSetupSteps")
    .values(setupStepIds.map((step) => ({ storeId, step, state: "done", changedAt: at })))
    .execute();
}

export async function insertStore(sql: Sql, accountId: number, store: DemonstrationStore): Promise<number> {
  const row = await sql
    .insertInto("stores")
    .values({
      accountId,
      name: store.name,
      initials: store.initials,
      number: store.number,
      brandKind: store.brandKind,
      phoneNumber: store.phoneNumber,
      timeZone: store.timeZone,
      address: store.address,
      city: store.city,
      state: store.state,
      zip: store.zip,
      color: store.color,
      grandOpeningOn: store.grandOpeningOn,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql.insertInto("storeSettings").values({ storeId: row.id }).execute();
  await sql.insertInto("storeHours").values(openingHours(row.id)).execute();
  await insertFinishedSetup(sql, row.id);
  return row.id;
}

/** 10 to 9, Sundays 12 to 6; buying closes an hour before. */
function openingHours(storeId: number) {
  return Array.from({ length: 7 }, (_, weekday) => ({
    storeId,
    weekday,
    opensMinutes: (weekday === 0 ? 12 : 10) * 60,
    closesMinutes: (weekday === 0 ? 18 : 21) * 60,
    buyingClosesMinutes: (weekday === 0 ? 17 : 20) * 60,
  }));
}

export async function insertUser(
  sql: Sql,
  user: DemonstrationUser,
  filled: { accountId: number; passwordHash: string; storeIds: readonly number[]; defaultStoreId: number | null },
): Promise<number> {
  const { id } = await sql
    .insertInto("users")
    .values({
      accountId: filled.accountId,
      email: user.email,
      fullName: user.fullName,
      role: user.role,
      passwordHash: filled.passwordHash,
      defaultStoreId: filled.defaultStoreId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const storeId of filled.storeIds) {
    await sql.insertInto("userStores").values({ accountId: filled.accountId, userId: id, storeId }).execute();
  }
  return id;
}

export async function getUserId(sql: Sql, email: string): Promise<number> {
  const row = await sql.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return row.id;
}

export async function insertEmployee(
  sql: Sql,
  employee: DemonstrationEmployee,
  filled: {
    accountId: number;
    storeId: number;
    userId: number | null;
    pin: { hash: string; digits: number };
    code: string;
    now: Date;
  },
): Promise<void> {
  await sql
    .insertInto("employees")
    .values({
      storeId: filled.storeId,
      accountId: filled.accountId,
      userId: filled.userId,
      firstName: employee.firstName,
      lastName: employee.lastName,
      email: employee.user ?? null,
      phoneNumber: employee.phoneNumber,
      isManager: employee.isManager ?? false,
      drsEmployeeCode: filled.code,
      pinHash: filled.pin.hash,
      pinDigits: filled.pin.digits,
      pinSetAt: filled.now,
    })
    .execute();
}
