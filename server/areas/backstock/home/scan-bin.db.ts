import { binLabel } from "#common/backstock/bin-number.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type ScannedBin = ReturnType<typeof toBin>;

export async function findBinByNumber(
  sql: Sql,
  filter: { storeId: number; number: number },
): Promise<ScannedBin | null> {
  const row = await selectBins(sql, filter.storeId).where("bin.number", "=", filter.number).executeTakeFirst();
  return row ? toBin(row) : null;
}

export async function findBin(sql: Sql, key: { storeId: number; id: string }): Promise<ScannedBin | null> {
  const row = await selectBins(sql, key.storeId).where("bin.id", "=", key.id).executeTakeFirst();
  return row ? toBin(row) : null;
}

/** Empty bins in use, the lowest number first; `text` is the beginning of a number. */
export async function listEmptyBins(
  sql: Sql,
  filter: { storeId: number; text: string; limit: number },
): Promise<ScannedBin[]> {
  const rows = await selectBins(sql, filter.storeId)
    .leftJoin("backstockFillings as filling", (join) =>
      join
        .onRef("filling.storeId", "=", "bin.storeId")
        .onRef("filling.binId", "=", "bin.id")
        .on("filling.archivedAt", "is", null),
    )
    .where("filling.id", "is", null)
    .where("bin.retiredAt", "is", null)
    .$if(filter.text !== "", (query) =>
      query.where((where) => where(where.cast<string>("bin.number", "text"), "like", `${filter.text}%`)),
    )
    .orderBy("bin.number")
    .limit(filter.limit)
    .execute();
  return rows.map(toBin);
}

function selectBins(sql: Sql, storeId: number) {
  return sql
    .selectFrom("bins as bin")
    .leftJoin("backstockSettings as settings", "settings.storeId", "bin.storeId")
    .select(["bin.id", "bin.number", "bin.retiredAt", "settings.binPrefix"])
    .where("bin.storeId", "=", storeId)
    .where("bin.deletedAt", "is", null);
}

type BinRow = Awaited<ReturnType<ReturnType<typeof selectBins>["execute"]>>[number];

function toBin({ id, number, retiredAt, binPrefix: prefix }: BinRow) {
  return { id, number, label: binLabel(prefix ?? "", number), isRetired: retiredAt !== null };
}
