import { fillingFields } from "#common/backstock/backstock-fields.ts";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { wholeNumber } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { seasons } from "#common/backstock/seasons.ts";
import { orNull } from "#common/or-null.ts";
import { may, personOf } from "#common/permissions.ts";
import { fillingEdited } from "#server/events/backstock.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, managerNeeded, notFound } from "#server/platform/refusals/refusal.ts";
import { toItem } from "./backstock-item.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { setFilling } from "./change-filling.db.ts";
import { findFilling, lockFillings } from "./fillings.db.ts";
import type { FillingRow } from "./fillings.db.ts";
import { changedContents, contentsOf, inventoryDateRefusal } from "./fillings.rules.ts";
import type { Contents } from "./fillings.rules.ts";
import { holdCategory, holdPlace, listPlaces } from "./places.db.ts";
import { binChanged } from "./refusals.ts";
import { announce, storeToday, fillingEventFields, writeChange } from "./written-change.ts";

/** Changes what a bin holds. The inventory date, from which the age counts, is a manager's. */
export const editFilling = operation({
  name: "backstock.editFilling",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    /** As the form knew it. */
    version: wholeNumber,
    categoryId: z.uuid(),
    locationId: z.uuid(),
    inventoryDate: businessDate,
    season: z.enum(seasons).nullish().transform(orNull),
    notes: z._default(fillingFields.notes, ""),
    itemCount: z.nullish(fillingFields.itemCount).transform(orNull),
    isPacking: z.boolean().default(false),
  }),
  async run(context, { id, version, ...after }): Promise<BackstockItem> {
    const storeId = context.store.id;
    const current = await getFilling(context, id);
    await holdWhereItGoes(context, { current, after });
    const [before] = await lockFillings(context.sql, { storeId, ids: [id] });
    if (before?.version !== version || before.archivedAt !== null) {
      throw await binChanged(context, before ?? current);
    }
    const changed = changedContents(contentsOf(before), after);
    if (changed === null) {
      return toItem(context, before);
    }
    refuseDate(context, { before, after });
    await setFilling(context.sql, { storeId, id, contents: after });
    const filling = await getFilling(context, id);
    const isMoved = before.locationId !== after.locationId;
    const places = isMoved ? { fromLocationId: before.locationId, toLocationId: after.locationId } : {};
    await writeChange(context, { setId: uuidv7(), happened: [{ type: "edited", filling, ...changed, ...places }] });
    const payload = { before: fillingEventFields(before), after: fillingEventFields(filling) };
    await announce(context, { event: fillingEdited, payload, filling });
    return toItem(context, filling);
  },
});

type Change = { current: FillingRow; after: Contents };

async function holdWhereItGoes(context: StoreContext, { current, after }: Change): Promise<void> {
  const storeId = context.store.id;
  if (current.locationId !== after.locationId) {
    const isHeld = await holdPlace(context.sql, { storeId, id: after.locationId });
    const place = (await listPlaces(context.sql, storeId)).find(({ id }) => id === after.locationId);
    if (!isHeld || !place || place.isTerminal) {
      throw invalidInput({ locationId: ["Choose a location where bins wait. Move the bin to empty it."] });
    }
  }
  const isSame = current.categoryId === after.categoryId;
  if (!isSame && !(await holdCategory(context.sql, { storeId, id: after.categoryId }))) {
    throw invalidInput({ categoryId: ["Choose a category"] });
  }
}

function refuseDate(context: StoreContext, { before, after }: { before: Contents; after: Contents }): void {
  if (before.inventoryDate === after.inventoryDate) {
    return;
  }
  if (!managesBackstock(context)) {
    throw managerNeeded();
  }
  const refused = inventoryDateRefusal(after.inventoryDate, storeToday(context));
  if (refused !== null) {
    throw invalidInput({ inventoryDate: [refused] });
  }
}

export function managesBackstock({ user, employee, system }: Context): boolean {
  return system !== null || (user !== null && may(personOf({ ...user, employee }), "backstock:settings"));
}

async function getFilling(context: StoreContext, id: string): Promise<FillingRow> {
  const filling = await findFilling(context.sql, { storeId: context.store.id, id });
  if (!filling) {
    throw notFound("Bin");
  }
  return filling;
}
