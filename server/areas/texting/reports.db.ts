import type { CallReportKind } from "./calls/calls.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type ReportKind = "incoming" | "status" | CallReportKind;

/** False when it was reported before. */
export async function insertReport(
  sql: Sql,
  report: {
    storeId: number;
    id: string;
    eventKey: string;
    kind: ReportKind;
    messageId: string | null;
    fields: Readonly<Record<string, string>>;
    receivedAt: Date;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("textingWebhooks")
    .values({ ...report, fields: JSON.stringify(report.fields) })
    .onConflict((conflict) => conflict.columns(["storeId", "eventKey"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The oldest that waits. Its lock keeps a second worker from taking the one behind it first. */
export async function lockOldestReport(sql: Sql, storeId: number) {
  return sql
    .selectFrom("textingWebhooks")
    .select(["id", "seq", "kind", "messageId", "fields", "receivedAt"])
    .where("storeId", "=", storeId)
    .where("handledAt", "is", null)
    .orderBy("seq")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function markHandled(sql: Sql, key: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("textingWebhooks")
    .set({ handledAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}
