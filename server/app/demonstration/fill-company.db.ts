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

export async function listStoreIds(sql: Sql, accountId: number): Promise<Map<string, number>> {
  const rows = await sql
    .selectFrom("stores")
    .select(["id", "number"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  return new Map(rows.map(({ number, id }) => [number, id]));
}

export async function insertStore(sql: Sql, accountId: number, store: DemonstrationStore): Promise<number> {
  const row = await sql
    .insertInto("stores")
    .values({
      account_id: accountId,
      name: store.name,
      initials: store.initials,
      number: store.number,
      brand_kind: store.brandKind,
      phone_number: store.phoneNumber,
      time_zone: store.timeZone,
      address: store.address,
      city: store.city,
      state: store.state,
      zip: store.zip,
      color: store.color,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql.insertInto("store_settings").values({ store_id: row.id }).execute();
  await sql.insertInto("store_hours").values(openingHours(row.id)).execute();
  return row.id;
}

/** 10 to 9, Sundays 12 to 6; buying closes an hour before. */
function openingHours(storeId: number) {
  return Array.from({ length: 7 }, (_, weekday) => ({
    store_id: storeId,
    weekday,
    opens_minutes: (weekday === 0 ? 12 : 10) * 60,
    closes_minutes: (weekday === 0 ? 18 : 21) * 60,
    buying_closes_minutes: (weekday === 0 ? 17 : 20) * 60,
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
      account_id: filled.accountId,
      email: user.email,
      full_name: user.fullName,
      role: user.role,
      password_hash: filled.passwordHash,
      default_store_id: filled.defaultStoreId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const storeId of filled.storeIds) {
    await sql
      .insertInto("user_stores")
      .values({ account_id: filled.accountId, user_id: id, store_id: storeId })
      .execute();
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
      store_id: filled.storeId,
      account_id: filled.accountId,
      user_id: filled.userId,
      first_name: employee.firstName,
      last_name: employee.lastName,
      email: employee.user ?? null,
      phone_number: employee.phoneNumber,
      is_manager: employee.isManager ?? false,
      drs_employee_code: filled.code,
      pin_hash: filled.pin.hash,
      pin_digits: filled.pin.digits,
      pin_set_at: filled.now,
    })
    .execute();
}
