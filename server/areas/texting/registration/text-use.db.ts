import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** What a store has sent in a month so far; carriers and the service count parts. */
export type TextUse = {
  monthTexts: number;
  monthParts: number;
  /** Of the texts whose price the service has told; null while it has told none. */
  monthCostCents: number | null;
  todayParts: number;
};

export async function sumTextUse(
  sql: Sql,
  { storeId, month, today }: { storeId: number; month: Date; today: Date },
): Promise<TextUse> {
  const result = await raw<TextUse>`
    /* texting.sumTextUse */
    select count(*)::integer as month_texts, coalesce(sum(segments), 0)::integer as month_parts,
      round(sum(price_micros) / 10000.0)::integer as month_cost_cents,
      coalesce(sum(segments) filter (where send_at >= ${today}), 0)::integer as today_parts
    from texting_messages
    where store_id = ${storeId} and direction = 'out' and status <> 'blocked' and send_at >= ${month}
      and sent_at is not null`.execute(sql);
  return result.rows[0] ?? { monthTexts: 0, monthParts: 0, monthCostCents: null, todayParts: 0 };
}
