import type { ExpressionBuilder } from "kysely";
import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB as Tables } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { mapPage, pageOf, selectPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import type { HistoryAction, HistoryEntry } from "./history.rules.ts";

export type HistoryFilter = {
  from: BusinessDate;
  to: BusinessDate;
  employeeId: number | null;
  action: HistoryAction | null;
  binNumber: number | null;
  categoryId: string | null;
  /** Came from there or went there. */
  locationId: string | null;
  /** Of a bin number its beginning, of the category any part. */
  text: string | null;
};

type Filtered = { storeId: number; filter: HistoryFilter };

export type HistoryRow = HistoryEntry & { id: string; date: BusinessDate; binId: string; fillingId: string };

type EventTables = Tables & { event: Tables["backstock_events"]; bin: Tables["bins"] };

const actionOf = raw<HistoryAction>`
  case when event.type = 'removed' and event.reason = 'pulled' then 'pulled' else event.type end`;

function selectEvents(sql: Sql, { storeId, filter }: Filtered) {
  return sql
    .selectFrom("backstock_events as event")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.store_id", "=", "event.store_id").onRef("bin.id", "=", "event.bin_id"),
    )
    .where("event.store_id", "=", storeId)
    .where((event) => matches(event, filter));
}

function matches(event: ExpressionBuilder<EventTables, "event" | "bin">, filter: HistoryFilter) {
  return event.and([
    event("event.business_date", ">=", filter.from),
    event("event.business_date", "<=", filter.to),
    ...(filter.employeeId === null ? [] : [event("event.employee_id", "=", filter.employeeId)]),
    ...(filter.action === null ? [] : [event(actionOf, "=", filter.action)]),
    ...(filter.binNumber === null ? [] : [event("bin.number", "=", filter.binNumber)]),
    ...(filter.categoryId === null ? [] : [event("event.category_id", "=", filter.categoryId)]),
    ...(filter.locationId === null
      ? []
      : [
          event.or([
            event("event.from_location_id", "=", filter.locationId),
            event("event.to_location_id", "=", filter.locationId),
          ]),
        ]),
    ...(filter.text === null ? [] : [containsText(filter.text)]),
  ]);
}

/** Asks for the category by its id, because the count joins no names. What a person types is text, not a pattern. */
function containsText(text: string) {
  const part = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return raw<boolean>`(bin.number::text like ${`${part}%`} or exists (
    select from backstock_categories as named
    where named.store_id = event.store_id and named.id = event.category_id and named.name ilike ${`%${part}%`}))`;
}

export const historyOrder: ListOrder<"at" | "bin" | "categoryName" | "action" | "by"> = {
  columns: {
    at: { by: raw.ref("event.at"), type: "timestamptz" },
    bin: { by: raw.ref("bin.number"), type: "integer" },
    categoryName: { by: raw`lower(category.name)`, type: "text" },
    action: { by: actionOf, type: "text" },
    // What the program did by itself stands where a name of no letters would.
    by: { by: raw`coalesce(lower(coalesce(employee.full_name, login.full_name)), '')`, type: "text" },
  },
  tie: { by: raw.ref("event.id"), type: "uuid" },
  usual: { sortBy: "at", descending: true },
};

export async function listHistory(sql: Sql, of: Filtered & { place: PagePlace }): Promise<Page<HistoryRow>> {
  const query = selectEvents(sql, of)
    .innerJoin("backstock_categories as category", (join) =>
      join.onRef("category.store_id", "=", "event.store_id").onRef("category.id", "=", "event.category_id"),
    )
    .leftJoin("backstock_locations as origin", (join) =>
      join.onRef("origin.store_id", "=", "event.store_id").onRef("origin.id", "=", "event.from_location_id"),
    )
    .leftJoin("backstock_locations as target", (join) =>
      join.onRef("target.store_id", "=", "event.store_id").onRef("target.id", "=", "event.to_location_id"),
    )
    .leftJoin("employee_names_view as employee", (join) =>
      join.onRef("employee.store_id", "=", "event.store_id").onRef("employee.id", "=", "event.employee_id"),
    )
    .leftJoin("users as login", "login.id", "event.user_id")
    .leftJoin("backstock_events as undone", (join) =>
      join.onRef("undone.store_id", "=", "event.store_id").onRef("undone.id", "=", "event.undoes_event_id"),
    )
    .leftJoin("backstock_events as undo", (join) =>
      join.onRef("undo.store_id", "=", "event.store_id").onRef("undo.id", "=", "event.undone_by_event_id"),
    )
    .select(["event.id", "event.at", "event.business_date as date", "event.reason", "event.filling_id as fillingId"])
    .leftJoin("backstock_settings as settings", "settings.store_id", "event.store_id")
    .select(["bin.id as binId", "category.name as categoryName"])
    .select(raw<string>`coalesce(settings.bin_prefix, '') || bin.number`.as("binLabel"))
    .select(["origin.name as fromLocation", "target.name as toLocation", "undo.at as undoneAt"])
    .select(actionOf.as("action"))
    .select(raw<string | null>`coalesce(employee.full_name, login.full_name)`.as("by"))
    .select(
      raw<HistoryAction | null>`
        case when undone.type = 'removed' and undone.reason = 'pulled' then 'pulled' else undone.type end`.as("undoes"),
    );
  const page = pageOf(await selectPage(query, of.place).execute(), of.place);
  return mapPage(page, (row) => ({ ...row, reason: row.reason === "pulled" ? null : row.reason }));
}

export type HistoryTotals = { entries: number; added: number; pulled: number; removed: number };

/** What was taken back is in `entries` and in none of the others. */
export async function sumHistory(sql: Sql, of: Filtered): Promise<HistoryTotals> {
  return selectEvents(sql, of)
    .select([
      raw<number>`count(*)`.as("entries"),
      raw<number>`count(*) filter (where event.type = 'added' and event.undone_by_event_id is null)`.as("added"),
      raw<number>`count(*) filter (
        where event.reason = 'pulled' and event.undone_by_event_id is null)`.as("pulled"),
      raw<number>`count(*) filter (
        where event.reason <> 'pulled' and event.undone_by_event_id is null)`.as("removed"),
    ])
    .executeTakeFirstOrThrow();
}
