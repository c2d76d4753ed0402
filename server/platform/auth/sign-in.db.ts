import type { Sql } from "#server/platform/db/db.ts";

export type Profile = {
  id: number;
  accountId: number;
  email: string;
  fullName: string;
  role: number;
  type: string;
  defaultStoreId: number | null;
  supportRestoreId: string | null;
  supportExternalId: string | null;
  supportEmail: string | null;
};

const profileColumns = [
  "users.id",
  "users.account_id as accountId",
  "users.email",
  "users.full_name as fullName",
  "users.role",
  "users.type",
  "users.default_store_id as defaultStoreId",
  "users.support_restore_id as supportRestoreId",
  "users.support_external_id as supportExternalId",
  "users.support_email as supportEmail",
] as const;

/** People only: a register has no password. */
export async function findUserByEmail(
  sql: Sql,
  email: string,
): Promise<(Profile & { passwordHash: string | null }) | undefined> {
  return sql
    .selectFrom("users")
    .select([...profileColumns, "password_hash as passwordHash"])
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("is_active", "=", true)
    .where("type", "=", "User")
    .executeTakeFirst();
}

/** The active logins of a company with a role. */
export async function listLoginsOfRole(
  sql: Sql,
  { accountId, role }: { accountId: number; role: number },
): Promise<{ id: number; accountId: number; email: string; fullName: string }[]> {
  return sql
    .selectFrom("users")
    .select(["id", "account_id as accountId", "email", "full_name as fullName"])
    .where("account_id", "=", accountId)
    .where("role", "=", role)
    .where("type", "=", "User")
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
}

export async function findRegisterUser(
  sql: Sql,
  tokenHash: Buffer,
): Promise<(Profile & { deviceId: string }) | undefined> {
  return sql
    .selectFrom("devices")
    .innerJoin("users", "users.id", "devices.user_id")
    .select([...profileColumns, "devices.id as deviceId"])
    .where("devices.token_hash", "=", tokenHash)
    .where("devices.revoked_at", "is", null)
    .where("users.type", "=", "PosUser")
    .where("users.is_active", "=", true)
    .executeTakeFirst();
}

export async function getProfile(
  sql: Sql,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Profile> {
  return sql
    .selectFrom("users")
    .select(profileColumns)
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

export type OwnEmployee = {
  storeId: number;
  id: number;
  firstName: string;
  lastName: string;
  isManager: boolean;
  avatarUrl: string | null;
};

/** The login's own employee records, one for each store at most. */
export async function listEmployeesOfUser(
  sql: Sql,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<OwnEmployee[]> {
  return sql
    .selectFrom("employees")
    .select(["store_id as storeId", "id", "first_name as firstName", "last_name as lastName"])
    .select(["is_manager as isManager", "avatar_url as avatarUrl"])
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("is_active", "=", true)
    .orderBy("store_id")
    .execute();
}

export type StoreProfile = {
  id: number;
  name: string;
  initials: string;
  number: string;
  brandKind: string;
  phoneNumber: string | null;
  callAndTextNumber: string | null;
  timeZone: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string;
  color: string;
};

export async function listStores(sql: Sql, storeIds: readonly number[]): Promise<StoreProfile[]> {
  if (storeIds.length === 0) {
    return [];
  }
  return sql
    .selectFrom("stores")
    .select(["id", "name", "initials", "number", "brand_kind as brandKind", "phone_number as phoneNumber"])
    .select(["call_and_text_number as callAndTextNumber", "time_zone as timeZone", "address", "city", "state", "zip"])
    .select(["country", "color"])
    .where("id", "in", [...storeIds])
    .where("archived_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}
