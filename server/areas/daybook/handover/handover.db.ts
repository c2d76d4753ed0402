import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { signer, signerOf } from "#server/areas/daybook/tasks/tasks.db.ts";
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
    .innerJoin("employeeNamesView as signer", (join) =>
      join.onRef("signer.storeId", "=", "handover.storeId").onRef("signer.id", "=", "handover.fromEmployeeId"),
    )
    .leftJoin("employeeNamesView as reader", (join) =>
      join.onRef("reader.storeId", "=", "handover.storeId").onRef("reader.id", "=", "handover.readByEmployeeId"),
    )
    .select(["handover.id", "handover.businessDate as date", "handover.note", "handover.snapshot", "handover.signedAt"])
    .select(["handover.readAt", "handover.fromEmployeeId", "signer.firstName", "signer.fullName"])
    .select(["signer.avatarUrl", "reader.id as readerId", "reader.firstName as readerFirst"])
    .select(["reader.fullName as readerName", "reader.avatarUrl as readerAvatar"])
    .where("handover.storeId", "=", storeId);
}

type HandoverRow = Awaited<ReturnType<ReturnType<typeof selectHandovers>["execute"]>>[number];

/** The day's handovers, the newest first. */
export async function listHandovers(sql: Sql, filter: { storeId: number; date: BusinessDate }): Promise<Handover[]> {
  const rows = await selectHandovers(sql, filter.storeId)
    .where("handover.businessDate", "=", filter.date)
    .orderBy("handover.signedAt", "desc")
    .orderBy("handover.id", "desc")
    .execute();
  return rows.map(toHandover);
}

export async function findHandover(sql: Sql, key: { storeId: number; id: string }): Promise<Handover | null> {
  const row = await selectHandovers(sql, key.storeId).where("handover.id", "=", key.id).executeTakeFirst();
  return row ? toHandover(row) : null;
}

export type NewHandover = {
  storeId: number;
  id: string;
  date: BusinessDate;
  fromEmployeeId: number;
  note: string;
  snapshot: HandoverSnapshot;
  signedAt: Date;
};

/** Returns false when a handover with this id exists: the request was repeated. */
export async function insertHandover(sql: Sql, { date, snapshot, ...handover }: NewHandover): Promise<boolean> {
  const inserted = await sql
    .insertInto("handovers")
    .values({ ...handover, businessDate: date, snapshot: JSON.stringify(snapshot) })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false when it was signed as read before: the first signature stays. */
export async function markRead(
  sql: Sql,
  change: { storeId: number; id: string; employeeId: number; at: Date },
): Promise<boolean> {
  const updated = await sql
    .updateTable("handovers")
    .set({ readByEmployeeId: change.employeeId, readAt: change.at })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .where("readAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Customers who wait for a reply to their text; null where none does. */
export async function findTextsWaiting(sql: Sql, storeId: number): Promise<{ count: number; since: Date } | null> {
  const row = await sql
    .selectFrom("threadsWaitingView")
    .select(["threads", "since"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row === undefined || row.threads === null || row.since === null
    ? null
    : { count: row.threads, since: row.since };
}

export async function isConfirmedSince(
  sql: Sql,
  filter: { storeId: number; employeeId: number; sessionId: string | null; since: Date },
): Promise<boolean> {
  const row = await sql
    .selectFrom("employeeConfirmations")
    .select("employeeId")
    .where("storeId", "=", filter.storeId)
    .where("employeeId", "=", filter.employeeId)
    .where("sessionId", "=", filter.sessionId)
    .where("confirmedAt", ">=", filter.since)
    .where("endedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function toHandover(row: HandoverRow): Handover {
  const { fromEmployeeId, firstName, fullName, avatarUrl, ...others } = row;
  const { readerId, readerFirst, readerName, readerAvatar, ...handover } = others;
  return {
    ...handover,
    from: signer({ id: fromEmployeeId, first: firstName, name: fullName, avatar: avatarUrl }),
    snapshot: handoverSnapshot.parse(handover.snapshot),
    readBy: signerOf({ id: readerId, first: readerFirst, name: readerName, avatar: readerAvatar }),
  };
}
