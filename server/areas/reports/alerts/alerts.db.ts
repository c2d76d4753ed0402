import { sql as raw } from "kysely";
import { addDays, firstOfWeek } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { AlertDayRow } from "./alert-days.rules.ts";
import type { AlertAnswer, AlertKind, FoundAlert, PastAlert } from "./alerts.rules.ts";

export type AlertRow = Omit<FoundAlert, "to"> & {
  id: string;
  raisedOn: BusinessDate;
  to: BusinessDate;
  answer: AlertAnswer | null;
  answeredAt: Date | null;
  answeredBy: string | null;
};

/** The final days of a range with what the kinds of alerts are made of. */
export async function listAlertDays(
  sql: Sql,
  { storeId, from, to }: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<AlertDayRow[]> {
  const result = await raw<AlertDayRow>`
    /* reports.listAlertDays */
    select days.business_date as date, days.sales_cents::double precision as sales, days.customers,
      days.sales_without_customer, days.returns_cents::double precision as returns,
      days.discount_cents::double precision as discounts, days.buys, days.buys_passed, days.wait_seconds,
      closes.over_short_cents::double precision as over_short,
      nullif(tickets.count, 0)::integer as tickets,
      case when tickets.count > 0 then tickets.voids end::integer as voids
    from daily_reports as days
    left join pos_day_closes_report_view as closes
      on closes.store_id = days.store_id and closes.business_date = days.business_date
    cross join lateral (
      select count(*) as count, count(*) filter (where type = 'void') as voids
      from pos_transactions_report_view as tickets
      where tickets.store_id = days.store_id and tickets.business_date = days.business_date
    ) as tickets
    where days.store_id = ${storeId} and days.business_date between ${from}::date and ${to}::date
      and days.status <> 'provisional' and days.sales_cents is not null and coalesce(days.customers, 1) > 0
    order by days.business_date`.execute(sql);
  return result.rows;
}

/** One night at a time: two would each see room for the last alert of a week. */
export async function lockAlerts(sql: Sql, storeId: number): Promise<void> {
  await sql.selectFrom("stores").select("id").where("storeId", "=", storeId).forNoKeyUpdate().execute();
}

/** What was raised since a date, with what was said of it. */
export function listPastAlerts(
  sql: Sql,
  { storeId, since }: { storeId: number; since: BusinessDate },
): Promise<PastAlert[]> {
  return sql
    .selectFrom("reportAlerts")
    .select(["kind", "raisedOn", "answer"])
    .where("storeId", "=", storeId)
    .where("raisedOn", ">=", since)
    .orderBy("raisedOn", "desc")
    .orderBy("id")
    .$castTo<PastAlert>()
    .execute();
}

/** Returns false when the week had three already. */
export async function insertAlert(
  sql: Sql,
  alert: FoundAlert & { storeId: number; id: string; raisedOn: BusinessDate; raisedAt: Date },
): Promise<boolean> {
  const { storeId, raisedOn } = alert;
  const weekOn = firstOfWeek(raisedOn, 1);
  const result = await raw`
    /* reports.insertAlert */
    insert into report_alerts
      (store_id, id, kind, raised_on, week_on, place, ends_on, part, whole, usual_millionths, weeks, raised_at)
    select ${storeId}, ${alert.id}, ${alert.kind}, ${raisedOn}, ${weekOn}, count(*) + 1, ${alert.to},
      ${Math.round(alert.part)}, ${Math.round(alert.whole)}, ${Math.round(alert.usual * 1_000_000)}, ${alert.weeks},
      ${alert.raisedAt}
    from report_alerts as others
    where others.store_id = ${storeId} and others.week_on = ${weekOn}::date
    having count(*) < 3
    returning 1`.execute(sql);
  return result.rows.length > 0;
}

/** Of the last two weeks, those without an answer on top, then the newest. */
export async function listAlerts(
  sql: Sql,
  { storeId, today }: { storeId: number; today: BusinessDate },
): Promise<AlertRow[]> {
  return alertRows(sql)
    .where("storeId", "=", storeId)
    .where("raisedOn", ">", addDays(today, -14))
    .orderBy("answer", (order) => order.desc().nullsFirst())
    .orderBy("raisedOn", "desc")
    .orderBy("place")
    .$castTo<AlertRow>()
    .execute();
}

export async function findAlert(sql: Sql, { storeId, id }: { storeId: number; id: string }): Promise<AlertRow | null> {
  const row = await alertRows(sql)
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .$castTo<AlertRow>()
    .executeTakeFirst();
  return row ?? null;
}

function alertRows(sql: Sql) {
  return sql
    .selectFrom("reportAlerts")
    .select(["id", "kind", "raisedOn", "endsOn as to", "weeks", "answer", "answeredAt", "answeredBy"])
    .select((fields) => [
      raw<number>`${fields.ref("part")}::double precision`.as("part"),
      raw<number>`${fields.ref("whole")}::double precision`.as("whole"),
      raw<number>`${fields.ref("usualMillionths")}::double precision / 1000000`.as("usual"),
    ]);
}

export async function saveAnswer(
  sql: Sql,
  {
    storeId,
    id,
    ...answer
  }: { storeId: number; id: string; answer: AlertAnswer; answeredAt: Date; answeredBy: string | null },
): Promise<void> {
  await sql.updateTable("reportAlerts").set(answer).where("storeId", "=", storeId).where("id", "=", id).execute();
}

/** How many of the last week wait for an answer, by store, and which kinds. */
export async function listOpenAlerts(
  sql: Sql,
  { storeIds, now }: { storeIds: readonly number[]; now: Date },
): Promise<{ storeId: number; kinds: AlertKind[] }[]> {
  const result = await raw<{ storeId: number; kinds: AlertKind[] }>`
    /* reports.listOpenAlerts */
    select store_id, array_agg(kind order by raised_on desc, place) as kinds
    from report_alerts
    where store_id = any(${[...storeIds]}::integer[]) and answer is null and raised_at > ${now}::timestamptz - interval '7 days'
    group by store_id`.execute(sql);
  return result.rows;
}
