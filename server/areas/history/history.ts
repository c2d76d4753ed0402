import { recordKinds } from "#common/records/record-kinds.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
/** The front door: what happened to a record, and which of it an operation may take back. */
import { z } from "zod";
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

/** Who did what to a record, when and on which device, newest first. */
export const recordHistory = operation({
  name: "history.recordHistory",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({ ...record, ...pageFields }),
  run: (context, { kind, id, ...wanted }): Promise<HistoryPage> =>
    historyPage(context, { kinds: [kind], recordId: id }, wanted),
});

/** What one employee did, newest first; on every device, by PIN or by own login. */
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
  run: (context, { employeeId, from, to, ...wanted }): Promise<HistoryPage> =>
    historyPage(context, { employeeId, from, to }, wanted),
});

/** More than a record has in years; what is older is the beginning of it and counts. */
const mostEvents = 1000;

/** A record as it was at the end of a day of the store's calendar. */
export const recordAsOf = operation({
  name: "history.recordAsOf",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({ ...record, on: businessDate }),
  async run(context, { kind, id, on }): Promise<RecordState> {
    const { id: storeId, timeZone } = context.store;
    const wanted = { storeId, timeZone, kinds: [kind], recordId: id, to: on };
    const events = await db.listEvents(context.sql, { ...wanted, first: mostEvents });
    return stateAfter(events.toReversed());
  },
});

/** What happened in the store since a moment, the newest first, at most so many; for areas that look it over. */
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
  /** Names of the events that the caller can take back. */
  names: readonly string[];
};

/**
 * The event that an operation shall take back, by its name and payload.
 *
 * @throws Refusal when it is another's change, too late, or nothing that can be taken back
 */
export async function eventToReverse(context: StoreContext, wanted: Reversible): Promise<RecordEvent> {
  const { id: storeId, timeZone } = context.store;
  const of = { storeId, timeZone, kinds: [wanted.kind], recordId: wanted.id };
  const event =
    wanted.eventId === null
      ? await ownLastEvent(context, of)
      : await chosenEvent(context, { ...of, eventId: wanted.eventId });
  if (!wanted.names.includes(event.name)) {
    throw new Refusal("cannot-undo", { message: "You can't undo this" });
  }
  return event;
}

export type Saving = {
  kind: RecordKind;
  id: string;
  /** Names of the events that change what the version is made of. */
  names: readonly string[];
  /** What the record says now; null where nothing is saved yet. Read under a lock, or two could pass at once. */
  version: string | null;
  /** What the caller had read; undefined for a program that has read nothing and means to overwrite. */
  seen: string | null | undefined;
};

/**
 * Keeps a save from overwriting what its author has not seen.
 *
 * @throws Refusal that says who saved meanwhile, and when
 */
export async function refuseUnseen(context: StoreContext, { kind, id, names, version, seen }: Saving): Promise<void> {
  if (seen === undefined || seen === version) {
    return;
  }
  const { id: storeId, timeZone } = context.store;
  const wanted = { storeId, timeZone, kinds: [kind], recordId: id, names };
  const [last] = await db.listEvents(context.sql, { ...wanted, first: 1 });
  throw savedSince(last, timeZone);
}

async function ownLastEvent(context: Context, of: db.EventFilter): Promise<RecordEvent> {
  const [last] = await db.listEvents(context.sql, { ...of, first: 1 });
  if (!last) {
    throw notFound("Change");
  }
  const acting = { userId: context.user?.id ?? null, employeeId: context.employee?.id ?? null, now: context.now };
  if (!isOwn(last, acting)) {
    const message = `${last.by ?? "Somebody"} changed it after you. We undid nothing.`;
    throw new Refusal("changed-since", { message });
  }
  if (!isStillUndoable(last, acting)) {
    throw new Refusal("undo-too-late", { message: "Too late to undo. A manager can restore it." });
  }
  return last;
}

async function chosenEvent(context: Context, of: db.EventFilter & { eventId: string }): Promise<RecordEvent> {
  const isManager =
    context.system !== null ||
    (context.user !== null && may(personOf({ ...context.user, employee: context.employee }), "audit:view"));
  if (!isManager) {
    throw managerNeeded();
  }
  const event = await db.findEvent(context.sql, of);
  if (!event) {
    throw notFound("Change");
  }
  return event;
}
