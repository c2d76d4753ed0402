import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { wholeNumber } from "#common/inputs/input-ranges.ts";
import { binMoved } from "#server/events/backstock.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { toItem } from "./backstock-item.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { archiveFillings, moveFillings } from "./change-filling.db.ts";
import { listFillings, lockFillings } from "./fillings.db.ts";
import type { FillingRow } from "./fillings.db.ts";
import { despiteHold, warnOfHolds } from "./holds.ts";
import { olderThan } from "./older-bin.ts";
import type { OlderBin } from "./older-bin.ts";
import { holdPlace, listPlaces } from "./places.db.ts";
import type { Place } from "./places.db.ts";
import { changedSince } from "./refusals.ts";
import { announce, fillingEventFields, writeChange } from "./written-change.ts";

/** Bins that one press may move. */
const mostBins = 200;

const moveInput = z.object({
  /** Made by the client; Undo of one press names it. */
  setId: z.uuid(),
  /** With the versions on the screen: a bin that has changed since stays where it is. */
  fillings: z
    .array(z.object({ id: z.uuid(), version: wholeNumber }))
    .min(1)
    .max(mostBins),
  locationId: z.uuid(),
  /** A person has read until when a second-hand rule holds them, and brings them to the floor all the same. */
  isDespiteHold: z.boolean().nullish(),
});

/** A bin that did not move because someone else changed it first: what happened, and how it is now. */
export type MoveConflict = { message: string; filling: BackstockItem };

export type MoveAnswer = {
  setId: string;
  moved: BackstockItem[];
  conflicts: MoveConflict[];
  /** For one bin that was pulled: the bin that should have gone before it. */
  older: OlderBin | null;
};

/** Moves bins to a place. At the terminal one they are emptied: their numbers are free, and they count as pulled. */
export const moveBins = operation({
  name: "backstock.moveBins",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: moveInput,
  async run(context, { setId, fillings: requested, locationId, isDespiteHold }): Promise<MoveAnswer> {
    const storeId = context.store.id;
    const place = await heldPlace(context, locationId);
    const versions = new Map(requested.map(({ id, version }) => [id, version]));
    const locked = await lockFillings(context.sql, { storeId, ids: [...versions.keys()] });
    if (locked.length < versions.size) {
      throw notFound("Bin");
    }
    const isUnchanged = (filling: FillingRow) =>
      filling.archivedAt === null && filling.version === versions.get(filling.id) && filling.locationId !== place.id;
    const moving = locked.filter(isUnchanged);
    const changed = locked.filter((filling) => !isUnchanged(filling));
    const heldUntil = await warnOfHolds(context, place.isTerminal ? moving : [], isDespiteHold === true);
    const [only] = moving;
    const older = place.isTerminal && only !== undefined && moving.length === 1 ? await olderThan(context, only) : null;
    await move(context, { setId, moving, place, heldUntil });
    const ids = moving.map(({ id }) => id);
    const words = await changedSince(
      context,
      changed.map(({ id }) => id),
    );
    return {
      setId,
      moved: (await listFillings(context.sql, { storeId, ids })).map((filling) => toItem(context, filling)),
      conflicts: changed.map((filling) => ({
        message: words.get(filling.id) ?? `Bin is already in ${filling.location}`,
        filling: toItem(context, filling),
      })),
      older,
    };
  },
});

/** Locked before the fillings: a place that is being deleted at this moment takes no bin. */
async function heldPlace(context: StoreContext, locationId: string): Promise<Place> {
  const storeId = context.store.id;
  const isHeld = await holdPlace(context.sql, { storeId, id: locationId });
  const places = await listPlaces(context.sql, storeId);
  const place = places.find(({ id }) => id === locationId);
  if (!place || !isHeld) {
    throw invalidInput({ locationId: ["This location was deleted. Choose another."] });
  }
  return place;
}

type Move = {
  setId: string;
  moving: readonly FillingRow[];
  place: Place;
  /** By filling: what goes to the floor although a rule holds it, as its history says. */
  heldUntil: ReadonlyMap<string, BusinessDate>;
};

async function move(context: StoreContext, { setId, moving, place, heldUntil }: Move): Promise<void> {
  if (moving.length === 0) {
    return;
  }
  const storeId = context.store.id;
  const ids = moving.map(({ id }) => id);
  if (place.isTerminal) {
    const on = await runningDate(context);
    const ending = {
      reason: "pulled",
      at: context.now,
      on,
      employeeId: context.employee?.id ?? null,
      locationId: place.id,
    };
    await archiveFillings(context.sql, { storeId, ids, ending });
  } else {
    await moveFillings(context.sql, { storeId, ids, locationId: place.id });
  }
  const happened = moving.map((filling) => ({
    type: place.isTerminal ? ("removed" as const) : ("moved" as const),
    reason: place.isTerminal ? "pulled" : null,
    filling,
    fromLocationId: filling.locationId,
    toLocationId: place.id,
    after: despiteHold(heldUntil.get(filling.id)),
  }));
  await writeChange(context, { setId, happened });
  for (const filling of moving) {
    const payload = {
      before: fillingEventFields(filling),
      after: fillingEventFields({ ...filling, location: place.name }),
    };
    await announce(context, { event: binMoved, payload, filling });
  }
}
