import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { AgedFilling } from "./aging.rules.ts";

type AgedFilter = { storeId: number; locationId: string | null; season: string | null };

/** What is in backstock now. Goods without a season sell all year, as those that say so. */
export async function listAgedFillings(sql: Sql, { storeId, locationId, season }: AgedFilter): Promise<AgedFilling[]> {
  return sql
    .selectFrom("backstockFillings as filling")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.storeId", "=", "filling.storeId").onRef("bin.id", "=", "filling.binId"),
    )
    .select(["filling.id", "bin.number", "filling.categoryId", "filling.inventoryDate"])
    .where("filling.storeId", "=", storeId)
    .where("filling.archivedAt", "is", null)
    .$if(locationId !== null, (query) => query.where("filling.locationId", "=", locationId ?? ""))
    .$if(season !== null, (query) => query.where(raw`coalesce(filling.season, 'all')`, "=", season))
    .execute();
}

/**
 * Returns the backstock at the end of a past business date, derived backwards from the present: a filling was there
 * when it had been filled and not yet archived, and a value is what it was before the first later event that changed it
 * (the last of equal keys stays, and the earliest event is the last). Before an undo it was what the undone event had
 * made. A removal that was undone on a later date had emptied the bin in between.
 */
export async function listAgedFillingsOn(
  sql: Sql,
  { storeId, locationId, season, date }: AgedFilter & { date: BusinessDate },
): Promise<AgedFilling[]> {
  const result = await raw<AgedFilling>`
    /* backstock.listAgedFillingsOn */
    with there as (
      select filling.id, filling.bin_id, filling.category_id, filling.location_id, filling.inventory_date, filling.season
      from backstock_fillings as filling
      where filling.store_id = ${storeId} and filling.filled_on <= ${date}::date
        and (filling.archived_on is null or filling.archived_on > ${date}::date)
        and not exists (
          select from backstock_events as removal
          join backstock_events as undo on undo.store_id = removal.store_id and undo.id = removal.undone_by_event_id
          where removal.store_id = ${storeId} and removal.filling_id = filling.id and removal.type = 'removed'
            and removal.business_date <= ${date}::date and undo.business_date > ${date}::date)
    ), earlier as (
      select there.id, bins.number,
        coalesce((later.was ->> 'categoryId')::uuid, there.category_id) as category_id,
        coalesce((later.was ->> 'locationId')::uuid, there.location_id) as location_id,
        coalesce((later.was ->> 'inventoryDate')::date, there.inventory_date) as inventory_date,
        case when later.was ? 'season' then later.was ->> 'season' else there.season end as season
      from there
      join bins on bins.store_id = ${storeId} and bins.id = there.bin_id
      cross join lateral (
        select jsonb_object_agg(part.key, part.value order by event.at desc, event.id desc) as was
        from backstock_events as event
        left join backstock_events as undone on undone.store_id = event.store_id and undone.id = event.undoes_event_id
        cross join lateral jsonb_each(
          coalesce(event.before, undone.after, '{}')
            || jsonb_strip_nulls(jsonb_build_object('locationId', event.from_location_id))
        ) as part
        where event.store_id = ${storeId} and event.filling_id = there.id and event.business_date > ${date}::date
      ) as later
    )
    select id, number, category_id, inventory_date
    from earlier
    where (${locationId}::uuid is null or location_id = ${locationId}::uuid)
      and (${season}::text is null or coalesce(season, 'all') = ${season}::text)`.execute(sql);
  return result.rows;
}

/** Includes archived categories, because a report of the past names them. */
export async function listCategoryNames(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockCategories")
    .select(["id", "name", "position"])
    .where("storeId", "=", storeId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}
