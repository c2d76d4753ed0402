import type { StoreContext } from "#server/platform/context/context.ts";
import { readPlace } from "#server/platform/paging/list-order.ts";
import type { PageRequest } from "#server/platform/paging/list-order.ts";
import { mapPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import * as db from "./history.db.ts";
import type { EventFilter, RecordEvent } from "./history.db.ts";
import { changesOf, subjectOf } from "./history.rules.ts";
import type { FieldChange } from "./history.rules.ts";

export type HistoryEntry = {
  id: string;
  /** The event's name. */
  name: string;
  recordKind: string;
  /** What it happened to, as people call it: a task's name, the beginning of a note. */
  subject: string | null;
  at: Date;
  by: string | null;
  avatarUrl: string | null;
  deviceName: string | null;
  userAgent: string | null;
  changes: FieldChange[];
};

export type HistoryPage = { page: Page<HistoryEntry>; totalItems: number };

export type HistoryFilter = Omit<EventFilter, "storeId" | "timeZone">;

/** Returns a page of the store's events. Every list of the history is one of these. */
export async function historyPage(
  context: StoreContext,
  filter: HistoryFilter,
  request: PageRequest,
): Promise<HistoryPage> {
  const { id: storeId, accountId, timeZone } = context.store;
  const storeFilter = { ...filter, storeId, timeZone };
  const place = readPlace(request, db.eventOrder);
  const [events, totalItems] = await Promise.all([
    db.listEventPage(context.sql, { ...storeFilter, place }),
    db.countEvents(context.sql, storeFilter),
  ]);
  const unnamed = events.rows.flatMap(({ row: { deviceId, deviceName } }) =>
    deviceId && deviceName === null ? [deviceId] : [],
  );
  const agents = await db.listUserAgents(context.sql, { accountId, deviceIds: [...new Set(unnamed)] });
  return { page: mapPage(events, (event) => entryOf(event, agents)), totalItems };
}

function entryOf(event: RecordEvent, agents: ReadonlyMap<string, string>): HistoryEntry {
  const { id, name, recordKind, at, by, avatarUrl, deviceName, payload } = event;
  const userAgent = event.deviceId === null ? null : (agents.get(event.deviceId) ?? null);
  const content = { subject: subjectOf(payload), changes: changesOf(payload) };
  return { id, name, recordKind, at, by, avatarUrl, deviceName, userAgent, ...content };
}
