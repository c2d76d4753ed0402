import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { fullName, linkPosCustomer, listCustomers } from "#server/areas/customers/customers.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { updateBuy } from "#server/areas/buys/desk/change-buy.db.ts";
import { enterBuy } from "#server/areas/buys/second-hand/enter-buy.ts";
import { getBuy, lockedBuy, named, subject } from "#server/areas/buys/desk/get-buy.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { afterFeed } from "#server/areas/buys/desk/stages.rules.ts";
import { buyMatched, buyMatchRefused, buySeparated } from "#server/events/buys.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./buy-matches.db.ts";
import { matchBuys } from "./buy-matches.rules.ts";
import type { BuyMatch } from "./buy-matches.rules.ts";

/** An export may come the next morning, and a store may be shut over a weekend. */
const daysBack = 7;
const posKey = inputText.trim().min(1).max(101);
const pair = z.object({ id: z.uuid(), posBuyId: posKey });

export type OfferedMatch = BuyMatch & {
  number: number;
  customerName: string;
  posNumber: string;
  posCustomerName: string | null;
  posCheckedInAt: Date;
};

/** Which buy of the register is probably which of ours, for a person to confirm. */
export const listBuyMatches = operation({
  name: "buys.listBuyMatches",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<OfferedMatch[]> {
    const { id: storeId } = context.store;
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    const since = { storeId, from: addDays(today, -daysBack) };
    const [unlinked, fed] = await Promise.all([
      db.listUnlinkedBuys(context.sql, since),
      db.listUnmatchedBuys(context.sql, since),
    ]);
    const ours = await withNames(context, unlinked);
    const refused = await db.listRefusedMatches(context.sql, { storeId, buyIds: ours.map(({ id }) => id) });
    const refusedPairs = new Set(refused.map(({ buyId, posBuyId }) => `${buyId} ${posBuyId}`));
    const matches = matchBuys(ours, fed, (buyId, posBuyId) => refusedPairs.has(`${buyId} ${posBuyId}`));
    const ownById = new Map(ours.map((buy) => [buy.id, buy]));
    const fedById = new Map(fed.map((buy) => [buy.posBuyId, buy]));
    return matches.flatMap((match) => {
      const [own, register] = [ownById.get(match.buyId), fedById.get(match.posBuyId)];
      return own && register
        ? [
            {
              ...match,
              number: own.number,
              customerName: own.customerName,
              posNumber: register.number,
              posCustomerName: register.customerName,
              posCheckedInAt: register.checkedInAt,
            },
          ]
        : [];
    });
  },
});

async function withNames(context: StoreContext, buys: readonly db.UnlinkedBuy[]) {
  const customers = await listCustomers(context, { ids: [...new Set(buys.map(({ customerId }) => customerId))] });
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  return buys.flatMap((buy) => {
    const customer = byId.get(buy.customerId);
    return customer ? [{ ...buy, customerName: fullName(customer), mobile: customer.mobile }] : [];
  });
}

/** A person says that a buy of the register is this one: it is linked, and goes on as far as the register has it. */
export const confirmBuyMatch = operation({
  name: "buys.confirmBuyMatch",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: pair,
  async run(context, { id, posBuyId }): Promise<BuyWithCustomer> {
    const { id: storeId } = context.store;
    // Two screens that give one buy of the register to two of ours pass one after the other.
    await lockBuyCounter(context.sql, storeId);
    const buy = await lockedBuy(context, id);
    const fed = await db.findFedBuy(context.sql, { storeId, posBuyId });
    if (fed === undefined) {
      throw notFound("Buy");
    }
    if (buy.posBuyId === posBuyId && buy.posSync === "linked") {
      return buy;
    }
    if (buy.posSync === "linked" || fed.ownId !== null) {
      throw new Refusal("buy-linked-already", { message: "This buy is linked already. Reload.", status: 409 });
    }
    const link = { posBuyId, posSync: "linked" as const, posFailure: null };
    const after = afterFeed(buy, asRow(fed));
    await updateBuy(context.sql, { storeId, id }, { ...after, ...link });
    await enterMatched(context, buy, { posBuyId, ...after });
    await linkPosCustomer(context, { customerId: buy.customer.id, posCustomerId: fed.customerId, method: "feed" });
    await context.emit(buyMatched, { ...named(buy), posNumber: fed.number, byHand: true }, subject(id));
    return getBuy(context, id);
  },
});

/** Two entries of what turns out to be one buy become one: the first keeps its number, the other stays as void. */
function enterMatched(
  context: StoreContext,
  { id: buyId, number, businessDate }: BuyWithCustomer,
  { posBuyId, stage, outcome, completedAt }: { posBuyId: string } & ReturnType<typeof afterFeed>,
): Promise<void> {
  const isBought = stage === "complete" && (outcome === "bought_all" || outcome === "bought_some");
  return enterBuy(context, {
    ...{ buyId, posBuyId, businessDate, isBought },
    name: String(number),
    completedAt: completedAt ?? context.now,
  });
}

/** A person says that a buy of the register is another one: it is not offered again. */
export const refuseBuyMatch = operation({
  name: "buys.refuseBuyMatch",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: pair,
  async run(context, { id, posBuyId }): Promise<BuyWithCustomer> {
    const buy = await lockedBuy(context, id);
    await keepRefused(context, { buyId: id, posBuyId });
    await context.emit(buyMatchRefused, named(buy), subject(id));
    return buy;
  },
});

/** A manager undoes a wrong link: the buy is ours alone again, and the same one is not offered a second time. */
export const separateBuy = operation({
  name: "buys.separateBuy",
  kind: "write",
  permission: "buys:override",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<BuyWithCustomer> {
    const { id: storeId } = context.store;
    const buy = await lockedBuy(context, id);
    if (buy.posBuyId === null) {
      return buy;
    }
    const fed = await db.findFedBuy(context.sql, { storeId, posBuyId: buy.posBuyId });
    if (buy.posDeviceId !== null || fed?.clientRef?.toLowerCase() === id) {
      throw new Refusal("buy-opened-from-here", {
        message: "The register opened this buy from here. It can't be another one.",
        status: 409,
      });
    }
    await keepRefused(context, { buyId: id, posBuyId: buy.posBuyId });
    const none = { posBuyId: null, posDeviceId: null, posReadyAt: null, posCompletedAt: null, posFailure: null };
    await updateBuy(context.sql, { storeId, id }, { ...none, posSync: "by_hand" });
    await context.emit(buySeparated, named(buy), subject(id));
    return getBuy(context, id);
  },
});

function keepRefused(context: StoreContext, match: db.RefusedMatch): Promise<void> {
  const refusedByEmployeeId = context.employee?.id ?? null;
  const row = { ...match, storeId: context.store.id, refusedAt: context.now, refusedByEmployeeId };
  return db.insertRefusedMatch(context.sql, row);
}

function asRow({ updatedAt, readyAt, completedAt, itemsOffered, itemsTaken, ...fed }: db.WholeFedBuy) {
  return {
    ...fed,
    updatedAt: updatedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
    lines: Array.from({ length: itemsOffered }, (_, at) => ({ taken: at < itemsTaken })),
  };
}
