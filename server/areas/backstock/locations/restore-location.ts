import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import { lockSetup } from "#server/areas/backstock/setup/setup-lock.db.ts";
import { locationArchived, locationEdited, locationRestored } from "#server/events/backstock.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./locations.db.ts";
import type { Location, LocationFields } from "./locations.db.ts";
import { backstockLocations, editLocation } from "./locations.ts";
import type { LocationOnWay } from "./locations.ts";

/** Undoes a change of a location, or its deletion: one's own last, or, for managers, one named from its history. */
export const restoreLocation = operation({
  name: "backstock.restoreLocation",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), eventId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, eventId }): Promise<LocationOnWay> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const names = [locationEdited.name, locationArchived.name];
    const event = await eventToReverse(context, { kind: "BackstockLocation", id, eventId, names });
    const location = (await db.findLocation(context.sql, { storeId, id })) ?? missing();
    const was =
      event.name === locationEdited.name
        ? locationEdited.payload.parse(event.payload).before
        : locationArchived.payload.parse(event.payload);
    return location.isArchived
      ? revive(context, { location, was })
      : editLocation(context, { id, ...fitting(location, was) });
  },
});

async function revive(
  context: StoreContext,
  {
    location,
    was,
  }: { location: Location; was: Pick<LocationFields, "name" | "nextLocationId"> & { next: string | null } },
): Promise<LocationOnWay> {
  const storeId = context.store.id;
  const { id, name } = location;
  if (await db.isLocationNameTaken(context.sql, { storeId, name, exceptId: id })) {
    throw invalidInput({ name: [`A location named ${name} already exists`] });
  }
  const locations = await db.listLocations(context.sql, storeId);
  const nextLocationId = locations.some((candidate) => candidate.id === was.nextLocationId) ? was.nextLocationId : null;
  await db.reviveLocation(context.sql, { storeId, id, nextLocationId, position: locations.length });
  const { isPickList } = location;
  const after = { name, nextLocationId, next: nextLocationId && was.next, isDefault: false, isPickList };
  await context.emit(locationRestored, { before: null, after }, { kind: "BackstockLocation", id });
  return (await backstockLocations(context, {})).find((candidate) => candidate.id === id) ?? missing();
}

/** What a location was, as far as it can be that again: another one has become the default since, or this one has. */
function fitting(location: Location, was: LocationFields): LocationFields {
  const { name, nextLocationId, isPickList } = was;
  return { name, nextLocationId, isPickList, isDefault: location.isDefault };
}

function missing(): never {
  throw notFound("Location");
}
