/** The front door: what happened to a record, and which change an operation may undo. */
import { z } from "zod";
import { recordKinds } from "#common/records/record-kinds.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
import { inputText, recordNumber } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { may, personOf } from "#common/permissions.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { managerNeeded, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { savedSince } from "#server/platform/operations/saved-since.ts";
import { pageFields } from "#server/platform/paging/list-order.ts";
import * as db from "./history.db.ts";
import type { RecordEvent } from "./history.db.ts";
import { historyPage } from "./history-entries.ts";
import type { HistoryPage } from "./history-entries.ts";
import { isOwn, isStillUndoable, stateAfter } from "./history.rules.ts";
import type { RecordState } from "./history.rules.ts";

export { HistoryEntryType } from "./history-entry.graphql.ts";
export { historyPage } from "./history-entries.ts";
export type { HistoryPage } from "./history-entries.ts";
export type { RecordState } from "./history.rules.ts";
export type { RecordEvent } from "./history.db.ts";

const record = { kind: inputText.max(40).pipe(z.enum(recordKinds)), id: inputText.min(1).max(100) };

/** Returns who did what to a record, when and on which device, newest first. */
export const recordHistory = operation({
  name: "history.recordHistory",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({ ...record, ...pageFields }),
  run: (context, { kind, id, ...page }): Promise<HistoryPage> =>
    historyPage(context, { kinds: [kind], recordId: id }, page),
});

/** Returns what one employee did, newest first; on every device, by PIN or by own login. */
export const personHistory = operation({
  name: "history.personHistory",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({
    employeeId: recordNumber,
    from: businessDate.nullish(),
    to: businessDate.nullish(),
    ...pageFields,
  }),
  run: (context, { employeeId, from, to, ...page }): Promise<HistoryPage> =>
    historyPage(context, { employeeId, from, to }, page),
});

/** More events than a record collects in years. */
const mostEvents = 1000;

/** Returns a record as it was at the end of a day of the store's calendar. */
export const recordAsOf = operation({
  name: "history.recordAsOf",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({ ...record, on: businessDate }),
  async run(context, { kind, id, on }): Promise<RecordState> {
    const { id: storeId, timeZone } = context.store;
    const recordFilter = { storeId, timeZone, kinds: [kind], recordId: id, to: on };
    const events = await db.listEvents(context.sql, { ...recordFilter, first: mostEvents });
    return stateAfter(events.toReversed());
  },
});

/** Returns the newest events of the store since a moment, for areas that review them. */
export function eventsSince(
  context: StoreContext,
  { since, most }: { since: Date; most: number },
): Promise<RecordEvent[]> {
  const { id: storeId, timeZone } = context.store;
  return db.listEvents(context.sql, { storeId, timeZone, since, first: most });
}

export type Reversible = {
  kind: RecordKind;
  id: string;
  /** Null is Undo: the record's last change. Named it is Restore, which is for managers. */
  eventId: string | null;
  /** Names of the events that the caller can undo. */
  names: readonly string[];
};

/**
 * Returns the event that an operation has to undo.
 *
 * @throws Refusal when someone else made the change, too much time has passed, or nobody can undo it
 */
export async function eventToReverse(context: StoreContext, reversal: Reversible): Promise<RecordEvent> {
  const { id: storeId, timeZone } = context.store;
  const recordFilter = { storeId, timeZone, kinds: [reversal.kind], recordId: reversal.id };
  const event =
    reversal.eventId === null
      ? await ownLastEvent(context, recordFilter)
      : await chosenEvent(context, { ...recordFilter, eventId: reversal.eventId });
  if (!reversal.names.includes(event.name)) {
    throw new Refusal("cannot-undo", { message: "You can't undo this" });
  }
  return event;
}

export type Saving = {
  kind: RecordKind;
  id: string;
  /** Names of the events that change what the version is made of. */
  names: readonly string[];
  /** The record's version now; null before the first save. Read it under a lock, or two saves can pass at once. */
  version: string | null;
  /** The version that the caller read; undefined for a program that read nothing and means to overwrite. */
  seen: string | null | undefined;
};

/**
 * Keeps a save from overwriting what its author has not seen.
 *
 * @throws Refusal that says who saved in between, and when
 */
export async function refuseUnseen(context: StoreContext, { kind, id, names, version, seen }: Saving): Promise<void> {
  if (seen === undefined || seen === version) {
    return;
  }
  const { id: storeId, timeZone } = context.store;
  const recordFilter = { storeId, timeZone, kinds: [kind], recordId: id, names };
  const [last] = await db.listEvents(context.sql, { ...recordFilter, first: 1 });
  throw savedSince(last, timeZone);
}

async function ownLastEvent(context: Context, filter: db.EventFilter): Promise<RecordEvent> {
  const [last] = await db.listEvents(context.sql, { ...filter, first: 1 });
  if (!last) {
    throw notFound("Change");
  }
  const acting = { userId: context.user?.id ?? null, employeeId: context.employee?.id ?? null, now: context.now };
  if (!isOwn(last, acting)) {
    const message = `${last.by ?? "Someone"} changed it after you. We undid nothing.`;
    throw new Refusal("changed-since", { message });
  }
  if (!isStillUndoable(last, acting)) {
    throw new Refusal("undo-too-late", { message: "Too late to undo. A manager can restore it." });
  }
  return last;
}

async function chosenEvent(context: Context, filter: db.EventFilter & { eventId: string }): Promise<RecordEvent> {
  const isManager =
    context.system !== null ||
    (context.user !== null && may(personOf({ ...context.user, employee: context.employee }), "audit:view"));
  if (!isManager) {
    throw managerNeeded();
  }
  const event = await db.findEvent(context.sql, filter);
  if (!event) {
    throw notFound("Change");
  }
  return event;
}
