import { locationFields } from "#common/backstock/backstock-fields.ts";
import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { locationAdded, locationArchived, locationEdited, locationsReordered } from "#server/events/backstock.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { newOrder } from "#server/platform/operations/new-order.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { lockSetup } from "#server/areas/backstock/setup/setup-lock.db.ts";
import * as db from "./locations.db.ts";
import type { Location, LocationFields } from "./locations.db.ts";
import { nextPlaceNumber, reachingTerminal, stillIn } from "./locations.rules.ts";

/** A location and whether its bins get to the floor by following next. */
export type LocationOnWay = Location & { reachesTerminal: boolean };

/** More would not fit on the screen's chips; a store has a handful. */
const mostLocations = 100;

const fields = z.object({
  id: z.uuid(),
  name: locationFields.name,
  nextLocationId: z.uuid().nullish().transform(orNull),
  isDefault: z.boolean().default(false),
  isPickList: z.boolean().default(false),
});

/** In walking order, each with how many bins stand there. */
export const backstockLocations = operation({
  name: "backstock.backstockLocations",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<LocationOnWay[]> => listOnWay(context),
});

/** Adds a place for bins. A place that never leads to the floor is allowed, with a warning. */
export const addLocation = operation({
  name: "backstock.addLocation",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: fields,
  async run(context, input): Promise<LocationOnWay> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const locations = await db.listLocations(context.sql, storeId);
    if (locations.length >= mostLocations) {
      throw invalidInput({ name: [`Keep ${mostLocations} or fewer locations`] });
    }
    await refuseUnfit(context, { input, locations });
    await makeRoomForDefault(context, input);
    const number = nextPlaceNumber(await db.listLocationNumbers(context.sql, storeId));
    const row = { storeId, ...input, number, position: locations.length, createdAt: context.now };
    if (await db.insertLocation(context.sql, row)) {
      await context.emit(locationAdded, eventFields(input, locations), subjectOf(input.id));
    }
    return getOnWay(context, input.id);
  },
});

/** Name, next, default, pick list. The terminal location keeps what makes it one. */
export const editLocation = operation({
  name: "backstock.editLocation",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: fields,
  async run(context, input): Promise<LocationOnWay> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const locations = await db.listLocations(context.sql, storeId);
    const before = locations.find(({ id }) => id === input.id) ?? missing();
    await refuseUnfit(context, { input, locations });
    refuseUnfitKind(before, input);
    await makeRoomForDefault(context, input);
    await db.updateLocation(context.sql, { storeId, ...input });
    const change = { before: eventFields(before, locations), after: eventFields(input, locations) };
    await context.emit(locationEdited, change, subjectOf(input.id));
    return getOnWay(context, input.id);
  },
});

/**
 * Deletes a location that holds no bins; its history stays. Locations that lead to it lead to the replacement instead.
 *
 * @throws Refusal for the terminal and the default one, while bins are in it, and while it is another's next
 */
export const archiveLocation = operation({
  name: "backstock.archiveLocation",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), replacementId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, replacementId }): Promise<void> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    await db.lockLocation(context.sql, { storeId, id });
    const locations = await db.listLocations(context.sql, storeId);
    const location = locations.find((candidate) => candidate.id === id) ?? missing();
    refuseUndeletable(location);
    const leading = locations.filter(({ nextLocationId }) => nextLocationId === id);
    if (leading.length > 0) {
      refuseWithoutReplacement({
        location,
        leading,
        replacement: locations.find((candidate) => candidate.id === replacementId),
      });
      await db.replaceNext(context.sql, { storeId, id, replacementId });
    }
    await db.archiveLocation(context.sql, { storeId, id, at: context.now });
    await context.emit(locationArchived, eventFields(location, locations), subjectOf(id));
  },
});

/** Gives the locations the order in which one walks by them. */
export const reorderLocations = operation({
  name: "backstock.reorderLocations",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ locationIds: z.array(z.uuid()).max(mostLocations) }),
  async run(context, { locationIds }): Promise<LocationOnWay[]> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const current = (await db.listLocations(context.sql, storeId)).map(({ id }) => id);
    const ids = newOrder(current, locationIds, "Location");
    await db.positionLocations(context.sql, { storeId, ids });
    await context.emit(locationsReordered, { locationIds: ids }, subjectOf("all"));
    return listOnWay(context);
  },
});

async function listOnWay(context: StoreContext): Promise<LocationOnWay[]> {
  const locations = await db.listLocations(context.sql, context.store.id);
  const reaching = reachingTerminal(locations);
  return locations.map((location) => ({ ...location, reachesTerminal: reaching.has(location.id) }));
}

async function getOnWay(context: StoreContext, id: string): Promise<LocationOnWay> {
  return (await listOnWay(context)).find((location) => location.id === id) ?? missing();
}

type LocationCheck = { input: LocationFields & { id: string }; locations: readonly Location[] };

async function refuseUnfit(context: StoreContext, { input, locations }: LocationCheck): Promise<void> {
  const nameCheck = { storeId: context.store.id, name: input.name, exceptId: input.id };
  if (await db.isLocationNameTaken(context.sql, nameCheck)) {
    throw invalidInput({ name: [`A location named ${input.name} already exists`] });
  }
  if (input.nextLocationId === input.id) {
    throw invalidInput({ nextLocationId: ["Choose a different location"] });
  }
  if (input.nextLocationId !== null && !locations.some(({ id }) => id === input.nextLocationId)) {
    throw invalidInput({ nextLocationId: ["Choose a location of this store"] });
  }
}

function refuseUnfitKind(before: Location, input: LocationFields): void {
  if (before.isTerminal && (input.isDefault || input.nextLocationId !== null || input.isPickList)) {
    throw invalidInput({ name: [`${before.name} empties bins, so nothing comes after it`] });
  }
  if (before.isDefault && !input.isDefault) {
    throw invalidInput({ isDefault: ["Make another location the default instead"] });
  }
}

function refuseUndeletable(location: Location): void {
  if (location.isTerminal) {
    throw new Refusal("terminal-location", { message: `${location.name} is where bins are emptied, so it stays` });
  }
  if (location.bins > 0) {
    const details = { bins: location.bins, locationId: location.id };
    throw new Refusal("bins-still-in", { message: stillIn(location.bins, location.name), details });
  }
  if (location.isDefault) {
    const message = `${location.name} is where new bins start. Make another location the default first.`;
    throw new Refusal("default-location", { message });
  }
}

function refuseWithoutReplacement(removal: {
  location: Location;
  leading: readonly Location[];
  replacement: Location | undefined;
}): void {
  const { location, leading, replacement } = removal;
  if (replacement === undefined || replacement.id === location.id) {
    const names = leading.map(({ name }) => name).join(", ");
    const message = `${location.name} comes next after ${names}. Choose what comes next instead.`;
    throw new Refusal("location-is-next", { message, details: { leading: leading.map(({ id }) => id) } });
  }
}

async function makeRoomForDefault(context: StoreContext, input: { id: string; isDefault: boolean }): Promise<void> {
  if (input.isDefault) {
    await db.clearDefault(context.sql, { storeId: context.store.id, exceptId: input.id });
  }
}

function eventFields({ name, nextLocationId, isDefault, isPickList }: LocationFields, locations: readonly Location[]) {
  const next = locations.find(({ id }) => id === nextLocationId)?.name ?? null;
  return { name, nextLocationId, next, isDefault, isPickList };
}

function subjectOf(id: string) {
  return { kind: "BackstockLocation" as const, id };
}

function missing(): never {
  throw notFound("Location");
}
