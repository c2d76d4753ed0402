/** SQL of the feed's rows. Every statement handles a whole batch, so 500 rows cost a few round trips. */
import { sql as raw } from "kysely";
import { insertRows } from "#server/platform/db/insert-rows.ts";
import { recordset } from "#server/platform/db/recordset.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Columns } from "./row-columns.ts";
import { isNewer } from "./row-versions.ts";
import type { RowKind, Version } from "./row-versions.ts";

const rowTables = {
  transaction: "posTransactions",
  buy: "posBuys",
  inventoryItem: "posItems",
  customer: "posCustomers",
  employee: "posEmployees",
  dayClose: "posDayCloses",
} as const satisfies Record<RowKind, string>;

type PartTable = "posTransactionLines" | "posTenders" | "posBuyLines";

export type StoredVersion = Version & { businessDate: string | null };

/** An arbitrary number; no other lock may use the same pair. */
const feedLock = 7_245_603;

/**
 * Limits a store to one batch at a time until the end of the transaction. Registers wait some milliseconds for each
 * other; in return they cannot deadlock, and values read here are still current when written.
 */
export async function lockFeed(sql: Sql, storeId: number): Promise<void> {
  await raw`/* pos.lockFeed */ select pg_advisory_xact_lock(${feedLock}::integer, ${storeId}::integer)`.execute(sql);
}

/** Returns the newest stored version of each row, or of its tombstone. */
export async function listStoredVersions(
  sql: Sql,
  filter: { storeId: number; kind: RowKind; externalIds: readonly string[] },
): Promise<Map<string, StoredVersion>> {
  const { storeId, kind } = filter;
  const externalIds = [...filter.externalIds];
  const result = await raw<StoredVersion & { externalId: string }>`
    /* pos.listStoredVersions */
    select external_id, business_date, least(updated_at, received_at) as updated_at,
      seq, device_id
    from ${raw.table(rowTables[kind])}
    where store_id = ${storeId} and external_id = any (${externalIds}::text[])
    union all
    select external_id, null, updated_at, seq, device_id
    from pos_tombstones
    where store_id = ${storeId} and kind = ${kind} and external_id = any (${externalIds}::text[])
  `.execute(sql);
  const newestById = new Map<string, StoredVersion>();
  for (const { externalId, ...row } of result.rows) {
    const previous = newestById.get(externalId);
    const newer = previous === undefined || isNewer(row, previous, kind) ? row : previous;
    newestById.set(externalId, { ...newer, businessDate: row.businessDate ?? previous?.businessDate ?? null });
  }
  return newestById;
}

/**
 * Returns the candidates whose tickets this device continues: an import continues earlier imports, and a machine the
 * revoked machine that it replaced at its terminal.
 */
export async function listPredecessors(
  sql: Sql,
  filter: { storeId: number; deviceId: string; candidates: readonly string[] },
): Promise<ReadonlySet<string>> {
  const result = await raw<{ id: string }>`
    /* pos.listPredecessors */
    select other.id
    from devices as self
    join devices as other on other.store_id = self.store_id and other.type = self.type
    where self.store_id = ${filter.storeId} and self.id = ${filter.deviceId}::uuid
      and other.id = any (${[...filter.candidates]}::uuid[])
      and (self.type = 'import' or (other.revoked_at is not null and other.terminal_number = self.terminal_number))
  `.execute(sql);
  return new Set(result.rows.map(({ id }) => id));
}

/** Upserts rows of one kind. The feed is locked, so the versions that the caller compared are still current. */
export async function upsertRows(sql: Sql, { kind, rows }: { kind: RowKind; rows: readonly Columns[] }): Promise<void> {
  const changes = Object.keys(rows[0] ?? {})
    .filter((column) => column !== "storeId" && column !== "externalId")
    .map((column) => raw`${raw.ref(column)} = excluded.${raw.ref(column)}`);
  const ending = raw`on conflict (store_id, external_id) do update set ${raw.join(changes)}`;
  await insertRows(sql, { name: "pos.upsertRows", table: rowTables[kind], rows, ending });
}

/**
 * Keeps both prices where a row of a stored piece has another than the stored one. A sold piece is left out, because some
 * registers take it down to 0.
 */
export async function keepPrices(sql: Sql, rows: readonly Columns[]): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  await raw`
    /* pos.keepPrices */
    insert into pos_item_prices (store_id, external_id, at, price_cents)
    select kept.store_id, kept.external_id, price.at, price.cents
    from json_populate_recordset(null::pos_items, ${recordset(rows)}::json) as sent
    join pos_items as kept on kept.store_id = sent.store_id and kept.external_id = sent.external_id
    cross join lateral (
      values (kept.updated_at, kept.price_cents), (sent.updated_at, sent.price_cents)
    ) as price (at, cents)
    where kept.price_cents <> sent.price_cents and kept.status <> 'sold' and sent.status <> 'sold' and not kept.is_gone
    on conflict (store_id, external_id, at) do nothing
  `.execute(sql);
}

/** Replaces the parts of tickets or buys. */
export async function replaceParts(
  sql: Sql,
  request: { storeId: number; table: PartTable; owners: readonly string[]; parts: readonly Columns[] },
): Promise<void> {
  const owner = request.table === "posBuyLines" ? "buyId" : "transactionId";
  if (request.owners.length > 0) {
    await raw`
      /* pos.deleteParts */
      delete from ${raw.table(request.table)}
      where store_id = ${request.storeId} and ${raw.ref(owner)} = any (${[...request.owners]}::text[])
    `.execute(sql);
  }
  await insertRows(sql, { name: "pos.insertParts", table: request.table, rows: request.parts });
}

export type Tombstone = Version & { kind: RowKind; externalId: string; reason: string };

/** Stores tombstones and marks their rows as removed, where they exist. */
export async function buryRows(
  sql: Sql,
  request: { storeId: number; tombstones: readonly Tombstone[] },
): Promise<void> {
  for (const kind of new Set(request.tombstones.map((tombstone) => tombstone.kind))) {
    const records = request.tombstones
      .filter((tombstone) => tombstone.kind === kind)
      .map(({ externalId, updatedAt, seq, deviceId, reason }) => ({
        externalId,
        updatedAt,
        seq,
        deviceId,
        reason,
      }));
    const buried = raw`json_to_recordset(${recordset(records)}::json)
      as buried (external_id text, updated_at timestamptz, seq bigint, device_id uuid, reason text)`;
    await raw`
      /* pos.insertTombstones */
      insert into pos_tombstones (store_id, kind, external_id, updated_at, seq, device_id, reason)
      select ${request.storeId}, ${kind}, external_id, updated_at, seq, device_id, reason from ${buried}
      on conflict (store_id, kind, external_id) do update
      set updated_at = excluded.updated_at, seq = excluded.seq, device_id = excluded.device_id, reason = excluded.reason
    `.execute(sql);
    await raw`
      /* pos.buryRows */
      update ${raw.table(rowTables[kind])} as kept
      set is_gone = true, updated_at = buried.updated_at, seq = buried.seq, device_id = buried.device_id
      from ${buried}
      where kept.store_id = ${request.storeId} and kept.external_id = buried.external_id
    `.execute(sql);
  }
}
