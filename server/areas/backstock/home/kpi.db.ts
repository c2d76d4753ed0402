import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function listBinCounts(
  sql: Sql,
  of: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<{ businessDate: BusinessDate; binsAdded: number; binsPulled: number }[]> {
  const rows = await sql
    .selectFrom("backstockReportView")
    .select(["businessDate", "binsAdded", "binsPulled"])
    .where("storeId", "=", of.storeId)
    .where("businessDate", ">=", of.from)
    .where("businessDate", "<=", of.to)
    .execute();
  return rows.flatMap(({ businessDate, binsAdded: added, binsPulled: pulled }) =>
    businessDate === null ? [] : [{ businessDate, binsAdded: added ?? 0, binsPulled: pulled ?? 0 }],
  );
}
