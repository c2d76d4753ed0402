/** What a piece cost over time, and how its like sells: apart from the piece itself, which shows first. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { peerCurve, shareAt } from "#common/inventory/peer-curve.ts";
import type { PeerCurve } from "#common/inventory/peer-curve.ts";
import { daysOnFloor } from "#common/inventory/item-figures.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { countPeers, findItem, listPrices } from "./inventory.db.ts";
import type { ItemRow } from "./inventory.db.ts";

type PriceChange = { at: Date; fromCents: Cents | null; toCents: Cents };

export type ItemHistory = {
  /** The newest first; the first price has no earlier one. */
  prices: PriceChange[];
  /** Null of new goods, and where too few pieces are like it. */
  peers: (PeerCurve & { shareNow: PercentTenths | null; shareIn60: PercentTenths | null }) | null;
};

export const viewItemHistory = operation({
  name: "inventory.viewItemHistory",
  kind: "read",
  permission: "inventory:view",
  on: "store",
  input: z.object({ id: inputText.trim().min(1).max(64) }),
  async run(context, { id }): Promise<ItemHistory> {
    const { sql, store } = context;
    const item = await findItem(sql, { storeId: store.id, code: id });
    if (item === null) {
      return { prices: [], peers: null };
    }
    const kept = await listPrices(sql, { storeId: store.id, id: item.id });
    return { prices: changesOf(item, kept), peers: await peersOf(context, item) };
  },
});

async function peersOf({ sql, store, now }: StoreContext, item: ItemRow): Promise<ItemHistory["peers"]> {
  const { categoryPath, size, goods, receivedAt, soldAt } = item;
  if (goods !== "used" || categoryPath.length === 0) {
    return null;
  }
  const curve = peerCurve(await countPeers(sql, { storeId: store.id, categoryPath, size, now }));
  const dateOf = (at: Date) => localTimeAt(at, store.timeZone).date;
  const days = daysOnFloor(dateOf(receivedAt), dateOf(soldAt ?? now));
  return curve && { ...curve, shareNow: shareAt(curve, days), shareIn60: shareAt(curve, 60) };
}

/** Prices that differ from the one before; the first counts from when the piece came in. */
function changesOf(
  { receivedAt, priceCents, status }: ItemRow,
  kept: readonly { at: Date; cents: Cents }[],
): PriceChange[] {
  const prices = kept.length === 0 && status !== "sold" ? [{ at: receivedAt, cents: priceCents }] : kept;
  const changes: PriceChange[] = [];
  for (const { at, cents } of prices) {
    const before = changes.at(-1);
    if (before?.toCents !== cents) {
      changes.push({ at: before === undefined ? receivedAt : at, fromCents: before?.toCents ?? null, toCents: cents });
    }
  }
  return changes.toReversed();
}
