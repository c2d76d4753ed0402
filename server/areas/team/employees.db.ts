import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

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
  "pinDigits",
] as const;

export type EmployeeRow = Pick<Selectable<DB["employees"]>, (typeof columns)[number]> & {
  hasPin: boolean;
  lastActionAt: Date | null;
};

/** By name. */
export async function listEmployees(sql: Sql, filter: { storeId: number; isActive: boolean }): Promise<EmployeeRow[]> {
  return employeesOf(sql, filter.storeId)
    .where("isActive", "=", filter.isActive)
    .orderBy("firstName")
    .orderBy("lastName")
    .orderBy("id")
    .execute();
}

export async function findEmployee(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<EmployeeRow | undefined> {
  return employeesOf(sql, storeId).where("id", "=", employeeId).executeTakeFirst();
}

/** Also keeps two changes of one person apart: the second waits for the first. */
export async function lockEmployee(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<EmployeeRow | undefined> {
  return employeesOf(sql, storeId).where("id", "=", employeeId).forUpdate().executeTakeFirst();
}

export type EmployeeDetails = Omit<
  EmployeeRow,
  "id" | "storeId" | "userId" | "avatarUrl" | "isActive" | "hasPin" | "pinDigits" | "lastActionAt"
>;

export async function insertEmployee(
  sql: Sql,
  {
    pin,
    now,
    ...employee
  }: EmployeeDetails & {
    storeId: number;
    accountId: number;
    /** The sign-in of the person, where they have one already. */
    userId?: number;
    pin: { hash: string; digits: number } | null;
    now: Date;
  },
): Promise<number> {
  const pinColumns = pin && { pinHash: pin.hash, pinDigits: pin.digits, pinSetAt: now };
  const row = await sql
    .insertInto("employees")
    .values({ ...employee, ...pinColumns, createdAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateEmployee(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
  details: Partial<EmployeeDetails & { userId: number | null }>,
): Promise<void> {
  await sql.updateTable("employees").set(details).where("storeId", "=", storeId).where("id", "=", employeeId).execute();
}

/** Deactivation forgets the PIN; a reactivated person needs a new one. */
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
  query: { storeId: number; accountId: number; userId: number; exceptEmployeeId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom("users")
    .select("users.id")
    .where("users.accountId", "=", query.accountId)
    .where("users.id", "=", query.userId)
    .where("users.type", "=", "User")
    .where((is) =>
      is.or([
        is("users.role", "in", [roles.districtManager, roles.owner]),
        is.exists(
          is
            .selectFrom("userStores")
            .select("userStores.userId")
            .whereRef("userStores.userId", "=", "users.id")
            .where("userStores.storeId", "=", query.storeId),
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
            .where("employees.storeId", "=", query.storeId)
            .where("employees.id", "!=", query.exceptEmployeeId),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns who has a point-of-sale code now, other than the person given. */
export async function findHolderOfCode(
  sql: Sql,
  query: { storeId: number; code: string; exceptEmployeeId: number | null },
): Promise<{ id: number; fullName: string } | undefined> {
  const row = await sql
    .selectFrom("employees")
    .select(["id", "firstName", "lastName"])
    .where("storeId", "=", query.storeId)
    .where("drsEmployeeCode", "=", query.code)
    .where("isActive", "=", true)
    .where("id", "!=", query.exceptEmployeeId ?? 0)
    .executeTakeFirst();
  return row && { id: row.id, fullName: `${row.firstName} ${row.lastName}`.trim() };
}

function employeesOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("employees")
    .select(columns)
    .select((is) => is("pinHash", "is not", null).$castTo<boolean>().as("hasPin"))
    .select(
      // The column knows PINs and punches; the history knows everything that a person did.
      raw<Date | null>`greatest(last_action_at, (
        select event.at from events as event
        where event.store_id = employees.store_id and event.employee_id = employees.id
        order by event.id desc limit 1))`.as("lastActionAt"),
    )
    .where("storeId", "=", storeId);
}
