import type { Context } from "#server/platform/operations/context.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
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

export type HistoryPage = { entries: HistoryEntry[]; hasMore: boolean; totalItems: number };

export type HistoryWanted = Omit<EventFilter, "storeId" | "timeZone">;

export type PageWanted = { first: number; after: string | null };

/** A page of what happened in the store, narrowed to what is wanted. Every list of the history is one of these. */
export async function historyPage(context: Context, wanted: HistoryWanted, page: PageWanted): Promise<HistoryPage> {
  const { id: storeId, accountId, timeZone } = storeOf(context);
  const filter = { ...wanted, storeId, timeZone };
  const [events, totalItems] = await Promise.all([
    db.listEvents(context.sql, { ...filter, before: page.after, first: page.first + 1 }),
    db.countEvents(context.sql, filter),
  ]);
  const shown = events.slice(0, page.first);
  const unnamed = shown.flatMap(({ deviceId, deviceName }) => (deviceId && deviceName === null ? [deviceId] : []));
  const agents = await db.listUserAgents(context.sql, { accountId, deviceIds: [...new Set(unnamed)] });
  return { entries: shown.map((event) => entryOf(event, agents)), hasMore: events.length > page.first, totalItems };
}

function entryOf(event: RecordEvent, agents: ReadonlyMap<string, string>): HistoryEntry {
  const { id, name, recordKind, at, by, avatarUrl, deviceName, payload } = event;
  const userAgent = event.deviceId === null ? null : (agents.get(event.deviceId) ?? null);
  const told = { subject: subjectOf(payload), changes: changesOf(payload) };
  return { id, name, recordKind, at, by, avatarUrl, deviceName, userAgent, ...told };
}
