import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { BuyRow } from "#common/pos/pos-rows.ts";
import { linkPosCustomer } from "#server/areas/customers/customers.ts";
import { updateBuy } from "#server/areas/buys/desk/change-buy.db.ts";
import { enterFedBuys } from "#server/areas/buys/second-hand/enter-buy.ts";
import { getBuy, lockedBuy, named, subject } from "#server/areas/buys/desk/get-buy.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { afterFeed, syncAfter } from "#server/areas/buys/desk/stages.rules.ts";
import { buyMatched, buyMoved, buySyncChanged } from "#server/events/buys.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { isPosBuyTaken, listBuysOfRows } from "./pos-sync.db.ts";

const posKey = inputText.trim().min(1).max(64);

/** The point of sale has answered: the buy there, and the customer there, are ours. */
export const linkBuy = operation({
  name: "buys.linkBuy",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    posBuyId: posKey,
    posCustomerId: posKey.nullish(),
    deviceId: z.uuid().nullish(),
  }),
  async run(context, { id, posBuyId, posCustomerId, deviceId }): Promise<BuyWithCustomer> {
    const buy = await lockedBuy(context, id);
    if (posCustomerId !== null && posCustomerId !== undefined) {
      await linkPosCustomer(context, { customerId: buy.customer.id, posCustomerId, method: "check-in" });
    }
    if (buy.posSync === "linked") {
      return buy;
    }
    if (await isPosBuyTaken(context.sql, { storeId: context.store.id, id, posBuyId })) {
      throw new Refusal("buy-linked-already", {
        message: "The register gave this buy the number of another one. Check it there.",
        status: 409,
      });
    }
    const link = { posBuyId, posDeviceId: deviceId ?? null, posSync: "linked" as const, posFailure: null };
    await updateBuy(context.sql, { storeId: context.store.id, id }, link);
    await emitSyncChange(context, buy, "linked");
    return getBuy(context, id);
  },
});

/** Records that a buy is being sent, got no response in time, or was refused; a linked buy stays linked. */
export const markBuySync = operation({
  name: "buys.markBuySync",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    state: z.enum(["not_sent", "sending", "unknown", "failed"]),
    failure: inputText.trim().max(500).nullish(),
  }),
  async run(context, { id, state, failure }): Promise<BuyWithCustomer> {
    const buy = await lockedBuy(context, id);
    const posSync = syncAfter(buy.posSync, state);
    if (posSync === buy.posSync && (failure ?? null) === buy.posFailure) {
      return buy;
    }
    const posFailure = posSync === "failed" || posSync === "unknown" ? (failure ?? null) : null;
    await updateBuy(context.sql, { storeId: context.store.id, id }, { posSync, posFailure });
    await emitSyncChange(context, buy, posSync);
    return getBuy(context, id);
  },
});

/**
 * Applies the feed's rows to our buys in the transaction that writes them: links a buy whose response got lost, and
 * moves it on. Rows of buys that were not checked in here change nothing.
 */
export async function takeFedBuys(context: StoreContext, rows: readonly BuyRow[]): Promise<void> {
  const { id: storeId } = context.store;
  const ownBuys = await listBuysOfRows(context.sql, { storeId, rows });
  const taken = new Map<string, BuyWithCustomer>();
  for (const { id, externalId } of ownBuys) {
    const row = rows.findLast((candidate) => candidate.externalId === externalId);
    if (row) {
      taken.set(externalId, await takeFedBuy(context, id, row));
    }
  }
  await enterFedBuys(context, rows, taken);
}

async function takeFedBuy(context: StoreContext, id: string, row: BuyRow): Promise<BuyWithCustomer> {
  const { id: storeId } = context.store;
  const buy = await lockedBuy(context, id);
  const after = afterFeed(buy, row);
  await updateBuy(
    context.sql,
    { storeId, id },
    {
      ...after,
      posSync: "linked",
      posFailure: null,
      posBuyId: row.externalId,
    },
  );
  await linkPosCustomer(context, { customerId: buy.customer.id, posCustomerId: row.customerId, method: "feed" });
  if (buy.posSync !== "linked") {
    await announceLink(context, buy, row);
  }
  const { stage, outcome } = after;
  if (stage !== buy.stage || outcome !== buy.outcome) {
    await context.emit(buyMoved, { ...named(buy), before: buy.stage, after: stage, outcome, byPos: true }, subject(id));
  }
  return buy;
}

/** What was sent there is linked by its id; what a person opened there, by the number of its slip. */
function announceLink(context: Context, buy: BuyWithCustomer, row: BuyRow): Promise<void> {
  return buy.posSync === "by_hand"
    ? context.emit(buyMatched, { ...named(buy), posNumber: row.number, byHand: false }, subject(buy.id))
    : emitSyncChange(context, buy, "linked");
}

function emitSyncChange(context: Context, buy: BuyWithCustomer, after: string): Promise<void> {
  return context.emit(buySyncChanged, { ...named(buy), before: buy.posSync, after }, subject(buy.id));
}
