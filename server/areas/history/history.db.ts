import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { toPage, selectPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";

/** Which events; what is null or left out does not narrow it. */
export type EventFilter = {
  storeId: number;
  kinds?: readonly RecordKind[] | undefined;
  recordId?: string | undefined;
  names?: readonly string[] | undefined;
  exceptNames?: readonly string[] | undefined;
  employeeId?: number | null | undefined;
  /** Dates of the store's calendar, both included. */
  from?: BusinessDate | null | undefined;
  to?: BusinessDate | null | undefined;
  since?: Date | undefined;
  timeZone: string;
};

function matching(sql: Sql, filter: EventFilter) {
  const { kinds, recordId, names, exceptNames, employeeId, from, to, since, timeZone } = filter;
  return (
    sql
      .selectFrom("events as event")
      .where("event.storeId", "=", filter.storeId)
      .$if(kinds !== undefined, (query) => query.where("event.recordKind", "in", [...(kinds ?? [])]))
      .$if(recordId !== undefined, (query) => query.where("event.recordId", "=", recordId ?? ""))
      .$if(names !== undefined, (query) => query.where("event.name", "in", [...(names ?? [])]))
      .$if(exceptNames !== undefined, (query) => query.where("event.name", "not in", [...(exceptNames ?? [])]))
      .$if(typeof employeeId === "number", (query) => query.where("event.employeeId", "=", employeeId ?? 0))
      // An event's id begins with its time, and is what the events of a store are found by.
      .$if(since !== undefined, (query) => query.where("event.id", ">=", firstIdOf(since ?? new Date(0))))
      .$if(typeof from === "string", (query) =>
        query.where("event.id", ">=", firstIdAt(raw<Date>`(${from}::date)::timestamp at time zone ${timeZone}`)),
      )
      .$if(typeof to === "string", (query) =>
        query.where("event.id", "<", firstIdAt(raw<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`)),
      )
  );
}

/** The same, computed by the database, which then opens the tables of these years alone. */
function firstIdAt(at: RawBuilder<Date>): RawBuilder<string> {
  return raw<string>`hangtag.first_event_id(${at})`;
}

/** The smallest id (UUID version 7) that an event of this time or later has. */
function firstIdOf(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

function withPeople(sql: Sql, filter: EventFilter) {
  return matching(sql, filter)
    .leftJoin("employeeNamesView as employee", (join) =>
      join.onRef("employee.storeId", "=", "event.storeId").onRef("employee.id", "=", "event.employeeId"),
    )
    .leftJoin("users as login", (join) =>
      join.onRef("login.accountId", "=", "event.accountId").onRef("login.id", "=", "event.userId"),
    )
    .leftJoin("devices as device", (join) =>
      join.onRef("device.storeId", "=", "event.storeId").onRef("device.id", "=", "event.deviceId"),
    )
    .select(["event.id", "event.name", "event.at", "event.payload", "event.userId", "event.employeeId"])
    .select(["event.deviceId", "event.recordId", "employee.avatarUrl", "device.name as deviceName"])
    .select((expression) => [
      expression.fn.coalesce("event.recordKind", expression.val("")).as("recordKind"),
      expression.fn.coalesce("employee.fullName", "login.fullName").as("by"),
    ]);
}

/** `by` is the person by PIN or the own employee, else the login; null when the program acted alone. */
export type RecordEvent = Awaited<ReturnType<ReturnType<typeof withPeople>["execute"]>>[number];

/** The newest first. */
export async function listEvents(sql: Sql, filter: EventFilter & { first: number }): Promise<RecordEvent[]> {
  return withPeople(sql, filter).orderBy("event.id", "desc").limit(filter.first).execute();
}

/** An event's id begins with its time, so the order of the ids is that of the times, and the index finds it. */
const eventKey = { by: raw.ref("event.id"), type: "uuid" } as const;

export const eventOrder: ListOrder<"at"> = {
  columns: { at: eventKey },
  tie: eventKey,
  usual: { sortBy: "at", descending: true },
};

export async function listEventPage(
  sql: Sql,
  { place, ...filter }: EventFilter & { place: PagePlace },
): Promise<Page<RecordEvent>> {
  return toPage(await selectPage(withPeople(sql, filter), place).execute(), place);
}

export async function countEvents(sql: Sql, filter: EventFilter): Promise<number> {
  const row = await matching(sql, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findEvent(sql: Sql, filter: EventFilter & { eventId: string }): Promise<RecordEvent | null> {
  const row = await withPeople(sql, filter).where("event.id", "=", filter.eventId).executeTakeFirst();
  return row ?? null;
}

/** Returns the user agents of browsers at their sign-in, by device id. */
export async function listUserAgents(
  sql: Sql,
  filter: { accountId: number; deviceIds: readonly string[] },
): Promise<Map<string, string>> {
  if (filter.deviceIds.length === 0) {
    return new Map();
  }
  const rows = await sql
    .selectFrom("sessions")
    .distinctOn("deviceId")
    .select(["deviceId", "userAgent"])
    .where("accountId", "=", filter.accountId)
    .where("deviceId", "in", filter.deviceIds)
    .orderBy("deviceId")
    .orderBy("createdAt", "desc")
    .execute();
  return new Map(rows.flatMap((row) => (row.deviceId && row.userAgent ? [[row.deviceId, row.userAgent]] : [])));
}
