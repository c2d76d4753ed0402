import { sql as raw } from "kysely";
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { LastChange, PartOfContents } from "./fillings.rules.ts";

export const fillingEventTypes = ["added", "moved", "edited", "removed", "undone"] as const;
export type FillingEventType = (typeof fillingEventTypes)[number];

export type NewFillingEvent = {
  id: string;
  setId: string;
  fillingId: string;
  binId: string;
  categoryId: string;
  type: FillingEventType;
  fromLocationId: string | null;
  toLocationId: string | null;
  reason: string | null;
  before: PartOfContents | null;
  /** What an edit has made of it, or until when a bin was held that went to the floor before. */
  after: PartOfContents | { heldUntil: string } | null;
  undoesEventId: string | null;
};

/** Who did it, on which device, on which day. */
export type Signature = {
  employeeId: number | null;
  userId: number | null;
  deviceId: string | null;
  businessDate: BusinessDate;
  at: Date;
};

export async function insertFillingEvents(
  sql: Sql,
  batch: { storeId: number; events: readonly NewFillingEvent[]; signature: Signature },
): Promise<void> {
  if (batch.events.length === 0) {
    return;
  }
  await sql
    .insertInto("backstockEvents")
    .values(
      batch.events.map((event) => ({
        ...event,
        ...batch.signature,
        storeId: batch.storeId,
        before: event.before && JSON.stringify(event.before),
        after: event.after && JSON.stringify(event.after),
      })),
    )
    .execute();
}

/** Points undone events at the events that undid them; each event can be undone once. */
export async function markUndone(
  sql: Sql,
  selection: { storeId: number; pairs: readonly { undone: string; by: string }[] },
): Promise<void> {
  await raw`
    /* backstock.markUndone */
    update backstock_events as event set undone_by_event_id = pair.by_id
    from unnest(${selection.pairs.map(({ undone }) => undone)}::uuid[], ${selection.pairs.map(({ by }) => by)}::uuid[])
      as pair (undone_id, by_id)
    where event.store_id = ${selection.storeId} and event.id = pair.undone_id`.execute(sql);
}

const contentsSchema = z.object({
  categoryId: z.string(),
  locationId: z.string(),
  inventoryDate: z.string(),
  season: z.string().nullable(),
  notes: z.string(),
  itemCount: z.int().nullable(),
  isPacking: z.boolean(),
});

const standingSchema = z.object({
  id: z.string(),
  fillingId: z.string(),
  binId: z.string(),
  type: z.enum(fillingEventTypes),
  at: z.date(),
  businessDate: z.string(),
  fromLocationId: z.string().nullable(),
  before: contentsSchema.partial().nullable(),
  isUndone: z.boolean(),
  /** Nothing was done to the filling since, except what was undone. */
  isLatest: z.boolean(),
  /** The store's date on which the bin got its next filling that still counts. */
  refilledOn: z.string().nullable(),
  /** It left for a sister store, so the transfer has to be canceled instead. */
  isTransferred: z.boolean(),
});

/** An event with everything its undo needs. */
export type StandingEvent = z.output<typeof standingSchema>;

/**
 * What was done in one go, the newest first. `fillingId` names one of several. A bin that the same set has filled is no
 * refill: taking the set back empties it first.
 */
export async function listStandingEvents(
  sql: Sql,
  filter: { storeId: number; setId: string; fillingId: string | null },
): Promise<StandingEvent[]> {
  const result = await raw`
    /* backstock.listStandingEvents */
    select event.id, event.filling_id, event.bin_id, event.type, event.at, event.business_date, event.from_location_id,
      event.before, event.undone_by_event_id is not null as is_undone,
      not exists (
        select from backstock_events as later
        where later.store_id = event.store_id and later.filling_id = event.filling_id and later.type <> 'undone'
          and later.undone_by_event_id is null and (later.at, later.id) > (event.at, event.id)
      ) as is_latest,
      case when event.type = 'removed' then (
        select min(other.filled_on) from backstock_fillings as other
        join backstock_events as fill
          on fill.store_id = other.store_id and fill.filling_id = other.id and fill.type = 'added'
        where other.store_id = event.store_id and other.bin_id = event.bin_id and other.id <> event.filling_id
          and other.created_at >= event.at and fill.undone_by_event_id is null and fill.set_id <> event.set_id
      ) end as refilled_on,
      exists (
        select from bin_transfers as transfer
        where transfer.store_id = event.store_id and transfer.filling_id = event.filling_id and transfer.side = 'out'
          and transfer.status <> 'cancelled'
      ) as is_transferred
    from backstock_events as event
    where event.store_id = ${filter.storeId} and event.set_id = ${filter.setId} and event.type <> 'undone'
      and (${filter.fillingId}::uuid is null or event.filling_id = ${filter.fillingId}::uuid)
    order by event.at desc, event.id desc`.execute(sql);
  return result.rows.map((row) => standingSchema.parse(row));
}

/** What was done last to each of these fillings. */
export async function listLastChanges(
  sql: Sql,
  selection: { storeId: number; fillingIds: readonly string[] },
): Promise<Map<string, LastChange>> {
  if (selection.fillingIds.length === 0) {
    return new Map();
  }
  const rows = await sql
    .selectFrom("backstockEvents as event")
    .leftJoin("backstockLocations as place", (join) =>
      join.onRef("place.storeId", "=", "event.storeId").onRef("place.id", "=", "event.toLocationId"),
    )
    .leftJoin("employeeNamesView as person", (join) =>
      join.onRef("person.storeId", "=", "event.storeId").onRef("person.id", "=", "event.employeeId"),
    )
    .distinctOn("event.fillingId")
    .select(["event.fillingId", "event.type", "event.reason", "place.name as place", "person.firstName"])
    .where("event.storeId", "=", selection.storeId)
    .where("event.fillingId", "in", selection.fillingIds)
    .orderBy("event.fillingId")
    .orderBy("event.at", "desc")
    .orderBy("event.id", "desc")
    .execute();
  return new Map(
    rows.map(({ fillingId: id, type, reason, place, firstName: by }) => [id, { type, reason, toLocation: place, by }]),
  );
}
