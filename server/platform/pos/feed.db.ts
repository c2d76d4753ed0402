/** SQL of the feed's rows. Every statement takes a whole batch: 500 rows cost a few trips, not 500. */
import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { Columns } from "./row-columns.ts";
import type { Version } from "./row-versions.ts";

export const rowTables = {
  transaction: "pos_transactions",
  buy: "pos_buys",
  inventoryItem: "pos_items",
  customer: "pos_customers",
  employee: "pos_employees",
  dayClose: "pos_day_closes",
} as const;

export type RowKind = keyof typeof rowTables;
type RowTable = (typeof rowTables)[RowKind];
type PartTable = "pos_transaction_lines" | "pos_tenders" | "pos_buy_lines";

export type KnownRow = Version & { businessDate: string | null };

/** Any number, as long as nothing else takes the same pair. */
const feedLock = 7_245_603;

/**
 * One batch of a store at a time, until the end of the transaction. Registers of one store wait for each other for
 * some milliseconds; in return they cannot block each other crosswise, and what is read here is still so when written.
 */
export async function lockFeed(sql: Sql, storeId: number): Promise<void> {
  await raw`/* pos.lockFeed */ select pg_advisory_xact_lock(${feedLock}::integer, ${storeId}::integer)`.execute(sql);
}

/** The newest version that we have of each row, or of its tombstone. */
export async function listKnownRows(
  sql: Sql,
  asked: { storeId: number; kind: RowKind; externalIds: readonly string[] },
): Promise<Map<string, KnownRow>> {
  const found = await raw<{ external_id: string; business_date: string | null; updated_at: Date; seq: number }>`
    /* pos.listKnownRows */
    select external_id, business_date, updated_at, seq
    from ${raw.table(rowTables[asked.kind])}
    where store_id = ${asked.storeId} and external_id = any (${[...asked.externalIds]}::text[])
    union all
    select external_id, null, updated_at, seq
    from pos_tombstones
    where store_id = ${asked.storeId} and kind = ${asked.kind} and external_id = any (${[...asked.externalIds]}::text[])
  `.execute(sql);
  const known = new Map<string, KnownRow>();
  for (const row of found.rows) {
    const other = known.get(row.external_id);
    const isLater =
      other === undefined ||
      row.updated_at > other.updatedAt ||
      (+row.updated_at === +other.updatedAt && row.seq > other.seq);
    const newest = isLater
      ? { updatedAt: row.updated_at, seq: row.seq }
      : { updatedAt: other.updatedAt, seq: other.seq };
    known.set(row.external_id, { ...newest, businessDate: row.business_date ?? other?.businessDate ?? null });
  }
  return known;
}

/** Writes rows of one kind; a row that is not newer than ours stays out, whatever the caller thought. */
export async function upsertRows(sql: Sql, request: { kind: RowKind; rows: readonly Columns[] }): Promise<void> {
  const columns = Object.keys(request.rows[0] ?? {});
  if (columns.length === 0) {
    return;
  }
  const table: RowTable = rowTables[request.kind];
  const names = raw.join(columns.map((column) => raw.ref(column)));
  const changes = columns
    .filter((column) => column !== "store_id" && column !== "external_id")
    .map((column) => raw`${raw.ref(column)} = excluded.${raw.ref(column)}`);
  await raw`
    /* pos.upsertRows */
    insert into ${raw.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${raw.table(table)}, ${JSON.stringify(request.rows)}::json)
    on conflict (store_id, external_id) do update set ${raw.join(changes)}
    where (excluded.updated_at, excluded.seq) > (${raw.table(table)}.updated_at, ${raw.table(table)}.seq)
  `.execute(sql);
}

/** Puts the parts of tickets or buys in place of whatever parts they had. */
export async function replaceParts(
  sql: Sql,
  request: { storeId: number; table: PartTable; owners: readonly string[]; parts: readonly Columns[] },
): Promise<void> {
  const owner = request.table === "pos_buy_lines" ? "buy_id" : "transaction_id";
  if (request.owners.length > 0) {
    await raw`
      /* pos.deleteParts */
      delete from ${raw.table(request.table)}
      where store_id = ${request.storeId} and ${raw.ref(owner)} = any (${[...request.owners]}::text[])
    `.execute(sql);
  }
  const columns = Object.keys(request.parts[0] ?? {});
  if (columns.length > 0) {
    const names = raw.join(columns.map((column) => raw.ref(column)));
    await raw`
      /* pos.insertParts */
      insert into ${raw.table(request.table)} (${names})
      select ${names} from json_populate_recordset(null::${raw.table(request.table)}, ${JSON.stringify(request.parts)}::json)
    `.execute(sql);
  }
}

export type Tombstone = Version & { kind: RowKind; externalId: string; reason: string };

/** Remembers what the point of sale took back and marks the rows, where we have them. */
export async function buryRows(
  sql: Sql,
  request: { storeId: number; tombstones: readonly Tombstone[] },
): Promise<void> {
  for (const kind of new Set(request.tombstones.map((one) => one.kind))) {
    const stones = request.tombstones
      .filter((one) => one.kind === kind)
      .map((one) => ({ external_id: one.externalId, updated_at: one.updatedAt, seq: one.seq, reason: one.reason }));
    const told = raw`json_to_recordset(${JSON.stringify(stones)}::json)
      as told (external_id text, updated_at timestamptz, seq bigint, reason text)`;
    await raw`
      /* pos.insertTombstones */
      insert into pos_tombstones (store_id, kind, external_id, updated_at, seq, reason)
      select ${request.storeId}, ${kind}, external_id, updated_at, seq, reason from ${told}
      on conflict (store_id, kind, external_id) do update
      set updated_at = excluded.updated_at, seq = excluded.seq, reason = excluded.reason
      where (excluded.updated_at, excluded.seq) > (pos_tombstones.updated_at, pos_tombstones.seq)
    `.execute(sql);
    await raw`
      /* pos.buryRows */
      update ${raw.table(rowTables[kind])} as kept
      set is_gone = true, updated_at = told.updated_at, seq = told.seq
      from ${told}
      where kept.store_id = ${request.storeId} and kept.external_id = told.external_id
        and (told.updated_at, told.seq) > (kept.updated_at, kept.seq)
    `.execute(sql);
  }
}
