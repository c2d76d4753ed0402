import type { ExpressionBuilder } from "kysely";
import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB as Tables } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { mapPage, toPage, selectPage } from "#server/platform/paging/list-page.ts";
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

export type HistoryRow = HistoryEntry & {
  id: string;
  /** What was done in one go; Undo names it. */
  setId: string;
  date: BusinessDate;
  binId: string;
  fillingId: string;
  /** Names of the values that an edit has changed. */
  changed: string[];
};

type EventTables = Tables & { event: Tables["backstockEvents"]; bin: Tables["bins"] };

const actionOf = raw<HistoryAction>`
  case when event.type = 'removed' and event.reason = 'pulled' then 'pulled' else event.type end`;

function selectEvents(sql: Sql, storeId: number) {
  return sql
    .selectFrom("backstockEvents as event")
    .innerJoin("bins as bin", (join) =>
      join.onRef("bin.storeId", "=", "event.storeId").onRef("bin.id", "=", "event.binId"),
    )
    .where("event.storeId", "=", storeId);
}

function selectFiltered(sql: Sql, { storeId, filter }: Filtered) {
  return selectEvents(sql, storeId).where((event) => matches(event, filter));
}

function matches(event: ExpressionBuilder<EventTables, "event" | "bin">, filter: HistoryFilter) {
  return event.and([
    event("event.businessDate", ">=", filter.from),
    event("event.businessDate", "<=", filter.to),
    ...(filter.employeeId === null ? [] : [event("event.employeeId", "=", filter.employeeId)]),
    ...(filter.action === null ? [] : [event(actionOf, "=", filter.action)]),
    ...(filter.binNumber === null ? [] : [event("bin.number", "=", filter.binNumber)]),
    ...(filter.categoryId === null ? [] : [event("event.categoryId", "=", filter.categoryId)]),
    ...(filter.locationId === null
      ? []
      : [
          event.or([
            event("event.fromLocationId", "=", filter.locationId),
            event("event.toLocationId", "=", filter.locationId),
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
    // What the program did automatically sorts as an empty name.
    by: { by: raw`coalesce(lower(coalesce(employee.full_name, login.full_name)), '')`, type: "text" },
  },
  tie: { by: raw.ref("event.id"), type: "uuid" },
  usual: { sortBy: "at", descending: true },
};

export async function listHistory(sql: Sql, query: Filtered & { place: PagePlace }): Promise<Page<HistoryRow>> {
  const page = toPage(await selectPage(withNames(selectFiltered(sql, query)), query.place).execute(), query.place);
  return mapPage(page, toHistoryRow);
}

/** Everything that ever happened to a filling, the newest first. */
export async function listFillingHistory(
  sql: Sql,
  { storeId, fillingId }: { storeId: number; fillingId: string },
): Promise<HistoryRow[]> {
  const rows = await withNames(selectEvents(sql, storeId))
    .where("event.fillingId", "=", fillingId)
    .orderBy("event.at", "desc")
    .orderBy("event.id", "desc")
    .execute();
  return rows.map(toHistoryRow);
}

function withNames(events: ReturnType<typeof selectEvents>) {
  return events
    .innerJoin("backstockCategories as category", (join) =>
      join.onRef("category.storeId", "=", "event.storeId").onRef("category.id", "=", "event.categoryId"),
    )
    .leftJoin("backstockLocations as origin", (join) =>
      join.onRef("origin.storeId", "=", "event.storeId").onRef("origin.id", "=", "event.fromLocationId"),
    )
    .leftJoin("backstockLocations as target", (join) =>
      join.onRef("target.storeId", "=", "event.storeId").onRef("target.id", "=", "event.toLocationId"),
    )
    .leftJoin("employeeNamesView as employee", (join) =>
      join.onRef("employee.storeId", "=", "event.storeId").onRef("employee.id", "=", "event.employeeId"),
    )
    .leftJoin("users as login", "login.id", "event.userId")
    .leftJoin("backstockEvents as undone", (join) =>
      join.onRef("undone.storeId", "=", "event.storeId").onRef("undone.id", "=", "event.undoesEventId"),
    )
    .leftJoin("backstockEvents as undo", (join) =>
      join.onRef("undo.storeId", "=", "event.storeId").onRef("undo.id", "=", "event.undoneByEventId"),
    )
    .select(["event.id", "event.setId", "event.at", "event.businessDate as date", "event.reason", "event.fillingId"])
    .leftJoin("backstockSettings as settings", "settings.storeId", "event.storeId")
    .select(["bin.id as binId", "category.name as categoryName"])
    .select(raw<string>`coalesce(settings.bin_prefix, '') || bin.number`.as("binLabel"))
    .select(["origin.name as fromLocation", "target.name as toLocation", "undo.at as undoneAt"])
    .select(actionOf.as("action"))
    .select(raw<string[]>`array(select jsonb_object_keys(event.after))`.as("changed"))
    .select(raw<string | null>`coalesce(employee.full_name, login.full_name)`.as("by"))
    .select(
      raw<HistoryAction | null>`
        case when undone.type = 'removed' and undone.reason = 'pulled' then 'pulled' else undone.type end`.as("undoes"),
    );
}

/** The action says that a removal was a pull, so its reason would say it again. */
function toHistoryRow<Row extends { reason: string | null }>(row: Row): Row {
  return { ...row, reason: row.reason === "pulled" ? null : row.reason };
}

export type HistoryTotals = { entries: number; added: number; pulled: number; removed: number };

/** Undone changes are in `entries` and in none of the other counts. */
export async function sumHistory(sql: Sql, query: Filtered): Promise<HistoryTotals> {
  return selectFiltered(sql, query)
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
