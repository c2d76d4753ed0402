import { v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { seasons } from "#common/backstock/seasons.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { Context, EventDefinition, StoreContext } from "#server/platform/context/context.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import type { binFilled } from "#server/events/backstock.ts";
import { refreshBinFigures } from "./bin-figures.ts";
import type { FillingRow } from "./fillings.db.ts";
import { insertFillingEvents } from "./filling-events.db.ts";
import type { NewFillingEvent } from "./filling-events.db.ts";

/** The date on the wall of the store: ages and inventory dates count by it, figures by the business date. */
export function storeToday(context: StoreContext): BusinessDate {
  return localTimeAt(context.now, context.store.timeZone).date;
}

/** What happened to one filling, apart from who did it and when. */
export type Happened = Pick<NewFillingEvent, "type"> &
  Partial<
    Pick<NewFillingEvent, "id" | "fromLocationId" | "toLocationId" | "reason" | "before" | "after" | "undoesEventId">
  > & {
    filling: Pick<FillingRow, "id" | "binId" | "categoryId">;
  };

/**
 * Writes what was done in one go into the history of bins, one event for each filling, and brings the figures of the
 * day it counts for up to date.
 */
export async function writeChange(
  context: StoreContext,
  change: { setId: string; happened: readonly Happened[] },
): Promise<void> {
  const storeId = context.store.id;
  const businessDate = await runningDate(context);
  const events = change.happened.map(({ filling, ...event }) => ({
    id: uuidv7(),
    fromLocationId: null,
    toLocationId: null,
    reason: null,
    before: null,
    after: null,
    undoesEventId: null,
    ...event,
    setId: change.setId,
    fillingId: filling.id,
    binId: filling.binId,
    categoryId: filling.categoryId,
  }));
  const signature = {
    employeeId: context.employee?.id ?? null,
    userId: context.user?.id ?? null,
    deviceId: context.deviceId,
    businessDate,
    at: context.now,
  };
  await insertFillingEvents(context.sql, { storeId, events, signature });
  const counts = change.happened.some(({ type, reason }) => type === "added" || reason === "pulled");
  await refreshBinFigures(context, counts ? [businessDate] : []);
}

/** Announces a change of a filling; screens that show bins ask again. */
export function announce<Payload extends z.ZodType>(
  context: Context,
  { event, payload, filling }: { event: EventDefinition<Payload>; payload: z.input<Payload>; filling: { id: string } },
): Promise<void> {
  return context.emit(event, payload, { kind: "Backstock", id: filling.id });
}

/** A filling as people recognize it. */
export function fillingEventFields(filling: FillingRow): z.input<typeof binFilled.payload> {
  const { binNumber, category, location, inventoryDate, notes, holdUntil } = filling;
  const season = seasons.find((name) => name === filling.season) ?? null;
  return {
    bin: binNumber,
    category,
    location,
    inventoryDate,
    season,
    notes,
    ...(holdUntil !== null && { heldUntil: holdUntil }),
  };
}
