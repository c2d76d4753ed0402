import { registerMapping } from "#common/pos-files/register-mapping.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type Register = { storeId: number; deviceId: string };

export type SavedMapping = {
  version: number;
  mapping: RegisterMapping;
  fileName: string | null;
  fromVersion: number | null;
  savedAt: Date;
  savedBy: string;
  savedByUserId: number | null;
};

/** Returns the name of a register of the store; undefined of any other device. */
export async function findRegisterName(sql: Sql, { storeId, deviceId }: Register): Promise<string | undefined> {
  const row = await sql
    .selectFrom("devices")
    .select("name")
    .where("storeId", "=", storeId)
    .where("id", "=", deviceId)
    .where("type", "=", "pos")
    .executeTakeFirst();
  return row?.name;
}

/** The newest first. */
export async function listMappings(sql: Sql, register: Register & { limit: number }): Promise<SavedMapping[]> {
  const rows = await selectMappings(sql, register).orderBy("saved.version", "desc").limit(register.limit).execute();
  return rows.map(toMapping);
}

export async function findMapping(
  sql: Sql,
  { version, ...register }: Register & { version: number },
): Promise<SavedMapping | undefined> {
  const row = await selectMappings(sql, register).where("saved.version", "=", version).executeTakeFirst();
  return row && toMapping(row);
}

/** Returns the number of the version in use; 0 before the first. */
export async function findMappingVersion(sql: Sql, { storeId, deviceId }: Register): Promise<number> {
  const row = await sql
    .selectFrom("deviceMappings")
    .select("version")
    .where("storeId", "=", storeId)
    .where("deviceId", "=", deviceId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export type NewMapping = Register & {
  version: number;
  mapping: RegisterMapping;
  fileName: string | null;
  fromVersion: number | null;
  userId: number | null;
  employeeId: number | null;
  now: Date;
};

/** Returns false when another person saved this version meanwhile. */
export async function insertMapping(sql: Sql, saving: NewMapping): Promise<boolean> {
  const inserted = await sql
    .insertInto("deviceMappings")
    .values({
      storeId: saving.storeId,
      deviceId: saving.deviceId,
      version: saving.version,
      mapping: JSON.stringify(saving.mapping),
      fileName: saving.fileName,
      fromVersion: saving.fromVersion,
      savedAt: saving.now,
      savedByUserId: saving.userId,
      savedByEmployeeId: saving.employeeId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

function selectMappings(sql: Sql, { storeId, deviceId }: Register) {
  return sql
    .selectFrom("deviceMappings as saved")
    .leftJoin("employeeNamesView as employee", (join) =>
      join.onRef("employee.storeId", "=", "saved.storeId").onRef("employee.id", "=", "saved.savedByEmployeeId"),
    )
    .leftJoin("users as login", "login.id", "saved.savedByUserId")
    .select(["saved.version", "saved.mapping", "saved.fileName", "saved.fromVersion", "saved.savedAt"])
    .select("saved.savedByUserId")
    .select(({ fn }) => fn.coalesce("employee.fullName", "login.fullName").as("savedBy"))
    .where("saved.storeId", "=", storeId)
    .where("saved.deviceId", "=", deviceId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMappings>["execute"]>>[number];

function toMapping(row: Row): SavedMapping {
  return { ...row, mapping: registerMapping.parse(row.mapping), savedBy: row.savedBy ?? "Hangtag" };
}
