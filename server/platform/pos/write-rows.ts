import { setImmediate as nextTurn } from "node:timers/promises";
import { maxBatchRows } from "#common/pos/pos-feed.ts";
import type { PosRow } from "#common/pos/pos-rows.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { buryRows, keepPrices, listStoredVersions, replaceParts, upsertRows } from "./feed.db.ts";
import type { StoredVersion } from "./feed.db.ts";
import {
  buyColumns,
  buyLineColumns,
  customerColumns,
  dayCloseColumns,
  employeeColumns,
  itemColumns,
  tenderColumns,
  transactionColumns,
  transactionLineColumns,
} from "./row-columns.ts";
import { dayKinds, isNewer, newestRows, subjectKind, versionOf } from "./row-versions.ts";
import type { RowKind } from "./row-versions.ts";
import { keyTickets } from "./ticket-keys.ts";

export type Origin = { storeId: number; deviceId: string; now: Date };

export type Written = {
  /** Rows that were new or newer than ours, tickets under their stored key. */
  fresh: PosRow[];
  /** How many of them replaced an older version. */
  changed: number;
  /** Business dates whose figures may have changed: those of the fresh rows and of their older versions. */
  changedDates: string[];
};

const kinds = ["transaction", "buy", "inventoryItem", "customer", "employee", "dayClose"] as const satisfies RowKind[];

/** Writes the rows that are newer than ours. The feed of the store must be locked. */
export async function writeRows(sql: Sql, origin: Origin, rows: readonly PosRow[]): Promise<Written> {
  const newest = newestRows(rows, origin);
  const touched = new Set<string>();
  let changed = 0;
  const written = await Promise.all(
    kinds.map(async (kind) => {
      const candidates = newest.filter((row) => subjectKind(row) === kind);
      if (candidates.length === 0) {
        return [];
      }
      const { rows: keyed, storedVersions } = await keyRows(sql, origin, { kind, candidates });
      const fresh = keyed.filter((row) => isFresh(row, origin, storedVersions));
      if (kind === "inventoryItem") {
        // Of older rows too: a back-fill sends the price after a markdown before the one that it was marked down from.
        const resent = keyed.flatMap((row) =>
          row.kind !== "tombstone" && storedVersions.has(row.externalId) ? [toColumns(row, origin)] : [],
        );
        await keepPrices(sql, resent);
      }
      for (const row of dayKinds.has(kind) ? fresh : []) {
        touched.add(storedVersions.get(row.externalId)?.businessDate ?? row.businessDate);
        if (row.kind !== "tombstone") {
          touched.add(row.businessDate);
        }
      }
      changed += fresh.filter((row) => storedVersions.has(row.externalId)).length;
      await writeKind(sql, origin, { kind, fresh, storedVersions });
      return fresh;
    }),
  );
  return { fresh: written.flat(), changed, changedDates: [...touched].toSorted() };
}

/** Returns the rows under their stored keys, with the stored versions of these keys. */
async function keyRows(
  sql: Sql,
  origin: Origin,
  { kind, candidates }: { kind: RowKind; candidates: readonly PosRow[] },
): Promise<{ rows: readonly PosRow[]; storedVersions: ReadonlyMap<string, StoredVersion> }> {
  const externalIds = candidates.map((row) => row.externalId);
  const storedVersions = await listStoredVersions(sql, { storeId: origin.storeId, kind, externalIds });
  return kind === "transaction"
    ? keyTickets(sql, origin, { rows: candidates, storedVersions })
    : { rows: candidates, storedVersions };
}

function isFresh(row: PosRow, origin: Origin, storedVersions: ReadonlyMap<string, StoredVersion>): boolean {
  const ours = storedVersions.get(row.externalId);
  return ours === undefined || isNewer(versionOf(row, origin), ours, subjectKind(row));
}

type Work = { kind: RowKind; fresh: readonly PosRow[]; storedVersions: ReadonlyMap<string, StoredVersion> };

async function writeKind(sql: Sql, origin: Origin, { kind, fresh, storedVersions }: Work): Promise<void> {
  const tombstones = fresh.flatMap((row) =>
    row.kind === "tombstone"
      ? [{ kind: row.of, externalId: row.externalId, reason: row.reason, ...versionOf(row, origin) }]
      : [],
  );
  const stays = fresh.filter((row) => row.kind !== "tombstone");
  const slices = Array.from({ length: Math.ceil(stays.length / maxBatchRows) }, (_, at) =>
    stays.slice(at * maxBatchRows, (at + 1) * maxBatchRows),
  );
  await Promise.all(
    slices.map(async (slice, at) => {
      await turns(at);
      // One connection takes them in this order.
      await Promise.all([
        upsertRows(sql, { kind, rows: slice.map((row) => toColumns(row, origin)) }),
        // Only stored rows can have old parts to delete.
        writeParts(sql, origin, { rows: slice, stored: slice.filter((row) => storedVersions.has(row.externalId)) }),
      ]);
    }),
  );
  await buryRows(sql, { storeId: origin.storeId, tombstones });
}

/** More rows than a till sends at once go in slices: the database writes one while the next is put together. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await nextTurn();
  }
}

type Parts = { rows: readonly PosRow[]; stored: readonly PosRow[] };

/** Puts lines and tenders together while the database writes what they belong to; what was sent goes out with the turn. */
async function writeParts(sql: Sql, origin: Origin, { rows, stored }: Parts): Promise<void> {
  await nextTurn();
  const { storeId } = origin;
  const owners = stored.map((row) => row.externalId);
  const tickets = rows.filter((row) => row.kind === "transaction");
  const buys = rows.filter((row) => row.kind === "buy");
  if (tickets.length > 0) {
    const lines = tickets.flatMap((row) => transactionLineColumns(row, origin));
    const tenders = tickets.flatMap((row) => tenderColumns(row, origin));
    await Promise.all([
      replaceParts(sql, { storeId, table: "posTransactionLines", owners, parts: lines }),
      replaceParts(sql, { storeId, table: "posTenders", owners, parts: tenders }),
    ]);
  }
  if (buys.length > 0) {
    const lines = buys.flatMap((row) => buyLineColumns(row, origin));
    await replaceParts(sql, { storeId, table: "posBuyLines", owners, parts: lines });
  }
}

function toColumns(row: Exclude<PosRow, { kind: "tombstone" }>, origin: Origin): ReturnType<typeof transactionColumns> {
  switch (row.kind) {
    case "transaction":
      return transactionColumns(row, origin);
    case "buy":
      return buyColumns(row, origin);
    case "inventoryItem":
      return itemColumns(row, origin);
    case "customer":
      return customerColumns(row, origin);
    case "employee":
      return employeeColumns(row, origin);
    case "dayClose":
      return dayCloseColumns(row, origin);
  }
}
