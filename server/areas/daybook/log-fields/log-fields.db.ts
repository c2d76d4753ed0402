import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { logKinds } from "#common/log-value.ts";
import type { LogKind } from "#common/log-value.ts";
import { signerOf } from "#server/areas/daybook/tasks/tasks.db.ts";
import type { Signer } from "#server/areas/daybook/tasks/tasks.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

export type LogField = { id: string; name: string; kind: LogKind; isRequired: boolean; isArchived: boolean };

/**
 * A field on a day: what was filled in, as `common/log-value.ts` writes it; null when nothing was. `since` is the day on
 * which the field was made.
 */
export type LogEntry = {
  field: LogField;
  value: string | null;
  filledBy: Signer | null;
  filledAt: Date | null;
  since: BusinessDate;
};

const fieldColumns = ["id", "name", "kind", "isRequired", "archivedAt"] as const;

/** Fields in use, in their order. */
export async function listLogFields(sql: Sql, storeId: number): Promise<LogField[]> {
  const rows = await sql
    .selectFrom("logFields")
    .select(fieldColumns)
    .where("storeId", "=", storeId)
    .where("archivedAt", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(toField);
}

export async function findLogField(sql: Sql, key: { storeId: number; id: string }): Promise<LogField | null> {
  const row = await sql
    .selectFrom("logFields")
    .select(fieldColumns)
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row ? toField(row) : null;
}

/** The fields in use with the day's values, and retired ones that were filled in on that day. */
export async function listLogEntries(sql: Sql, filter: { storeId: number; date: BusinessDate }): Promise<LogEntry[]> {
  const rows = await sql
    .selectFrom("logFields as field")
    .leftJoin("logValues as value", (join) =>
      join
        .onRef("value.storeId", "=", "field.storeId")
        .onRef("value.fieldId", "=", "field.id")
        .on("value.businessDate", "=", filter.date),
    )
    .leftJoin("employeeNamesView as filler", (join) =>
      join.onRef("filler.storeId", "=", "value.storeId").onRef("filler.id", "=", "value.filledByEmployeeId"),
    )
    .select(["field.id", "field.name", "field.kind", "field.isRequired", "field.archivedAt"])
    .select(["value.textValue", "value.numberValue", "value.amountCents", "value.percentTenths", "value.isYes"])
    .select(["value.filledAt", "filler.id as fillerId", "filler.firstName as fillerFirst"])
    .select(["filler.fullName as fillerName", "filler.avatarUrl as fillerAvatar"])
    .select(raw<BusinessDate>`hangtag.business_date_at(field.store_id, field.created_at)`.as("since"))
    .where("field.storeId", "=", filter.storeId)
    .where((where) => where.or([where("field.archivedAt", "is", null), where("value.filledAt", "is not", null)]))
    .orderBy("field.position")
    .orderBy("field.id")
    .execute();
  return rows.map((row) => ({
    field: toField(row),
    value: valueText(row),
    filledBy: signerOf({
      id: row.fillerId,
      first: row.fillerFirst,
      name: row.fillerName,
      avatar: row.fillerAvatar,
    }),
    filledAt: row.filledAt,
    since: row.since,
  }));
}

/** False when a field with this id exists already, or one in use with this name. */
export async function insertLogField(
  sql: Sql,
  field: { storeId: number; id: string; name: string; kind: LogKind; isRequired: boolean; createdAt: Date },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("logFields")
    .values((build) => ({
      ...field,
      position: build
        .selectFrom("logFields")
        .select(({ eb: next, fn }) => next(fn.coalesce(fn.max("position"), next.lit(-1)), "+", 1).as("next"))
        .where("storeId", "=", field.storeId),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function isLogFieldNameTaken(
  sql: Sql,
  filter: { storeId: number; name: string; exceptId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("logFields")
    .select("id")
    .where("storeId", "=", filter.storeId)
    .where(({ fn }) => fn<string>("lower", ["name"]), "=", filter.name.toLowerCase())
    .where("id", "!=", filter.exceptId)
    .where("archivedAt", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes changes of one field. */
export async function lockLogField(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("logFields")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forUpdate()
    .execute();
}

export async function updateLogField(
  sql: Sql,
  field: { storeId: number; id: string; name: string; isRequired: boolean },
): Promise<void> {
  await sql
    .updateTable("logFields")
    .set({ name: field.name, isRequired: field.isRequired })
    .where("storeId", "=", field.storeId)
    .where("id", "=", field.id)
    .execute();
}

export async function archiveLogField(sql: Sql, key: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("logFields")
    .set({ archivedAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export async function setLogFieldPosition(
  sql: Sql,
  change: { storeId: number; id: string; position: number },
): Promise<void> {
  await sql
    .updateTable("logFields")
    .set({ position: change.position })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

export type Filling = {
  storeId: number;
  field: LogField;
  date: BusinessDate;
  value: string;
  employeeId: number;
  at: Date;
};

export async function saveLogValue(sql: Sql, filling: Filling): Promise<void> {
  const { field, value } = filling;
  const columns = {
    textValue: field.kind === "text" ? value : null,
    numberValue: field.kind === "number" ? value : null,
    amountCents: field.kind === "money" ? Number(value) : null,
    percentTenths: field.kind === "percent" ? Number(value) : null,
    isYes: field.kind === "yes_no" ? value === "true" : null,
    filledByEmployeeId: filling.employeeId,
    filledAt: filling.at,
  };
  await sql
    .insertInto("logValues")
    .values({ storeId: filling.storeId, fieldId: field.id, businessDate: filling.date, ...columns })
    .onConflict((conflict) => conflict.columns(["storeId", "fieldId", "businessDate"]).doUpdateSet(columns))
    .execute();
}

export async function deleteLogValue(
  sql: Sql,
  key: { storeId: number; fieldId: string; date: BusinessDate },
): Promise<void> {
  await sql
    .deleteFrom("logValues")
    .where("storeId", "=", key.storeId)
    .where("fieldId", "=", key.fieldId)
    .where("businessDate", "=", key.date)
    .execute();
}

type FieldRow = Pick<Selectable<DB["logFields"]>, (typeof fieldColumns)[number]>;

function toField({ id, name, kind, isRequired, archivedAt }: FieldRow): LogField {
  return {
    id,
    name,
    kind: logKinds.find((logKind) => logKind === kind) ?? "text",
    isRequired,
    isArchived: archivedAt !== null,
  };
}

type ValueColumns = "textValue" | "numberValue" | "amountCents" | "percentTenths" | "isYes";

function valueText(row: Pick<Selectable<DB["logValues"]>, ValueColumns>): string | null {
  const number = row.numberValue === null ? null : Number(row.numberValue);
  const value = row.textValue ?? number ?? row.amountCents ?? row.percentTenths ?? row.isYes;
  return value === null ? null : String(value);
}
