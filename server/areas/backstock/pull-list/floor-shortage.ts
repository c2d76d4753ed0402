import { z } from "zod";
import { overSupply } from "#server/areas/backstock/supply/supply.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { fullLevel } from "./section-need.rules.ts";
import { loadSectionNeeds } from "./section-needs.ts";

/** Names of sections of the floor: those that are short of goods, and those that have no room. */
export type FloorShortage = { short: string[]; full: string[] };

const mostNamed = 4;

/**
 * What sellers should bring, and what they had better keep for later; both empty for a store without sections. A section
 * that is short while its bins are full gets a bin and no sellers.
 */
export async function floorShortage(context: StoreContext): Promise<FloorShortage> {
  const { sections } = await loadSectionNeeds(context);
  const missing = (section: (typeof sections)[number]) => section.need.missing ?? 0;
  const empty = sections.filter(({ need }) => need.status === "priority").toSorted((a, b) => missing(b) - missing(a));
  const supplied = new Set(
    empty.length === 0 ? [] : (await overSupply(context)).full.map(({ sectionId }) => sectionId),
  );
  const short = empty.filter(({ id }) => !supplied.has(id));
  const full = sections.filter((section) => section.check?.fullness === fullLevel && missing(section) === 0);
  const names = (some: typeof sections) => some.slice(0, mostNamed).map(({ name }) => name);
  return { short: names(short), full: names(full) };
}

/** For the counter: what to ask sellers for, and what to tell them to bring another time. */
export const viewFloorShortage = operation({
  name: "backstock.viewFloorShortage",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<FloorShortage> => floorShortage(context),
});
