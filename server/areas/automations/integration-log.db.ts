import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type LogLine = { id: string; at: Date; kind: string; level: "info" | "error"; text: string };

/** The page shows so many; older ones go. */
const keptLines = 200;

export async function insertLogLine(sql: Sql, line: LogLine & { storeId: number; provider: string }): Promise<void> {
  const { storeId, provider } = line;
  await sql
    .insertInto("integrationEvents")
    .values({ ...line, text: line.text.slice(0, 500) })
    .execute();
  await raw`
    /* automations.trimLog */
    delete from integration_events where store_id = ${storeId} and provider = ${provider} and id <= (
      select id from integration_events where store_id = ${storeId} and provider = ${provider}
      order by id desc offset ${keptLines} limit 1)`.execute(sql);
}

export async function listLogLines(
  sql: Sql,
  filter: { storeId: number; provider: string; kind: string | null; onlyErrors: boolean },
): Promise<LogLine[]> {
  const { kind } = filter;
  const rows = await sql
    .selectFrom("integrationEvents")
    .select(["id", "at", "kind", "level", "text"])
    .where("storeId", "=", filter.storeId)
    .where("provider", "=", filter.provider)
    .$if(kind !== null, (query) => query.where("kind", "=", kind ?? ""))
    .$if(filter.onlyErrors, (query) => query.where("level", "=", "error"))
    .orderBy("id", "desc")
    .limit(keptLines)
    .execute();
  return rows.map((row) => ({
    ...row,
    level: row.level === "error" ? "error" : "info",
  }));
}
