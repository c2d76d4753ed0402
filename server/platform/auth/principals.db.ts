import type { Sql } from "#server/platform/db/db.ts";
import type { ActingEmployee, ActingStore, ActingUser } from "#server/platform/context/context.ts";
import { roles } from "#common/permissions.ts";
import type { Confirmation } from "./principal.ts";

export type SignedIn = {
  user: ActingUser;
  deviceId: string | null;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
};

/** Identifies a sign-in by its token, or by its id where the program itself stored it. */
export type Credential = { tokenHash: Buffer } | { id: string };

/** Returns the session of a credential; undefined when it, its device or its user is revoked or inactive. */
export async function findSession(sql: Sql, credential: Credential): Promise<SignedIn | undefined> {
  const row = await sql
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.id as sessionId", "sessions.deviceId", "sessions.lastUsedAt"])
    .select(["sessions.expiresAt"])
    .select(["users.id", "users.accountId", "users.role", "users.type", "users.email", "users.fullName"])
    .where((is) =>
      "id" in credential ? is("sessions.id", "=", credential.id) : is("sessions.tokenHash", "=", credential.tokenHash),
    )
    .where("sessions.revokedAt", "is", null)
    .where("users.isActive", "=", true)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("devices")
            .innerJoin("stores", "stores.id", "devices.storeId")
            .select("devices.id")
            .whereRef("devices.id", "=", "sessions.deviceId")
            .whereRef("stores.accountId", "=", "users.accountId")
            .where("devices.revokedAt", "is not", null),
        ),
      ),
    )
    .executeTakeFirst();
  return row && { ...row, user: actingUser(row) };
}

/** Returns the register of a credential, acting as its own PosUser; undefined when it was revoked. */
export async function findRegister(sql: Sql, credential: Credential): Promise<SignedIn | undefined> {
  const row = await sql
    .selectFrom("devices")
    .innerJoin("users", "users.id", "devices.userId")
    .select(["devices.id as sessionId"])
    .select(["users.id", "users.accountId", "users.role", "users.type", "users.email", "users.fullName"])
    .where((is) =>
      "id" in credential ? is("devices.id", "=", credential.id) : is("devices.tokenHash", "=", credential.tokenHash),
    )
    .where("devices.revokedAt", "is", null)
    .where("users.isActive", "=", true)
    .where("users.type", "=", "PosUser")
    .executeTakeFirst();
  return row && { user: actingUser(row), deviceId: row.sessionId, lastUsedAt: null, expiresAt: null };
}

/** Support reaches every store, owners and district managers their company's, a register its own, others their list. */
export async function listReachableStores(sql: Sql, { user, deviceId }: SignedIn): Promise<ActingStore[]> {
  let query = sql
    .selectFrom("stores")
    .leftJoin("storeSettings", "storeSettings.storeId", "stores.id")
    .select(["stores.id", "stores.accountId", "stores.name", "stores.timeZone"])
    .select(["stores.unpaidSince", "stores.billingEndedAt", "stores.closedAt", "stores.trainingOf"])
    .select(["storeSettings.businessDayBoundaryMinutes", "storeSettings.weekStart"])
    .where("stores.archivedAt", "is", null)
    .orderBy("stores.id");
  if (user.type === "PosUser") {
    const own = sql
      .selectFrom("devices")
      .innerJoin("stores as ownStores", "ownStores.id", "devices.storeId")
      .select("devices.storeId")
      .where("devices.userId", "=", user.id)
      .where("devices.id", "=", deviceId)
      .where("devices.revokedAt", "is", null)
      .where("ownStores.accountId", "=", user.accountId);
    query = query.where((is) => is.or([is("stores.id", "in", own), is("stores.trainingOf", "in", own)]));
  } else if (user.role === roles.owner || user.role === roles.districtManager) {
    const own = sql
      .selectFrom("stores as ownStores")
      .select("ownStores.id")
      .where("ownStores.accountId", "=", user.accountId)
      .where("ownStores.archivedAt", "is", null);
    query = query.where((is) =>
      is.or([is("stores.accountId", "=", user.accountId), is("stores.trainingOf", "in", own)]),
    );
  } else if (user.role !== roles.support) {
    const listed = sql
      .selectFrom("userStores")
      .innerJoin("stores as ownStores", "ownStores.id", "userStores.storeId")
      .select("userStores.storeId")
      .where("userStores.userId", "=", user.id)
      .where("ownStores.accountId", "=", user.accountId)
      .where("ownStores.archivedAt", "is", null);
    query = query.where((is) => is.or([is("stores.id", "in", listed), is("stores.trainingOf", "in", listed)]));
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.accountId,
    name: row.name,
    timeZone: row.timeZone,
    boundaryMinutes: row.businessDayBoundaryMinutes ?? 180,
    weekStart: row.weekStart === 1 ? 1 : 0,
    billing: { unpaidSince: row.unpaidSince, endedAt: row.closedAt ?? row.billingEndedAt },
    ...(row.trainingOf !== null && { isTraining: true }),
  }));
}

export async function listOwnEmployees(sql: Sql, userId: number): Promise<ActingEmployee[]> {
  const rows = await sql
    .selectFrom("employees")
    .select(["id", "storeId", "isManager", "firstName", "lastName"])
    .where("userId", "=", userId)
    .where("isActive", "=", true)
    .execute();
  return rows.map(actingEmployee);
}

export async function listConfirmations(sql: Sql, sessionId: string): Promise<Confirmation[]> {
  const rows = await sql
    .selectFrom("employeeConfirmations")
    .innerJoin("employees", (join) =>
      join
        .onRef("employees.storeId", "=", "employeeConfirmations.storeId")
        .onRef("employees.id", "=", "employeeConfirmations.employeeId"),
    )
    .select(["employees.id", "employees.storeId", "employees.isManager", "employees.firstName", "employees.lastName"])
    .select(["employeeConfirmations.confirmedAt"])
    .where("employeeConfirmations.sessionId", "=", sessionId)
    .where("employeeConfirmations.endedAt", "is", null)
    .where("employees.isActive", "=", true)
    .execute();
  return rows.map((row) => ({ ...actingEmployee(row), confirmedAt: row.confirmedAt }));
}

/** Extends the session. The first process writes; for the others the condition no longer matches. */
export async function touchSession(
  sql: Sql,
  session: { sessionId: string; now: Date; expiresAt: Date; notBefore: Date },
): Promise<void> {
  await sql
    .updateTable("sessions")
    .set({ lastUsedAt: session.now, expiresAt: session.expiresAt })
    .where("id", "=", session.sessionId)
    .where("lastUsedAt", "<", session.notBefore)
    .where("revokedAt", "is", null)
    .execute();
}

function actingUser(row: {
  id: number;
  accountId: number;
  role: number;
  type: string;
  email: string;
  fullName: string;
  sessionId: string;
}): ActingUser {
  return {
    id: row.id,
    accountId: row.accountId,
    role: row.role,
    type: row.type === "PosUser" ? "PosUser" : "User",
    email: row.email,
    fullName: row.fullName,
    sessionId: row.sessionId,
  };
}

function actingEmployee(row: {
  id: number;
  storeId: number;
  isManager: boolean;
  firstName: string;
  lastName: string;
}): ActingEmployee {
  return {
    id: row.id,
    storeId: row.storeId,
    isManager: row.isManager,
    fullName: `${row.firstName} ${row.lastName}`.trim(),
  };
}
