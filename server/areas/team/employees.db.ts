import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type EmployeeRow = {
  id: number;
  storeId: number;
  userId: number | null;
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
  emergencyName: string | null;
  emergencyPhone: string | null;
  avatarUrl: string | null;
  isManager: boolean;
  isActive: boolean;
  drsEmployeeCode: string | null;
  drsUserId: string | null;
  hasPin: boolean;
  pinDigits: number | null;
  lastActionAt: Date | null;
};

const columns = [
  "id",
  "store_id as storeId",
  "user_id as userId",
  "first_name as firstName",
  "last_name as lastName",
  "email",
  "phone_number as phoneNumber",
  "emergency_name as emergencyName",
  "emergency_phone as emergencyPhone",
  "avatar_url as avatarUrl",
  "is_manager as isManager",
  "is_active as isActive",
  "drs_employee_code as drsEmployeeCode",
  "drs_user_id as drsUserId",
  "last_action_at as lastActionAt",
  "pin_digits as pinDigits",
] as const;

/** By name. */
export async function listEmployees(sql: Sql, wanted: { storeId: number; isActive: boolean }): Promise<EmployeeRow[]> {
  return sql
    .selectFrom("employees")
    .select(columns)
    .select((is) => is("pin_hash", "is not", null).$castTo<boolean>().as("hasPin"))
    .where("store_id", "=", wanted.storeId)
    .where("is_active", "=", wanted.isActive)
    .orderBy("first_name")
    .orderBy("last_name")
    .orderBy("id")
    .execute();
}

export type TeamMember = Pick<EmployeeRow, "id" | "firstName" | "lastName" | "avatarUrl" | "isManager">;

/** Those who work here, by name, with no more than a screen of the day shows of them. */
export async function listTeamMembers(sql: Sql, storeId: number): Promise<TeamMember[]> {
  return sql
    .selectFrom("employees")
    .select(["id", "first_name as firstName", "last_name as lastName", "avatar_url as avatarUrl"])
    .select("is_manager as isManager")
    .where("store_id", "=", storeId)
    .where("is_active", "=", true)
    .orderBy("first_name")
    .orderBy("last_name")
    .orderBy("id")
    .execute();
}

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
    .select(["id", "first_name as firstName", "last_name as lastName", "avatar_url as avatarUrl"])
    .select("is_manager as isManager")
    .where("store_id", "=", storeId)
    .where("id", "in", [...employeeIds])
    .execute();
}

export async function findEmployee(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<EmployeeRow | undefined> {
  return sql
    .selectFrom("employees")
    .select(columns)
    .select((is) => is("pin_hash", "is not", null).$castTo<boolean>().as("hasPin"))
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .executeTakeFirst();
}

/** Also keeps two changes of one person apart: the second waits for the first. */
export async function lockEmployee(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<EmployeeRow | undefined> {
  return sql
    .selectFrom("employees")
    .select(columns)
    .select((is) => is("pin_hash", "is not", null).$castTo<boolean>().as("hasPin"))
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .forUpdate()
    .executeTakeFirst();
}

export type EmployeeDetails = {
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
  emergencyName: string | null;
  emergencyPhone: string | null;
  isManager: boolean;
  drsEmployeeCode: string | null;
  drsUserId: string | null;
};

export async function insertEmployee(
  sql: Sql,
  employee: EmployeeDetails & {
    storeId: number;
    accountId: number;
    pin: { hash: string; digits: number } | null;
    now: Date;
  },
): Promise<number> {
  const row = await sql
    .insertInto("employees")
    .values({
      store_id: employee.storeId,
      account_id: employee.accountId,
      ...valuesOf(employee),
      pin_hash: employee.pin?.hash ?? null,
      pin_digits: employee.pin?.digits ?? null,
      pin_set_at: employee.pin === null ? null : employee.now,
      created_at: employee.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateEmployee(
  sql: Sql,
  employee: EmployeeDetails & { storeId: number; employeeId: number; userId: number | null },
): Promise<void> {
  await sql
    .updateTable("employees")
    .set({ ...valuesOf(employee), user_id: employee.userId })
    .where("store_id", "=", employee.storeId)
    .where("id", "=", employee.employeeId)
    .execute();
}

/** Switching off forgets the PIN: coming back needs a new one. */
export async function saveActive(
  sql: Sql,
  change: { storeId: number; employeeId: number; isActive: boolean; now: Date },
): Promise<void> {
  await sql
    .updateTable("employees")
    .set({
      is_active: change.isActive,
      deactivated_at: change.isActive ? null : change.now,
      pin_hash: null,
      pin_digits: null,
      pin_set_at: null,
    })
    .where("store_id", "=", change.storeId)
    .where("id", "=", change.employeeId)
    .execute();
}

export async function countActiveManagers(sql: Sql, storeId: number): Promise<number> {
  const row = await sql
    .selectFrom("employees")
    .select((count) => count.fn.countAll<number>().as("managers"))
    .where("store_id", "=", storeId)
    .where("is_manager", "=", true)
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  return row.managers;
}

/** Whether a person's login reaches the store and is linked to nobody else there. */
export async function isLoginFree(
  sql: Sql,
  wanted: { storeId: number; accountId: number; userId: number; exceptEmployeeId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom("users")
    .select("users.id")
    .where("users.account_id", "=", wanted.accountId)
    .where("users.id", "=", wanted.userId)
    .where("users.type", "=", "User")
    .where((is) =>
      is.or([
        is("users.role", "in", [roles.districtManager, roles.owner]),
        is.exists(
          is
            .selectFrom("user_stores")
            .select("user_stores.user_id")
            .whereRef("user_stores.user_id", "=", "users.id")
            .where("user_stores.store_id", "=", wanted.storeId),
        ),
      ]),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("employees")
            .select("employees.id")
            .whereRef("employees.user_id", "=", "users.id")
            .where("employees.store_id", "=", wanted.storeId)
            .where("employees.id", "!=", wanted.exceptEmployeeId),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Who has a code of the point of sale now, if not the person given. */
export async function findHolderOfCode(
  sql: Sql,
  wanted: { storeId: number; code: string; exceptEmployeeId: number | null },
): Promise<{ id: number; fullName: string } | undefined> {
  const row = await sql
    .selectFrom("employees")
    .select(["id", "first_name", "last_name"])
    .where("store_id", "=", wanted.storeId)
    .where("drs_employee_code", "=", wanted.code)
    .where("is_active", "=", true)
    .where("id", "!=", wanted.exceptEmployeeId ?? 0)
    .executeTakeFirst();
  return row && { id: row.id, fullName: `${row.first_name} ${row.last_name}`.trim() };
}

function valuesOf(employee: EmployeeDetails) {
  return {
    first_name: employee.firstName,
    last_name: employee.lastName,
    email: employee.email,
    phone_number: employee.phoneNumber,
    emergency_name: employee.emergencyName,
    emergency_phone: employee.emergencyPhone,
    is_manager: employee.isManager,
    drs_employee_code: employee.drsEmployeeCode,
    drs_user_id: employee.drsUserId,
  };
}
