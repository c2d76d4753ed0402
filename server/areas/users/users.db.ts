import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

type LoginRow = Awaited<ReturnType<ReturnType<typeof loginsOf>["execute"]>>[number];

/** `isAddressTaken`: another company's user has the address, which the inviting person must not learn. */
export type Login = Omit<LoginRow, "storeIds"> & { storeIds: number[] };

/** People of the company, by name; registers are devices and not listed. */
export async function listLogins(sql: Sql, accountId: number): Promise<Login[]> {
  const rows = await loginsOf(sql, accountId).orderBy("fullName").orderBy("users.id").execute();
  return rows.map(loginFrom);
}

export async function findLogin(
  sql: Sql,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Login | undefined> {
  const row = await loginsOf(sql, accountId).where("users.id", "=", userId).executeTakeFirst();
  return row && loginFrom(row);
}

/** Changes of one login wait for each other. */
export async function lockLogin(sql: Sql, { accountId, userId }: { accountId: number; userId: number }): Promise<void> {
  await sql
    .selectFrom("users")
    .select("id")
    .where("accountId", "=", accountId)
    .where("id", "=", userId)
    .forUpdate()
    .execute();
}

/** The newest of the named changes of a login: by whom, at the own login or by PIN at a register, and when. */
export async function findLastChange(
  sql: Sql,
  query: { accountId: number; userId: number; names: readonly string[] },
): Promise<{ by: string | null; at: Date } | undefined> {
  return sql
    .selectFrom("events as event")
    .leftJoin("users as login", (join) =>
      join.onRef("login.accountId", "=", "event.accountId").onRef("login.id", "=", "event.userId"),
    )
    .leftJoin("employeeNamesView as employee", (join) =>
      join.onRef("employee.storeId", "=", "event.storeId").onRef("employee.id", "=", "event.employeeId"),
    )
    .select("event.at")
    .select(({ fn }) => fn.coalesce("employee.fullName", "login.fullName").as("by"))
    .where("event.accountId", "=", query.accountId)
    .where("event.recordKind", "=", "User")
    .where("event.recordId", "=", String(query.userId))
    .where("event.name", "in", [...query.names])
    .orderBy("event.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether a login of the company has the address, or was invited by it. */
export async function hasAddress(
  sql: Sql,
  { accountId, email }: { accountId: number; email: string },
): Promise<boolean> {
  const login = await sql
    .selectFrom("users")
    .select("id")
    .where("accountId", "=", accountId)
    .where((is) =>
      is.or([
        is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()),
        is(is.fn<string>("lower", ["invitedEmail"]), "=", email.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
  return login !== undefined;
}

/** With `invitedEmail`, where another company's login has the address, `email` is one that nobody has. */
export type NewLogin = Pick<Login, "accountId" | "email" | "fullName" | "role" | "defaultStoreId"> & {
  invitedEmail?: string;
  createdAt: Date;
};

/** Returns null if a user of any company already signs in with this address. */
export async function insertLogin(sql: Sql, login: NewLogin): Promise<number | null> {
  const row = await sql
    .insertInto("users")
    .values({ ...login, type: "User" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateLogin(
  sql: Sql,
  {
    accountId,
    userId,
    ...login
  }: Pick<Login, "accountId" | "fullName" | "role" | "defaultStoreId"> & { userId: number },
): Promise<void> {
  await sql.updateTable("users").set(login).where("accountId", "=", accountId).where("id", "=", userId).execute();
}

export async function saveLoginActive(
  sql: Sql,
  { accountId, userId, isActive }: { accountId: number; userId: number; isActive: boolean },
): Promise<void> {
  await sql
    .updateTable("users")
    .set({ isActive })
    .where("accountId", "=", accountId)
    .where("id", "=", userId)
    .execute();
}

export async function saveStoresOfLogin(
  sql: Sql,
  { accountId, userId, storeIds }: { accountId: number; userId: number; storeIds: readonly number[] },
): Promise<void> {
  await sql.deleteFrom("userStores").where("accountId", "=", accountId).where("userId", "=", userId).execute();
  if (storeIds.length > 0) {
    await sql
      .insertInto("userStores")
      .values(storeIds.map((storeId) => ({ accountId, userId, storeId })))
      .execute();
  }
}

function loginsOf(sql: Sql, accountId: number) {
  return sql
    .selectFrom("users")
    .select(["users.id", "users.accountId", "users.fullName", "users.role"])
    .select(["users.isActive", "users.defaultStoreId"])
    .select(({ fn }) => fn.coalesce("users.invitedEmail", "users.email").as("email"))
    .select((is) => is("users.invitedEmail", "is not", null).$castTo<boolean>().as("isAddressTaken"))
    .select((is) => is("users.passwordHash", "is not", null).$castTo<boolean>().as("hasPassword"))
    .select((user) => [
      user
        .selectFrom("userStores")
        .select(raw<number[]>`coalesce(array_agg(user_stores.store_id order by user_stores.store_id), '{}')`.as("ids"))
        .whereRef("userStores.userId", "=", "users.id")
        .whereRef("userStores.accountId", "=", "users.accountId")
        .as("storeIds"),
      user
        .selectFrom("sessions")
        .select((session) => session.fn.max("sessions.lastUsedAt").as("at"))
        .whereRef("sessions.userId", "=", "users.id")
        .as("lastUsedAt"),
    ])
    .where("users.accountId", "=", accountId)
    .where("users.type", "=", "User");
}

function loginFrom(row: LoginRow): Login {
  return { ...row, storeIds: row.storeIds ?? [] };
}
