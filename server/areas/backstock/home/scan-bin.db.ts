import { binLabel } from "#common/backstock/bin-number.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type ScannedBin = { id: string; number: number; label: string; isRetired: boolean };

export async function findBinByNumber(sql: Sql, of: { storeId: number; number: number }): Promise<ScannedBin | null> {
  const row = await selectBins(sql, of.storeId).where("bin.number", "=", of.number).executeTakeFirst();
  return row ? toBin(row) : null;
}

export async function findBin(sql: Sql, of: { storeId: number; id: string }): Promise<ScannedBin | null> {
  const row = await selectBins(sql, of.storeId).where("bin.id", "=", of.id).executeTakeFirst();
  return row ? toBin(row) : null;
}

/** Empty bins in use, the lowest number first; `text` is the beginning of a number. */
export async function listEmptyBins(
  sql: Sql,
  of: { storeId: number; text: string; limit: number },
): Promise<ScannedBin[]> {
  const rows = await selectBins(sql, of.storeId)
    .leftJoin("backstock_fillings as filling", (join) =>
      join
        .onRef("filling.store_id", "=", "bin.store_id")
        .onRef("filling.bin_id", "=", "bin.id")
        .on("filling.archived_at", "is", null),
    )
    .where("filling.id", "is", null)
    .where("bin.retired_at", "is", null)
    .$if(of.text !== "", (query) =>
      query.where((where) => where(where.cast<string>("bin.number", "text"), "like", `${of.text}%`)),
    )
    .orderBy("bin.number")
    .limit(of.limit)
    .execute();
  return rows.map(toBin);
}

function selectBins(sql: Sql, storeId: number) {
  return sql
    .selectFrom("bins as bin")
    .leftJoin("backstock_settings as settings", "settings.store_id", "bin.store_id")
    .select(["bin.id", "bin.number", "bin.retired_at", "settings.bin_prefix"])
    .where("bin.store_id", "=", storeId)
    .where("bin.deleted_at", "is", null);
}

type BinRow = { id: string; number: number; retired_at: Date | null; bin_prefix: string | null };

function toBin({ id, number, retired_at: retiredAt, bin_prefix: prefix }: BinRow): ScannedBin {
  return { id, number, label: binLabel(prefix ?? "", number), isRetired: retiredAt !== null };
}
