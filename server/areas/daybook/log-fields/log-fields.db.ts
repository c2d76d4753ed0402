import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { logKinds } from "#common/log-value.ts";
import type { LogKind } from "#common/log-value.ts";
import { signerOf } from "#server/areas/daybook/tasks/tasks.db.ts";
import type { Signer } from "#server/areas/daybook/tasks/tasks.db.ts";
import type { Sql } from "#server/platform/db/db.ts";

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

type FieldRow = { id: string; name: string; kind: string; is_required: boolean; archived_at: Date | null };

const fieldColumns = ["id", "name", "kind", "is_required", "archived_at"] as const;

/** Fields in use, in their order. */
export async function listLogFields(sql: Sql, storeId: number): Promise<LogField[]> {
  const rows = await sql
    .selectFrom("log_fields")
    .select(fieldColumns)
    .where("store_id", "=", storeId)
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(toField);
}

export async function findLogField(sql: Sql, of: { storeId: number; id: string }): Promise<LogField | null> {
  const row = await sql
    .selectFrom("log_fields")
    .select(fieldColumns)
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .executeTakeFirst();
  return row ? toField(row) : null;
}

/** The fields in use with the day's values, and retired ones that were filled in on that day. */
export async function listLogEntries(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<LogEntry[]> {
  const rows = await sql
    .selectFrom("log_fields as field")
    .leftJoin("log_values as value", (join) =>
      join
        .onRef("value.store_id", "=", "field.store_id")
        .onRef("value.field_id", "=", "field.id")
        .on("value.business_date", "=", of.date),
    )
    .leftJoin("employee_names_view as filler", (join) =>
      join.onRef("filler.store_id", "=", "value.store_id").onRef("filler.id", "=", "value.filled_by_employee_id"),
    )
    .select(["field.id", "field.name", "field.kind", "field.is_required", "field.archived_at"])
    .select(["value.text_value", "value.number_value", "value.amount_cents", "value.percent_tenths", "value.is_yes"])
    .select(["value.filled_at", "filler.id as filler_id", "filler.first_name as filler_first"])
    .select(["filler.full_name as filler_name", "filler.avatar_url as filler_avatar"])
    .select(raw<BusinessDate>`hangtag.business_date_at(field.store_id, field.created_at)`.as("since"))
    .where("field.store_id", "=", of.storeId)
    .where((where) => where.or([where("field.archived_at", "is", null), where("value.filled_at", "is not", null)]))
    .orderBy("field.position")
    .orderBy("field.id")
    .execute();
  return rows.map((row) => ({
    field: toField(row),
    value: valueText(row),
    filledBy: signerOf({
      id: row.filler_id,
      first: row.filler_first,
      name: row.filler_name,
      avatar: row.filler_avatar,
    }),
    filledAt: row.filled_at,
    since: row.since,
  }));
}

/** False when a field with this id exists already, or one in use with this name. */
export async function insertLogField(
  sql: Sql,
  field: { storeId: number; id: string; name: string; kind: LogKind; isRequired: boolean; at: Date },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("log_fields")
    .values((build) => ({
      store_id: field.storeId,
      id: field.id,
      name: field.name,
      kind: field.kind,
      is_required: field.isRequired,
      created_at: field.at,
      position: build
        .selectFrom("log_fields")
        .select(({ eb: next, fn }) => next(fn.coalesce(fn.max("position"), next.lit(-1)), "+", 1).as("next"))
        .where("store_id", "=", field.storeId),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function isLogFieldNameTaken(
  sql: Sql,
  of: { storeId: number; name: string; exceptId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("log_fields")
    .select("id")
    .where("store_id", "=", of.storeId)
    .where(({ fn }) => fn<string>("lower", ["name"]), "=", of.name.toLowerCase())
    .where("id", "!=", of.exceptId)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes of one field wait for each other. */
export async function lockLogField(sql: Sql, of: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("log_fields")
    .select("id")
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .forUpdate()
    .execute();
}

export async function updateLogField(
  sql: Sql,
  field: { storeId: number; id: string; name: string; isRequired: boolean },
): Promise<void> {
  await sql
    .updateTable("log_fields")
    .set({ name: field.name, is_required: field.isRequired })
    .where("store_id", "=", field.storeId)
    .where("id", "=", field.id)
    .execute();
}

export async function archiveLogField(sql: Sql, of: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("log_fields")
    .set({ archived_at: of.at })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .execute();
}

export async function setLogFieldPosition(
  sql: Sql,
  of: { storeId: number; id: string; position: number },
): Promise<void> {
  await sql
    .updateTable("log_fields")
    .set({ position: of.position })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
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
    text_value: field.kind === "text" ? value : null,
    number_value: field.kind === "number" ? value : null,
    amount_cents: field.kind === "money" ? Number(value) : null,
    percent_tenths: field.kind === "percent" ? Number(value) : null,
    is_yes: field.kind === "yes_no" ? value === "true" : null,
    filled_by_employee_id: filling.employeeId,
    filled_at: filling.at,
  };
  await sql
    .insertInto("log_values")
    .values({ store_id: filling.storeId, field_id: field.id, business_date: filling.date, ...columns })
    .onConflict((conflict) => conflict.columns(["store_id", "field_id", "business_date"]).doUpdateSet(columns))
    .execute();
}

export async function deleteLogValue(
  sql: Sql,
  of: { storeId: number; fieldId: string; date: BusinessDate },
): Promise<void> {
  await sql
    .deleteFrom("log_values")
    .where("store_id", "=", of.storeId)
    .where("field_id", "=", of.fieldId)
    .where("business_date", "=", of.date)
    .execute();
}

function toField(row: FieldRow): LogField {
  return {
    id: row.id,
    name: row.name,
    kind: logKinds.find((kind) => kind === row.kind) ?? "text",
    isRequired: row.is_required,
    isArchived: row.archived_at !== null,
  };
}

function valueText(row: {
  text_value: string | null;
  number_value: string | null;
  amount_cents: number | null;
  percent_tenths: number | null;
  is_yes: boolean | null;
}): string | null {
  const number = row.number_value === null ? null : Number(row.number_value);
  const value = row.text_value ?? number ?? row.amount_cents ?? row.percent_tenths ?? row.is_yes;
  return value === null ? null : String(value);
}
