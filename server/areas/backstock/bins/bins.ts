import { binFields } from "#common/backstock/backstock-fields.ts";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { binLabel, binNumberMax, binNumbers } from "#common/backstock/bin-number.ts";
import { orNull } from "#common/or-null.ts";
import { binDeleted, binEdited, binRestored, binsAdded } from "#server/events/backstock.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { enumName, listFilter } from "#server/platform/paging/list-filter.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import { mapPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import * as db from "./bins.db.ts";
import type { Bin, BinCounts } from "./bins.db.ts";

/** A bin with its number as people read it. */
export type ShownBin = Bin & { label: string };

export type BinPage = { page: Page<ShownBin>; totalItems: number };

export type BinBatch = {
  created: number[];
  /** How many of the requested numbers existed already. */
  existed: number;
  bins: ShownBin[];
};

const binFilter = z.strictObject({
  state: enumName(db.binStates).nullish().transform(orNull),
  /** With or without the prefix: the numbers that begin so. */
  text: inputText.trim().max(20).nullish().transform(orNull),
});

/** The store's bins, by number where no other order is chosen. */
export const bins = operation({
  name: "backstock.bins",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ ...pageFields, filter: listFilter(binFilter) }),
  async run(context, { filter: { state, text }, ...request }): Promise<BinPage> {
    const storeId = context.store.id;
    const place = readPlace(request, db.binOrder);
    const { binPrefix } = await getBackstockSettings(context.sql, storeId);
    const query = { storeId, filter: { state, digits: digitsOf(text, binPrefix) } };
    const [page, totalItems] = await Promise.all([
      db.listBins(context.sql, { ...query, place }),
      db.countListedBins(context.sql, query),
    ]);
    return { page: mapPage(page, (bin) => shown(bin, binPrefix)), totalItems };
  },
});

export type BinOverview = BinCounts & {
  /** One above the highest there is: where the next batch begins. */
  nextNumber: number;
};

/** How many there are of each kind. */
export const binOverview = operation({
  name: "backstock.binOverview",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<BinOverview> {
    const storeId = context.store.id;
    const [counts, highest] = await Promise.all([
      db.countBins(context.sql, storeId),
      db.highestBinNumber(context.sql, storeId),
    ]);
    return { ...counts, nextNumber: Math.min(highest + 1, binNumberMax) };
  },
});

export const viewBin = operation({
  name: "backstock.bin",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  run: (context, { id }): Promise<ShownBin> => getBin(context, id),
});

/** Makes bins from a number on; those that are there already are skipped and counted. */
export const addBins = operation({
  name: "backstock.addBins",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({
    startNumber: binFields.number,
    count: binFields.batchCount,
  }),
  async run(context, { startNumber, count }): Promise<BinBatch> {
    const storeId = context.store.id;
    const numbers = binNumbers(startNumber, count);
    const newBins = numbers.map((number) => ({ id: uuidv7(), number }));
    const created = await db.insertBins(context.sql, { storeId, bins: newBins, at: context.now });
    const [from, to] = [created[0], created.at(-1)];
    if (from !== undefined && to !== undefined) {
      await context.emit(binsAdded, { from, to, count: created.length }, subjectOf("all"));
    }
    const { binPrefix } = await getBackstockSettings(context.sql, storeId);
    const made = await db.listBinsByNumber(context.sql, { storeId, numbers: created });
    const shownBins = made.map((bin) => shown(bin, binPrefix));
    return { created, existed: numbers.length - created.length, bins: shownBins };
  },
});

/** Takes a bin out of use (broken, lost), or back into use. It keeps its number and what happened to it. */
export const retireBin = operation({
  name: "backstock.retireBin",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), isRetired: z.boolean() }),
  async run(context, { id, isRetired }): Promise<ShownBin> {
    const bin = await lockedBin(context, id);
    if (isRetired) {
      refuseFilled(bin);
    }
    if (bin.isRetired !== isRetired) {
      const query = { storeId: context.store.id, id, at: isRetired ? context.now : null };
      await db.setBinRetired(context.sql, query);
      const { number } = bin;
      const change = { before: { number, isRetired: !isRetired }, after: { number, isRetired } };
      await context.emit(binEdited, change, subjectOf(id));
    }
    return { ...bin, isRetired };
  },
});

/**
 * Deletes an empty bin. Its history stays, and a new bin with its number continues it.
 *
 * @throws Refusal while it is filled
 */
export const deleteBin = operation({
  name: "backstock.deleteBin",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const bin = await lockedBin(context, id);
    refuseFilled(bin);
    if (!bin.isDeleted) {
      await db.setBinDeleted(context.sql, { storeId: context.store.id, id, at: context.now });
      await context.emit(binDeleted, { number: bin.number, isRetired: bin.isRetired }, subjectOf(id));
    }
  },
});

/** Brings a deleted bin back. */
export const restoreBin = operation({
  name: "backstock.restoreBin",
  kind: "write",
  permission: "backstock:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<ShownBin> {
    const bin = await lockedBin(context, id);
    if (bin.isDeleted) {
      await db.setBinDeleted(context.sql, { storeId: context.store.id, id, at: null });
      const after = { number: bin.number, isRetired: bin.isRetired };
      await context.emit(binRestored, { before: null, after }, subjectOf(id));
    }
    return { ...bin, isDeleted: false };
  },
});

async function getBin(context: StoreContext, id: string): Promise<ShownBin> {
  const storeId = context.store.id;
  const bin = await db.findBin(context.sql, { storeId, id });
  if (!bin) {
    throw notFound("Bin");
  }
  return shown(bin, (await getBackstockSettings(context.sql, storeId)).binPrefix);
}

async function lockedBin(context: StoreContext, id: string): Promise<ShownBin> {
  await db.lockBin(context.sql, { storeId: context.store.id, id });
  return getBin(context, id);
}

function refuseFilled(bin: ShownBin): void {
  const { contents, label } = bin;
  if (contents !== null) {
    const message = `Bin ${label} holds ${contents.categoryName} in ${contents.locationName}. Empty it first.`;
    throw new Refusal("bin-filled", { message, details: { backstockId: contents.id } });
  }
}

function shown(bin: Bin, prefix: string): ShownBin {
  return { ...bin, label: binLabel(prefix, bin.number) };
}

/** The digits of what was typed; a text without any finds nothing. */
function digitsOf(text: string | null, prefix: string): string | null {
  if (text === null || text === "") {
    return null;
  }
  const typed = text.toUpperCase();
  const rest = prefix !== "" && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  return /^\d*$/.test(rest) ? rest : "none";
}

function subjectOf(id: string) {
  return { kind: "Bin" as const, id };
}
