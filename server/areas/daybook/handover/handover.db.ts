import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { signerOf } from "#server/areas/daybook/tasks/tasks.db.ts";
import type { Signer } from "#server/areas/daybook/tasks/tasks.db.ts";
import { handoverSnapshot } from "./handover-snapshot.ts";
import type { HandoverSnapshot } from "./handover-snapshot.ts";

export type Handover = {
  id: string;
  date: BusinessDate;
  from: Signer;
  note: string;
  snapshot: HandoverSnapshot;
  signedAt: Date;
  readBy: Signer | null;
  readAt: Date | null;
};

function selectHandovers(sql: Sql, storeId: number) {
  return sql
    .selectFrom("handovers as handover")
    .innerJoin("employee_names_view as signer", (join) =>
      join.onRef("signer.store_id", "=", "handover.store_id").onRef("signer.id", "=", "handover.from_employee_id"),
    )
    .leftJoin("employee_names_view as reader", (join) =>
      join.onRef("reader.store_id", "=", "handover.store_id").onRef("reader.id", "=", "handover.read_by_employee_id"),
    )
    .select(["handover.id", "handover.business_date", "handover.note", "handover.snapshot", "handover.signed_at"])
    .select(["handover.read_at", "handover.from_employee_id", "signer.first_name", "signer.full_name"])
    .select(["signer.avatar_url", "reader.id as reader_id", "reader.first_name as reader_first"])
    .select(["reader.full_name as reader_name", "reader.avatar_url as reader_avatar"])
    .where("handover.store_id", "=", storeId);
}

type HandoverRow = Awaited<ReturnType<ReturnType<typeof selectHandovers>["execute"]>>[number];

/** The day's handovers, the newest first. */
export async function listHandovers(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<Handover[]> {
  const rows = await selectHandovers(sql, of.storeId)
    .where("handover.business_date", "=", of.date)
    .orderBy("handover.signed_at", "desc")
    .orderBy("handover.id", "desc")
    .execute();
  return rows.map(toHandover);
}

export async function findHandover(sql: Sql, of: { storeId: number; id: string }): Promise<Handover | null> {
  const row = await selectHandovers(sql, of.storeId).where("handover.id", "=", of.id).executeTakeFirst();
  return row ? toHandover(row) : null;
}

export type NewHandover = {
  storeId: number;
  id: string;
  date: BusinessDate;
  fromEmployeeId: number;
  note: string;
  snapshot: HandoverSnapshot;
  at: Date;
};

/** False when a handover with this id exists already: the same request came twice. */
export async function insertHandover(sql: Sql, handover: NewHandover): Promise<boolean> {
  const inserted = await sql
    .insertInto("handovers")
    .values({
      store_id: handover.storeId,
      id: handover.id,
      business_date: handover.date,
      from_employee_id: handover.fromEmployeeId,
      note: handover.note,
      snapshot: JSON.stringify(handover.snapshot),
      signed_at: handover.at,
    })
    .onConflict((conflict) => conflict.columns(["store_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when somebody has signed that it is read before: the first one stays. */
export async function markRead(
  sql: Sql,
  of: { storeId: number; id: string; employeeId: number; at: Date },
): Promise<boolean> {
  const updated = await sql
    .updateTable("handovers")
    .set({ read_by_employee_id: of.employeeId, read_at: of.at })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .where("read_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function isConfirmedSince(
  sql: Sql,
  of: { storeId: number; employeeId: number; sessionId: string | null; since: Date },
): Promise<boolean> {
  const row = await sql
    .selectFrom("employee_confirmations")
    .select("employee_id")
    .where("store_id", "=", of.storeId)
    .where("employee_id", "=", of.employeeId)
    .where("session_id", "=", of.sessionId)
    .where("confirmed_at", ">=", of.since)
    .where("ended_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function toHandover(row: HandoverRow): Handover {
  return {
    id: row.id,
    date: row.business_date,
    from: {
      employeeId: row.from_employee_id,
      firstName: row.first_name ?? "",
      fullName: row.full_name ?? "",
      avatarUrl: row.avatar_url,
    },
    note: row.note,
    snapshot: handoverSnapshot.parse(row.snapshot),
    signedAt: row.signed_at,
    readBy: signerOf({ id: row.reader_id, first: row.reader_first, name: row.reader_name, avatar: row.reader_avatar }),
    readAt: row.read_at,
  };
}
