import { z } from "zod";
import { recordNumberText, wholeNumber } from "#common/inputs/input-ranges.ts";
import { transferArrived, transferSent } from "#server/events/backstock-floor.ts";
import { fillBin } from "#server/areas/backstock/fillings/fill-bin.ts";
import { findFilling } from "#server/areas/backstock/fillings/fillings.db.ts";
import { removeFilling } from "#server/areas/backstock/fillings/remove-filling.ts";
import { seasonOf } from "#server/areas/backstock/pull-list/bin-choice.rules.ts";
import type { Context, EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { listSisterStores } from "./sister-stores.ts";
import type { SisterStore } from "./sister-stores.db.ts";
import { announceTransferJob, cancelTransferJob, confirmTransferJob } from "./transfers.jobs.ts";
import * as db from "./transfers.db.ts";
import type { Transfer } from "./transfers.db.ts";

export type { Transfer } from "./transfers.db.ts";

/** Transfers that have ended stay on the page for so long. */
const shownMs = 30 * 86_400_000;

export type NamedTransfer = Transfer & { otherStoreName: string };
export type Transfers = { transfers: NamedTransfer[]; sisterStores: SisterStore[] };

/** Bins on their way from and to this store, and those that came or left lately. */
export const viewTransfers = operation({
  name: "backstock.viewTransfers",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<Transfers> {
    const since = new Date(context.now.getTime() - shownMs);
    const [transfers, sisterStores] = await Promise.all([
      db.listTransfers(context.sql, { storeId: context.store.id, since }),
      listSisterStores(context),
    ]);
    return { transfers: transfers.map((transfer) => named(transfer, sisterStores)), sisterStores };
  },
});

/** Sends a bin to a sister store: it leaves this one's backstock now, and is in transit until it is taken in there. */
export const sendTransfer = operation({
  name: "backstock.sendTransfer",
  kind: "write",
  permission: "backstock:transfer",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client: the transfer's id on both sides. */
    id: z.uuid(),
    backstockId: z.uuid(),
    version: wholeNumber,
    otherStoreId: recordNumberText,
  }),
  async run(context, { id, backstockId, version, otherStoreId }): Promise<NamedTransfer> {
    const storeId = context.store.id;
    const sentBefore = await db.lockTransfer(context.sql, { storeId, id });
    const sisterStores = await listSisterStores(context);
    if (sentBefore) {
      return named(sentBefore, sisterStores);
    }
    if (!sisterStores.some((store) => store.id === otherStoreId)) {
      throw invalidInput({ otherStoreId: ["Choose another store of your company"] });
    }
    const filling = await findFilling(context.sql, { storeId, id: backstockId });
    if (!filling) {
      throw notFound("Bin");
    }
    await removeFilling(context, { id: backstockId, version, setId: id, reason: "transferred" });
    await db.insertTransfer(context.sql, {
      storeId,
      id,
      side: "out",
      otherStoreId,
      fillingId: filling.id,
      binNumber: filling.binNumber,
      binLabel: filling.bin,
      categoryName: filling.category,
      season: filling.season,
      inventoryDate: filling.inventoryDate,
      notes: filling.notes,
      sentAt: context.now,
      sentBy: nameOf(context),
      sentByEmployeeId: context.employee?.id ?? null,
    });
    await context.addJob(announceTransferJob, { storeId, id });
    const sent = named(await getTransfer(context, id), sisterStores);
    await context.emit(transferSent, eventFields(sent), subject(id));
    return sent;
  },
});

/** Takes a bin of a sister store in: what is in it waits here from now on, as old as it was there. */
export const receiveTransfer = operation({
  name: "backstock.receiveTransfer",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    /** Made by the client: the filling that it becomes. */
    backstockId: z.uuid(),
    /** The bin of this store that it goes into. */
    binId: z.uuid(),
    categoryId: z.uuid(),
  }),
  async run(context, { id, backstockId, binId, categoryId }): Promise<NamedTransfer> {
    const storeId = context.store.id;
    const sisterStores = await listSisterStores(context);
    const transfer = await getTransfer(context, id);
    if (transfer.side !== "in") {
      throw new Refusal("not-for-this-store", { message: "Only the other store can take in this bin" });
    }
    if (transfer.status !== "in-transit") {
      throw alreadyEnded(transfer);
    }
    await fillBin(context, {
      id: backstockId,
      setId: backstockId,
      binId,
      categoryId,
      inventoryDate: transfer.inventoryDate,
      season: seasonOf(transfer.season),
      notes: transfer.notes,
    });
    const ending = { at: context.now, by: nameOf(context), byEmployeeId: context.employee?.id ?? null };
    await db.endTransfer(context.sql, { storeId, id, status: "arrived", fillingId: backstockId, ...ending });
    await context.addJob(confirmTransferJob, { storeId, id });
    const arrived = named(await getTransfer(context, id), sisterStores);
    await context.emit(transferArrived, eventFields(arrived), subject(id));
    return arrived;
  },
});

/**
 * Takes a transfer back while it is on its way. The receiving store's row decides, so that a bin which is taken in
 * there at this moment stays there: the answer comes as soon as that store has been asked.
 */
export const cancelTransfer = operation({
  name: "backstock.cancelTransfer",
  kind: "write",
  permission: "backstock:transfer",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<NamedTransfer> {
    const transfer = await getTransfer(context, id);
    if (transfer.side !== "out") {
      throw new Refusal("not-for-this-store", { message: "Only the store that sent it can cancel the transfer" });
    }
    if (transfer.status !== "in-transit") {
      throw alreadyEnded(transfer);
    }
    await context.addJob(cancelTransferJob, { storeId: context.store.id, id });
    return named(transfer, await listSisterStores(context));
  },
});

async function getTransfer(context: StoreContext, id: string): Promise<Transfer> {
  const transfer = await db.lockTransfer(context.sql, { storeId: context.store.id, id });
  if (!transfer) {
    throw notFound("Transfer");
  }
  return transfer;
}

function alreadyEnded({ status, endedBy }: Transfer): Refusal {
  const by = endedBy === null ? "" : ` by ${endedBy}`;
  const message = status === "arrived" ? `Already taken in${by}` : `This transfer was canceled${by}`;
  return new Refusal("transfer-ended", { message });
}

function named(transfer: Transfer, stores: readonly SisterStore[]): NamedTransfer {
  return { ...transfer, otherStoreName: stores.find(({ id }) => id === transfer.otherStoreId)?.name ?? "" };
}

function nameOf(context: Context): string {
  return context.employee?.fullName ?? context.user?.fullName ?? "";
}

function eventFields({ binLabel, categoryName, otherStoreName }: NamedTransfer) {
  return { bin: binLabel, category: categoryName, otherStore: otherStoreName };
}

function subject(id: string): EventSubject {
  return { kind: "BinTransfer", id };
}
