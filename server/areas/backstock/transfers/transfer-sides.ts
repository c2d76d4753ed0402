/**
 * What the program itself does between the two stores of a transfer: each step works in one store and sees no other.
 */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { foreignText, instantDate, recordNumber, wholeNumber } from "#common/inputs/input-ranges.ts";
import { transferAnnounced, transferArrived, transferCancelled } from "#server/events/backstock-floor.ts";
import { undoSet } from "#server/areas/backstock/fillings/undo-change.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { listSisterStores } from "./sister-stores.ts";
import * as db from "./transfers.db.ts";
import type { Transfer } from "./transfers.db.ts";

/** This store's row, for the work on the other side. */
export const findTransferSide = operation({
  name: "backstock.findTransferSide",
  kind: "read",
  permission: "backstock:transfer",
  on: "store",
  input: z.object({ id: z.uuid() }),
  run: (context, { id }): Promise<Transfer | null> => db.findTransfer(context.sql, { storeId: context.store.id, id }),
});

const announcement = z.object({
  id: z.uuid(),
  otherStoreId: recordNumber,
  binNumber: wholeNumber,
  binLabel: foreignText(60),
  categoryName: foreignText(200),
  season: z.enum(["all", "SS", "FW", "holiday"]).nullable(),
  inventoryDate: businessDate,
  notes: foreignText(2000),
  sentAt: instantDate,
  sentBy: foreignText(200),
});

/** A sister store's bin is on its way here. */
export const announceTransfer = operation({
  name: "backstock.announceTransfer",
  kind: "write",
  permission: "jobs:manage",
  on: "store",
  input: announcement,
  async run(context, sent): Promise<void> {
    const storeId = context.store.id;
    if (sent.otherStoreId === storeId) {
      throw notFound("Store");
    }
    const row = { ...sent, storeId, side: "in" as const, fillingId: null, sentByEmployeeId: null };
    if (await db.insertTransfer(context.sql, row)) {
      await context.emit(transferAnnounced, await eventFields(context, { ...sent }), subject(sent.id));
    }
  },
});

const ending = z.object({
  id: z.uuid(),
  status: z.enum(["arrived", "cancelled"]),
  by: foreignText(200).nullable(),
});

/**
 * Ends this store's side as the other one has ended its own; returns its state. When the transfer is canceled, the bin
 * is filled again as it was, unless it was filled with something else meanwhile.
 */
export const endTransferSide = operation({
  name: "backstock.endTransferSide",
  kind: "write",
  permission: "jobs:manage",
  on: "store",
  input: ending,
  async run(context, { id, status, by }): Promise<Transfer | null> {
    const storeId = context.store.id;
    const transfer = await db.lockTransfer(context.sql, { storeId, id });
    const isEnded = await db.endTransfer(context.sql, { storeId, id, status, by, at: context.now, byEmployeeId: null });
    if (transfer !== null && isEnded) {
      if (status === "cancelled" && transfer.fillingId !== null) {
        await bringBack(context, transfer.fillingId);
      }
      const event = status === "arrived" ? transferArrived : transferCancelled;
      await context.emit(event, await eventFields(context, transfer), subject(id));
    }
    return db.findTransfer(context.sql, { storeId, id });
  },
});

async function bringBack(context: StoreContext, fillingId: string): Promise<void> {
  const setId = await db.findTransferSet(context.sql, { storeId: context.store.id, fillingId });
  if (setId === null) {
    return;
  }
  try {
    await undoSet(context, { setId, fillingId: null });
  } catch (error) {
    // The bin holds other goods by now, so the returned goods need another bin.
    if (!(error instanceof Refusal)) {
      throw error;
    }
    context.log.info({ fillingId, code: error.code }, "A canceled transfer could not go back into its bin");
  }
}

async function eventFields(
  context: StoreContext,
  transfer: Pick<Transfer, "binLabel" | "categoryName" | "otherStoreId">,
) {
  const stores = await listSisterStores(context);
  const otherStore = stores.find(({ id }) => id === transfer.otherStoreId)?.name ?? "";
  return { bin: transfer.binLabel, category: transfer.categoryName, otherStore };
}

function subject(id: string): EventSubject {
  return { kind: "BinTransfer", id };
}
