import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { binsImported } from "#server/events/backstock.ts";
import { insertCategories, listCategories } from "#server/areas/backstock/categories/categories.db.ts";
import { insertFilling } from "#server/areas/backstock/fillings/change-filling.db.ts";
import { inventoryDateRefusal } from "#server/areas/backstock/fillings/fillings.rules.ts";
import { lockBins } from "#server/areas/backstock/fillings/places.db.ts";
import { storeToday, writeChange } from "#server/areas/backstock/fillings/written-change.ts";
import { listLocations } from "#server/areas/backstock/locations/locations.db.ts";
import type { Location } from "#server/areas/backstock/locations/locations.db.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import { lockSetup } from "#server/areas/backstock/setup/setup-lock.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import * as db from "./bins.db.ts";
import { linesOf } from "./import-bins-csv.ts";
import { readLine, sortOut } from "./import-bins.rules.ts";
import type { RefusedLine, ImportedBin } from "./import-bins.rules.ts";

export type ImportReport = {
  /** Nothing was changed: this is what would be. */
  isDryRun: boolean;
  lines: number;
  bins: number;
  existing: number;
  fillings: number;
  newCategories: string[];
  refused: RefusedLine[];
};

/**
 * Brings bins and what they hold from a list. Lines that cannot be taken are given back with their reason, the others
 * go in together or not at all; a dry run says the same without changing anything.
 */
export const importBins = operation({
  name: "backstock.importBins",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({
    csv: inputText.min(1, "Choose a list").max(1_000_000, "Use 1,000,000 characters or fewer"),
    isDryRun: z.boolean().default(true),
  }),
  async run(context, { csv, isDryRun }): Promise<ImportReport> {
    const storeId = context.store.id;
    await lockSetup(context.sql, storeId);
    const { taken, refused, lines } = await sortedLines(context, csv);
    const existing = await db.listBinsByNumber(context.sql, { storeId, numbers: taken.map(({ number }) => number) });
    const there = new Set(existing.map(({ number }) => number));
    const newCategories = await newNames(context, taken);
    const fillings = taken.filter(({ category }) => category !== null);
    if (!isDryRun && taken.length > 0) {
      await takeIn(context, { taken, newCategories });
      const totals = { bins: taken.length - there.size, fillings: fillings.length, refused: refused.length };
      await context.emit(binsImported, totals, { kind: "Bin", id: "all" });
    }
    return {
      isDryRun,
      lines,
      bins: taken.length - there.size,
      existing: there.size,
      fillings: fillings.length,
      newCategories,
      refused,
    };
  },
});

async function sortedLines(context: StoreContext, csv: string) {
  const storeId = context.store.id;
  const [{ binPrefix }, locations] = await Promise.all([
    getBackstockSettings(context.sql, storeId),
    waitingPlaces(context),
  ]);
  const today = storeToday(context);
  const read = linesOf(csv).map((line) => readLine(line, { prefix: binPrefix, today }));
  const newBins = read.flatMap((line) => ("reason" in line ? [] : [line]));
  const unreadable = read.flatMap((line) => ("reason" in line ? [line] : []));
  const existing = await db.listBinsByNumber(context.sql, { storeId, numbers: newBins.map(({ number }) => number) });
  const bins = existing.map(
    ({ number, isRetired, contents }): [number, { isRetired: boolean; holds: string | null }] => [
      number,
      { isRetired, holds: contents && `${contents.categoryName}, ${contents.locationName}` },
    ],
  );
  const { taken, refused } = sortOut(newBins, {
    bins: new Map(bins),
    locations: new Set(locations.map(({ name }) => name.toLowerCase())),
    isTooOld: (date) => inventoryDateRefusal(date, today) !== null,
  });
  const all = [...unreadable, ...refused].toSorted((left, right) => left.line - right.line);
  return { taken, refused: all, lines: read.length };
}

async function waitingPlaces(context: StoreContext): Promise<Location[]> {
  const locations = await listLocations(context.sql, context.store.id);
  return locations.filter(({ isTerminal }) => !isTerminal);
}

/** Categories that the list names and the store does not have yet, each once. */
async function newNames(context: StoreContext, taken: readonly ImportedBin[]): Promise<string[]> {
  const existing = await listCategories(context.sql, { storeId: context.store.id, withArchived: false });
  const seen = new Set(existing.map(({ name }) => name.toLowerCase()));
  const names: string[] = [];
  for (const { category } of taken) {
    if (category !== null && !seen.has(category.toLowerCase())) {
      seen.add(category.toLowerCase());
      names.push(category);
    }
  }
  return names;
}

async function takeIn(
  context: StoreContext,
  { taken, newCategories }: { taken: readonly ImportedBin[]; newCategories: readonly string[] },
): Promise<void> {
  const storeId = context.store.id;
  const newBins = taken.map(({ number }) => ({ id: uuidv7(), number }));
  await db.insertBins(context.sql, { storeId, bins: newBins, at: context.now });
  const unknown = { targetBins: null, ageLimitDays: null, itemsPerBin: null };
  const categories = newCategories.map((name) => ({ id: uuidv7(), name, ...unknown }));
  if (categories.length > 0) {
    await insertCategories(context.sql, { storeId, categories, at: context.now });
  }
  await fillAll(
    context,
    taken.filter(({ category }) => category !== null),
  );
}

/** One set of events for all of them, so that an import that was a mistake is undone in one go. */
async function fillAll(context: StoreContext, lines: readonly ImportedBin[]): Promise<void> {
  const storeId = context.store.id;
  const bins = await db.listBinsByNumber(context.sql, { storeId, numbers: lines.map(({ number }) => number) });
  await lockBins(context.sql, { storeId, ids: bins.map(({ id }) => id) });
  const idOfNumber = new Map(bins.map(({ number, id }) => [number, id]));
  const [categories, places] = [
    await listCategories(context.sql, { storeId, withArchived: false }),
    await waitingPlaces(context),
  ];
  const idOfCategory = new Map(categories.map(({ name, id }) => [name.toLowerCase(), id]));
  const idOfPlace = new Map(places.map(({ name, id }) => [name.toLowerCase(), id]));
  const usual = places.find(({ isDefault }) => isDefault)?.id;
  const filledOn = await runningDate(context);
  const happened = [];
  for (const line of lines) {
    const binId = idOfNumber.get(line.number);
    const categoryId = idOfCategory.get((line.category ?? "").toLowerCase());
    const locationId = line.location === null ? usual : idOfPlace.get(line.location.toLowerCase());
    if (binId === undefined || categoryId === undefined || locationId === undefined) {
      throw new Refusal("changed-meanwhile", { message: "Your bins changed since the check. Check the list again." });
    }
    const contents = { inventoryDate: line.inventoryDate, notes: line.notes, season: null, itemCount: null };
    const filling = { id: uuidv7(), binId, categoryId };
    const row = { ...filling, ...contents, storeId, locationId, isPacking: false, filledOn };
    await insertFilling(context.sql, {
      ...row,
      createdAt: context.now,
      createdByEmployeeId: context.employee?.id ?? null,
    });
    happened.push({ type: "added" as const, filling, toLocationId: locationId });
  }
  await writeChange(context, { setId: uuidv7(), happened });
}
