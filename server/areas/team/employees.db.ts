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
  "storeId",
  "userId",
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "emergencyName",
  "emergencyPhone",
  "avatarUrl",
  "isManager",
  "isActive",
  "drsEmployeeCode",
  "drsUserId",
  "lastActionAt",
  "pinDigits",
] as const;

/** By name. */
export async function listEmployees(sql: Sql, wanted: { storeId: number; isActive: boolean }): Promise<EmployeeRow[]> {
  return sql
    .selectFrom("employees")
    .select(columns)
    .select((is) => is("pinHash", "is not", null).$castTo<boolean>().as("hasPin"))
    .where("storeId", "=", wanted.storeId)
    .where("isActive", "=", wanted.isActive)
    .orderBy("firstName")
    .orderBy("lastName")
    .orderBy("id")
    .execute();
}

export async function findEmployee(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<EmployeeRow | undefined> {
  return sql
    .selectFrom("employees")
    .select(columns)
    .select((is) => is("pinHash", "is not", null).$castTo<boolean>().as("hasPin"))
    .where("storeId", "=", storeId)
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
    .select((is) => is("pinHash", "is not", null).$castTo<boolean>().as("hasPin"))
    .where("storeId", "=", storeId)
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
      storeId: employee.storeId,
      accountId: employee.accountId,
      ...valuesOf(employee),
      pinHash: employee.pin?.hash ?? null,
      pinDigits: employee.pin?.digits ?? null,
      pinSetAt: employee.pin === null ? null : employee.now,
      createdAt: employee.now,
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
    .set({ ...valuesOf(employee), userId: employee.userId })
    .where("storeId", "=", employee.storeId)
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
      isActive: change.isActive,
      deactivatedAt: change.isActive ? null : change.now,
      pinHash: null,
      pinDigits: null,
      pinSetAt: null,
    })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.employeeId)
    .execute();
}

export async function countActiveManagers(sql: Sql, storeId: number): Promise<number> {
  const row = await sql
    .selectFrom("employees")
    .select((count) => count.fn.countAll<number>().as("managers"))
    .where("storeId", "=", storeId)
    .where("isManager", "=", true)
    .where("isActive", "=", true)
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
    .where("users.accountId", "=", wanted.accountId)
    .where("users.id", "=", wanted.userId)
    .where("users.type", "=", "User")
    .where((is) =>
      is.or([
        is("users.role", "in", [roles.districtManager, roles.owner]),
        is.exists(
          is
            .selectFrom("userStores")
            .select("userStores.userId")
            .whereRef("userStores.userId", "=", "users.id")
            .where("userStores.storeId", "=", wanted.storeId),
        ),
      ]),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("employees")
            .select("employees.id")
            .whereRef("employees.userId", "=", "users.id")
            .where("employees.storeId", "=", wanted.storeId)
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
    .select(["id", "firstName", "lastName"])
    .where("storeId", "=", wanted.storeId)
    .where("drsEmployeeCode", "=", wanted.code)
    .where("isActive", "=", true)
    .where("id", "!=", wanted.exceptEmployeeId ?? 0)
    .executeTakeFirst();
  return row && { id: row.id, fullName: `${row.firstName} ${row.lastName}`.trim() };
}

function valuesOf(employee: EmployeeDetails) {
  return {
    firstName: employee.firstName,
    lastName: employee.lastName,
    email: employee.email,
    phoneNumber: employee.phoneNumber,
    emergencyName: employee.emergencyName,
    emergencyPhone: employee.emergencyPhone,
    isManager: employee.isManager,
    drsEmployeeCode: employee.drsEmployeeCode,
    drsUserId: employee.drsUserId,
  };
}
