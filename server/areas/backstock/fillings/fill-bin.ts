import { fillingFields } from "#common/backstock/backstock-fields.ts";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import { seasons } from "#common/backstock/seasons.ts";
import { orNull } from "#common/or-null.ts";
import { binFilled, binMoved } from "#server/events/backstock.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { toItem } from "./backstock-item.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { archiveFillings, insertFilling } from "./change-filling.db.ts";
import { findFilling, findFillingOfBin } from "./fillings.db.ts";
import type { FillingRow } from "./fillings.db.ts";
import { inventoryDateRefusal } from "./fillings.rules.ts";
import { despiteHold, keepHolds, warnOfHolds } from "./holds.ts";
import { holdCategory, holdPlace, listPlaces, lockBins } from "./places.db.ts";
import { binAlreadyFilled } from "./refusals.ts";
import { announce, storeToday, fillingEventFields, writeChange } from "./written-change.ts";
import type { Happened } from "./written-change.ts";

const fillInput = z.object({
  /** Made by the client, so that a repeated request fills nothing twice. */
  id: z.uuid(),
  /** Made by the client too; Undo names it. */
  setId: z.uuid(),
  binId: z.uuid(),
  categoryId: z.uuid(),
  /** The store's default when left out. */
  locationId: z.uuid().nullish().transform(orNull),
  /** Today when left out. */
  inventoryDate: businessDate.nullish().transform(orNull),
  season: z.enum(seasons).nullish().transform(orNull),
  notes: z._default(fillingFields.notes, ""),
  itemCount: z.nullish(fillingFields.itemCount).transform(orNull),
  isPacking: z.boolean().default(false),
  /** The filling that was in the bin, when it is emptied to the floor first ("Empty and refill"). */
  emptiesId: z.uuid().nullish().transform(orNull),
  /** Numbers of the second-hand register whose goods are in it. */
  heldNumbers: z.array(recordNumber).max(50).nullish(),
  /** What is emptied to the floor may be on hold; a person has read until when. */
  isDespiteHold: z.boolean().nullish(),
});

type FillInput = z.output<typeof fillInput>;

/** Fills an empty bin: it waits from now on in its place, and counts as added on the running business date. */
export const fillBin = operation({
  name: "backstock.fillBin",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: fillInput,
  async run(context, input): Promise<BackstockItem> {
    const storeId = context.store.id;
    const sentBefore = await findFilling(context.sql, { storeId, id: input.id });
    if (sentBefore) {
      return toItem(context, sentBefore);
    }
    const { setId, emptiesId, heldNumbers, isDespiteHold, ...contents } = input;
    const checked = await checkedPlace(context, input);
    const emptied = await emptyFirst(context, { binId: input.binId, emptiesId, isDespiteHold });
    await insertFilling(context.sql, {
      ...contents,
      ...checked,
      storeId,
      createdAt: context.now,
      createdByEmployeeId: context.employee?.id ?? null,
      filledOn: await runningDate(context),
    });
    await keepHolds(context, input.id, heldNumbers ?? []);
    const filling = await getFilling(context, input.id);
    const added: Happened = { type: "added", filling, toLocationId: checked.locationId };
    await writeChange(context, { setId, happened: emptied ? [emptied, added] : [added] });
    await announce(context, { event: binFilled, payload: fillingEventFields(filling), filling });
    return toItem(context, filling);
  },
});

async function checkedPlace(context: StoreContext, input: FillInput) {
  const storeId = context.store.id;
  const today = storeToday(context);
  const inventoryDate = input.inventoryDate ?? today;
  const refused = inventoryDateRefusal(inventoryDate, today);
  if (refused !== null) {
    throw invalidInput({ inventoryDate: [refused] });
  }
  const places = await listPlaces(context.sql, storeId);
  const place = places.find(({ id, isDefault }) => (input.locationId === null ? isDefault : id === input.locationId));
  if (!place || place.isTerminal || !(await holdPlace(context.sql, { storeId, id: place.id }))) {
    throw invalidInput({ locationId: ["Choose a location where bins wait"] });
  }
  if (!(await holdCategory(context.sql, { storeId, id: input.categoryId }))) {
    throw invalidInput({ categoryId: ["Choose a category"] });
  }
  return { locationId: place.id, inventoryDate };
}

/** What was in the bin and is on the floor now; null when the bin was empty, as it should be. */
async function emptyFirst(
  context: StoreContext,
  { binId, emptiesId, isDespiteHold }: Pick<FillInput, "binId" | "emptiesId" | "isDespiteHold">,
): Promise<Happened | null> {
  const storeId = context.store.id;
  const [bin] = await lockBins(context.sql, { storeId, ids: [binId] });
  if (!bin) {
    throw notFound("Bin");
  }
  if (bin.isRetired) {
    throw new Refusal("bin-retired", { message: `Bin ${bin.number} is retired` });
  }
  const current = await findFillingOfBin(context.sql, { storeId, binId });
  if (!current) {
    return null;
  }
  if (current.id !== emptiesId) {
    throw binAlreadyFilled(current);
  }
  const heldUntil = await warnOfHolds(context, [current], isDespiteHold === true);
  const floor = (await listPlaces(context.sql, storeId)).find(({ isTerminal }) => isTerminal);
  if (!floor) {
    throw notFound("Location");
  }
  const on = await runningDate(context);
  const ending = {
    reason: "pulled",
    at: context.now,
    on,
    employeeId: context.employee?.id ?? null,
    locationId: floor.id,
  };
  await archiveFillings(context.sql, { storeId, ids: [current.id], ending });
  const after = { ...current, location: floor.name };
  const payload = { before: fillingEventFields(current), after: fillingEventFields(after) };
  await announce(context, { event: binMoved, payload, filling: current });
  return {
    id: uuidv7(),
    type: "removed",
    reason: "pulled",
    filling: current,
    fromLocationId: current.locationId,
    toLocationId: floor.id,
    after: despiteHold(heldUntil.get(current.id)),
  };
}

async function getFilling(context: StoreContext, id: string): Promise<FillingRow> {
  const filling = await findFilling(context.sql, { storeId: context.store.id, id });
  if (!filling) {
    throw notFound("Bin");
  }
  return filling;
}
