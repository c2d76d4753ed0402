import { randomUUID } from "node:crypto";
import type pg from "pg";

type Alert = { storeId: number; kind: string; raisedAt: string };

/** An alert without an answer that a night raised. Returns its id. */
export async function anAlert(owner: pg.Pool, { storeId, kind, raisedAt }: Alert): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into report_alerts
       (store_id, id, kind, raised_on, week_on, place, ends_on, part, whole, usual_millionths, weeks, raised_at)
     select $1, $2, $3, $4::date, date_trunc('week', $4::date), count(*) + 1, $4::date - 1, 21, 100, 20000, 8, $4
     from report_alerts where store_id = $1 and week_on = date_trunc('week', $4::date)`,
    [storeId, id, kind, raisedAt],
  );
  return id;
}
