import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function listBinCounts(
  sql: Sql,
  filter: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<{ businessDate: BusinessDate; binsAdded: number; binsPulled: number }[]> {
  const rows = await sql
    .selectFrom("backstockReportView")
    .select(["businessDate", "binsAdded", "binsPulled"])
    .where("storeId", "=", filter.storeId)
    .where("businessDate", ">=", filter.from)
    .where("businessDate", "<=", filter.to)
    .execute();
  return rows.flatMap(({ businessDate, binsAdded: added, binsPulled: pulled }) =>
    businessDate === null ? [] : [{ businessDate, binsAdded: added ?? 0, binsPulled: pulled ?? 0 }],
  );
}
