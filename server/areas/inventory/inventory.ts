/** A piece as the register has it: read alone, because the register owns it. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { daysOnFloor, isFeedStale, marginOf } from "#common/inventory/item-figures.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { may, personOf } from "#common/permissions.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findFeed, findItem } from "./inventory.db.ts";
import type { ItemRow } from "./inventory.db.ts";

type Seller = { customerId: string | null; name: string };

export type InventoryItem = Omit<ItemRow, "customerId" | "customerName"> & {
  /** In tenths of a percent of the price it has, or was sold for; null where either is not known. */
  margin: number | null;
  days: number;
  /** A second-hand rule keeps it off the floor until this day; null where none does, or no more. */
  holdUntil: BusinessDate | null;
  /** Who brought it; null for a person who may not know, and where nobody did. */
  seller: Seller | null;
};

export type InventoryView = {
  item: InventoryItem | null;
  posName: string | null;
  /** When a register was last heard of. */
  feedAt: Date | null;
  isFeedStale: boolean;
};

export const viewInventoryItem = operation({
  name: "inventory.viewItem",
  kind: "read",
  permission: "inventory:view",
  on: "store",
  /** The register's own id of the piece, or what its tag says. */
  input: z.object({ id: inputText.trim().min(1).max(64) }),
  async run(context, { id }): Promise<InventoryView> {
    const { sql, store, now } = context;
    const row = await findItem(sql, { storeId: store.id, code: id });
    const { lastSeenAt, posName } = await findFeed(sql, store.id);
    return {
      item: row && toItem(row, { now, timeZone: store.timeZone, maySeeSeller: maySeeSeller(context) }),
      posName,
      feedAt: lastSeenAt,
      isFeedStale: isFeedStale(lastSeenAt, now),
    };
  },
});

type Around = { now: Date; timeZone: string; maySeeSeller: boolean };

function toItem(
  { customerId, customerName, ...row }: ItemRow,
  { now, timeZone, maySeeSeller: maySee }: Around,
): InventoryItem {
  const price = row.status === "sold" ? (row.soldPriceCents ?? row.priceCents) : row.priceCents;
  const dateOf = (at: Date) => localTimeAt(at, timeZone).date;
  const until = row.status === "sold" ? (row.soldAt ?? now) : now;
  const isHeld = isHere(row.status) && row.holdUntil !== null && row.holdUntil > dateOf(now);
  return {
    ...row,
    holdUntil: isHeld ? row.holdUntil : null,
    margin: marginOf({ price, cost: row.costCents }),
    days: daysOnFloor(dateOf(row.receivedAt), dateOf(until)),
    seller: maySee && customerName !== null ? { customerId, name: customerName } : null,
  };
}

/** What has left the store is held no more. */
function isHere(status: ItemRow["status"]): boolean {
  return status === "inStock" || status === "clearance";
}

function maySeeSeller({ user, employee, system }: Context): boolean {
  return system !== null || (user !== null && may(personOf({ ...user, employee }), "inventory:view-seller"));
}
