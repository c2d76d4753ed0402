import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { KeptRefusal } from "#server/platform/pos/import/refused-file.ts";
import type { ImportPhase, ImportState } from "./history-import.rules.ts";

export type ImportKey = { storeId: number; id: string };

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof importsOf>["executeTakeFirst"]>>>;

export type ImportRow = Omit<Row, "state" | "phase"> & { state: ImportState; phase: ImportPhase };

const states: readonly ImportState[] = ["uploading", "running", "stopped", "checked", "failed", "done", "dropped"];

/** The newest first. */
export async function listImports(
  sql: Sql,
  { storeId, limit }: { storeId: number; limit: number },
): Promise<ImportRow[]> {
  const rows = await importsOf(sql, storeId).orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(toImport);
}

export async function findImport(sql: Sql, { storeId, id }: ImportKey): Promise<ImportRow | undefined> {
  const row = await importsOf(sql, storeId).where("id", "=", id).executeTakeFirst();
  return row && toImport(row);
}

/** Two presses, or a press and the run, wait for each other. */
export async function lockImport(sql: Sql, { storeId, id }: ImportKey): Promise<ImportRow | undefined> {
  const row = await importsOf(sql, storeId).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toImport(row);
}

type NewImport = ImportKey & {
  fileName: string;
  sizeBytes: number;
  parts: number;
  isPacked: boolean;
  mapping: string;
  createdAt: Date;
  createdBy: string;
};

/** False when the store has an open one: the index says so. The same one again is there already. */
export async function insertImport(sql: Sql, row: NewImport): Promise<boolean> {
  const result = await sql
    .insertInto("historyImports")
    .values({ ...row, state: "uploading", phase: "check" })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function insertPart(sql: Sql, { storeId, id, part, bytes }: ImportKey & { part: number; bytes: Buffer }) {
  await sql
    .insertInto("historyImportParts")
    .values({ storeId, importId: id, part, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listPartSizes(
  sql: Sql,
  { storeId, id }: ImportKey,
): Promise<readonly { part: number; size: number }[]> {
  return sql
    .selectFrom("historyImportParts")
    .select(["part", raw<number>`length(bytes)`.as("size")])
    .where("storeId", "=", storeId)
    .where("importId", "=", id)
    .orderBy("part")
    .execute();
}

/** Undefined once housekeeping has swept a file that nobody came back to. */
export async function findPart(
  sql: Sql,
  { storeId, id, part }: ImportKey & { part: number },
): Promise<Buffer | undefined> {
  const row = await sql
    .selectFrom("historyImportParts")
    .select("bytes")
    .where("storeId", "=", storeId)
    .where("importId", "=", id)
    .where("part", "=", part)
    .executeTakeFirst();
  return row?.bytes;
}

export async function deleteParts(sql: Sql, { storeId, id }: ImportKey): Promise<void> {
  await sql.deleteFrom("historyImportParts").where("storeId", "=", storeId).where("importId", "=", id).execute();
}

type ImportChanges = {
  state?: ImportState;
  phase?: ImportPhase;
  runId?: string | null;
  replacesAt?: Date | null;
  lines?: number;
  totalLines?: number | null;
  runningSince?: Date | null;
  progressAt?: Date | null;
  problem?: string | null;
  summary?: string | null;
  endedAt?: Date | null;
};

export async function updateImport(sql: Sql, { storeId, id, ...changes }: ImportKey & ImportChanges): Promise<void> {
  await sql.updateTable("historyImports").set(changes).where("storeId", "=", storeId).where("id", "=", id).execute();
}

export async function deleteRefusals(sql: Sql, { storeId, id }: ImportKey): Promise<void> {
  await sql.deleteFrom("historyImportRefusals").where("storeId", "=", storeId).where("importId", "=", id).execute();
}

export type PlacedRefusal = KeptRefusal & { place: number };

export async function insertRefusals(
  sql: Sql,
  { storeId, id, refusals }: ImportKey & { refusals: readonly PlacedRefusal[] },
): Promise<void> {
  if (refusals.length === 0) {
    return;
  }
  await sql
    .insertInto("historyImportRefusals")
    .values(refusals.map((refusal) => ({ storeId, importId: id, ...refusal })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listRefusals(
  sql: Sql,
  { storeId, id, after, limit }: ImportKey & { after: number; limit: number },
): Promise<PlacedRefusal[]> {
  return sql
    .selectFrom("historyImportRefusals")
    .select(["place", "lineNumber", "reason", "record"])
    .where("storeId", "=", storeId)
    .where("importId", "=", id)
    .where("place", ">", after)
    .orderBy("place")
    .limit(limit)
    .execute();
}

function importsOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("historyImports")
    .select(["id", "storeId", "fileName", "sizeBytes", "parts", "isPacked", "mapping", "state", "phase", "runId"])
    .select(["replacesAt", "lines", "totalLines", "runningSince", "progressAt", "problem", "summary"])
    .select(["createdAt", "createdBy", "endedAt"])
    .where("storeId", "=", storeId);
}

function toImport(row: Row): ImportRow {
  const phase = row.phase === "import" ? "import" : "check";
  return { ...row, phase, state: states.find((state) => state === row.state) ?? "failed" };
}
