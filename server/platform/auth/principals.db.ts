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

/** A sign-in is known by its token, or by its id for what the program itself remembers of it. */
export type Credential = { tokenHash: Buffer } | { id: string };

/** The sign-in of a credential; none when it was revoked, its person is inactive or its device was revoked. */
export async function findSession(sql: Sql, credential: Credential): Promise<SignedIn | undefined> {
  const row = await sql
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id as sessionId", "sessions.device_id as deviceId", "sessions.last_used_at as lastUsedAt"])
    .select(["sessions.expires_at as expiresAt"])
    .select(["users.id", "users.account_id as accountId", "users.role", "users.type", "users.email", "users.full_name"])
    .where((is) =>
      "id" in credential ? is("sessions.id", "=", credential.id) : is("sessions.token_hash", "=", credential.tokenHash),
    )
    .where("sessions.revoked_at", "is", null)
    .where("users.is_active", "=", true)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("devices")
            .innerJoin("stores", "stores.id", "devices.store_id")
            .select("devices.id")
            .whereRef("devices.id", "=", "sessions.device_id")
            .whereRef("stores.account_id", "=", "users.account_id")
            .where("devices.revoked_at", "is not", null),
        ),
      ),
    )
    .executeTakeFirst();
  return row && { ...row, user: actingUser(row) };
}

/** The register of a credential, acting as its own PosUser; none when it was revoked. */
export async function findRegister(sql: Sql, credential: Credential): Promise<SignedIn | undefined> {
  const row = await sql
    .selectFrom("devices")
    .innerJoin("users", "users.id", "devices.user_id")
    .select(["devices.id as sessionId"])
    .select(["users.id", "users.account_id as accountId", "users.role", "users.type", "users.email", "users.full_name"])
    .where((is) =>
      "id" in credential ? is("devices.id", "=", credential.id) : is("devices.token_hash", "=", credential.tokenHash),
    )
    .where("devices.revoked_at", "is", null)
    .where("users.is_active", "=", true)
    .where("users.type", "=", "PosUser")
    .executeTakeFirst();
  return row && { user: actingUser(row), deviceId: row.sessionId, lastUsedAt: null, expiresAt: null };
}

/** Support reaches every store, owners and district managers their company's, a register its own, others their list. */
export async function listReachableStores(sql: Sql, { user, deviceId }: SignedIn): Promise<ActingStore[]> {
  let query = sql
    .selectFrom("stores")
    .leftJoin("store_settings", "store_settings.store_id", "stores.id")
    .select(["stores.id", "stores.account_id", "stores.name", "stores.time_zone"])
    .select(["store_settings.business_day_boundary_minutes", "store_settings.week_start"])
    .where("stores.archived_at", "is", null)
    .orderBy("stores.id");
  if (user.type === "PosUser") {
    const own = sql.selectFrom("devices").select("devices.store_id").where("devices.user_id", "=", user.id);
    query = query
      .where("stores.account_id", "=", user.accountId)
      .where("stores.id", "in", own.where("devices.id", "=", deviceId).where("devices.revoked_at", "is", null));
  } else if (user.role === roles.owner || user.role === roles.districtManager) {
    query = query.where("stores.account_id", "=", user.accountId);
  } else if (user.role !== roles.support) {
    const listed = sql
      .selectFrom("user_stores")
      .select("user_stores.store_id")
      .where("user_stores.user_id", "=", user.id);
    query = query.where("stores.account_id", "=", user.accountId).where("stores.id", "in", listed);
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    timeZone: row.time_zone,
    boundaryMinutes: row.business_day_boundary_minutes ?? 180,
    weekStart: row.week_start === 1 ? 1 : 0,
  }));
}

export async function listOwnEmployees(sql: Sql, userId: number): Promise<ActingEmployee[]> {
  const rows = await sql
    .selectFrom("employees")
    .select(["id", "store_id", "is_manager", "first_name", "last_name"])
    .where("user_id", "=", userId)
    .where("is_active", "=", true)
    .execute();
  return rows.map(actingEmployee);
}

export async function listConfirmations(sql: Sql, sessionId: string): Promise<Confirmation[]> {
  const rows = await sql
    .selectFrom("employee_confirmations")
    .innerJoin("employees", (join) =>
      join
        .onRef("employees.store_id", "=", "employee_confirmations.store_id")
        .onRef("employees.id", "=", "employee_confirmations.employee_id"),
    )
    .select([
      "employees.id",
      "employees.store_id",
      "employees.is_manager",
      "employees.first_name",
      "employees.last_name",
    ])
    .select(["employee_confirmations.confirmed_at"])
    .where("employee_confirmations.session_id", "=", sessionId)
    .where("employee_confirmations.ended_at", "is", null)
    .where("employees.is_active", "=", true)
    .execute();
  return rows.map((row) => ({ ...actingEmployee(row), confirmedAt: row.confirmed_at }));
}

/** Slides the session's end. Written by whichever process comes first; the others find it done. */
export async function touchSession(
  sql: Sql,
  touched: { sessionId: string; now: Date; expiresAt: Date; notBefore: Date },
): Promise<void> {
  await sql
    .updateTable("sessions")
    .set({ last_used_at: touched.now, expires_at: touched.expiresAt })
    .where("id", "=", touched.sessionId)
    .where("last_used_at", "<", touched.notBefore)
    .where("revoked_at", "is", null)
    .execute();
}

function actingUser(row: {
  id: number;
  accountId: number;
  role: number;
  type: string;
  email: string;
  full_name: string;
  sessionId: string;
}): ActingUser {
  return {
    id: row.id,
    accountId: row.accountId,
    role: row.role,
    type: row.type === "PosUser" ? "PosUser" : "User",
    email: row.email,
    fullName: row.full_name,
    sessionId: row.sessionId,
  };
}

function actingEmployee(row: {
  id: number;
  store_id: number;
  is_manager: boolean;
  first_name: string;
  last_name: string;
}): ActingEmployee {
  return {
    id: row.id,
    storeId: row.store_id,
    isManager: row.is_manager,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
  };
}
