import { sortedByName } from "#common/lists/name-order.ts";
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
  "users.accountId",
  "users.email",
  "users.fullName",
  "users.role",
  "users.type",
  "users.defaultStoreId",
  "users.supportRestoreId",
  "users.supportExternalId",
  "users.supportEmail",
] as const;

/** Finds people only, because a register has no password. */
export async function findUserByEmail(
  sql: Sql,
  email: string,
): Promise<(Profile & { passwordHash: string | null }) | undefined> {
  return sql
    .selectFrom("users")
    .select([...profileColumns, "passwordHash"])
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("isActive", "=", true)
    .where("type", "=", "User")
    .executeTakeFirst();
}

/** Returns the active users of an account with a role. */
export async function listLoginsOfRole(
  sql: Sql,
  { accountId, role }: { accountId: number; role: number },
): Promise<{ id: number; accountId: number; email: string; fullName: string }[]> {
  return sql
    .selectFrom("users")
    .select(["id", "accountId", "email", "fullName"])
    .where("accountId", "=", accountId)
    .where("role", "=", role)
    .where("type", "=", "User")
    .where("isActive", "=", true)
    .orderBy("id")
    .execute();
}

export async function findRegisterUser(
  sql: Sql,
  tokenHash: Buffer,
): Promise<(Profile & { deviceId: string }) | undefined> {
  return sql
    .selectFrom("devices")
    .innerJoin("users", "users.id", "devices.userId")
    .select([...profileColumns, "devices.id as deviceId"])
    .where("devices.tokenHash", "=", tokenHash)
    .where("devices.revokedAt", "is", null)
    .where("users.type", "=", "PosUser")
    .where("users.isActive", "=", true)
    .executeTakeFirst();
}

export async function getProfile(
  sql: Sql,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Profile> {
  return sql
    .selectFrom("users")
    .select(profileColumns)
    .where("accountId", "=", accountId)
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

/** Returns the user's own employee records, at most one per store. */
export async function listEmployeesOfUser(
  sql: Sql,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<OwnEmployee[]> {
  return sql
    .selectFrom("employees")
    .select(["storeId", "id", "firstName", "lastName"])
    .select(["isManager", "avatarUrl"])
    .where("accountId", "=", accountId)
    .where("userId", "=", userId)
    .where("isActive", "=", true)
    .orderBy("storeId")
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
  unpaidSince: Date | null;
  billingEndedAt: Date | null;
  closedAt: Date | null;
  /** The store that this is the training copy of. */
  trainingOf: number | null;
};

export async function listStores(sql: Sql, storeIds: readonly number[]): Promise<StoreProfile[]> {
  if (storeIds.length === 0) {
    return [];
  }
  const rows = await sql
    .selectFrom("stores")
    .select(["id", "name", "initials", "number", "brandKind", "phoneNumber"])
    .select(["callAndTextNumber", "timeZone", "address", "city", "state", "zip"])
    .select(["country", "color", "unpaidSince", "billingEndedAt", "closedAt", "trainingOf"])
    .where("id", "in", [...storeIds])
    .where("archivedAt", "is", null)
    .execute();
  // Nobody is to start the day in a copy.
  return sortedByName(rows).toSorted((left, right) => (left.trainingOf ?? 0) - (right.trainingOf ?? 0));
}
