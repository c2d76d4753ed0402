/** The page of a waiting seller: its link is all that counts, and it never names anybody. */
import { z } from "zod";
import { inputText, instant } from "#common/inputs/input-ranges.ts";
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { floorShortage } from "#server/areas/backstock/backstock.ts";
import type { FloorShortage } from "#server/areas/backstock/backstock.ts";
import { listReasonCounts, updateBuy } from "#server/areas/buys/desk/change-buy.db.ts";
import { expectReady } from "#server/areas/buys/desk/estimate.ts";
import { getBuy, lockedBuy, named, subject } from "#server/areas/buys/desk/get-buy.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { cancelByCustomer } from "#server/areas/buys/requests/requests.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import { bringBackOn } from "#server/areas/buys/texts/bring-back.ts";
import { sellerAnswered } from "#server/events/buys.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listOpenDays } from "#server/platform/public-pages/open-days.db.ts";
import type { BuyingDay } from "#server/platform/public-pages/public-words.rules.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { isOpenNow, keptUntil, nextOpening, returnTimes, sellerPlans, stepsOf } from "./seller-page.rules.ts";
import type { SellerPlan, Step } from "./seller-page.rules.ts";
import * as db from "./visits.db.ts";
import type { StoreContact } from "./visits.db.ts";

export type SellerState =
  | { kind: "to-check-in"; place: number }
  /** Comes at a time of their own. */
  | { kind: "booked"; dropOffAt: Date }
  | { kind: "waiting"; from: Date; to: Date; steps: Step[]; isSorting: boolean }
  /** A pile that was dropped off and has no place in line, or any while nobody is in the store. */
  | { kind: "kept"; isOpen: boolean; place: number | null; opening: BuyingDay | null }
  | { kind: "ready"; since: Date | null }
  | { kind: "over"; isCanceled: boolean; passed: Passed | null }
  /** A time to drop off that was given back, or at which nobody came. */
  | { kind: "not-brought"; isCanceled: boolean };

/** Why pieces were passed on, and when those that were out of season are welcome. */
export type Passed = { reasons: { name: string; count: number }[]; bringBackOn: BusinessDate | null };

export type SellerPage = {
  store: StoreContact;
  at: Date;
  /** On the slip; null before the counter has checked the seller in. */
  number: number | null;
  state: SellerState;
  plan: { kind: SellerPlan; returnsAt: Date | null } | null;
  /** What can be chosen for coming back. */
  returnTimes: Date[];
  keptUntil: { date: BusinessDate; closesMinutes: number | null } | null;
  hours: BuyingDay[];
  shortage: FloorShortage;
};

const pageToken = inputText.max(22);

export const viewSellerPage = operation({
  name: "buys.viewSellerPage",
  kind: "read",
  permission: "public",
  on: "store",
  input: z.object({ token: pageToken }),
  async run(context, { token }): Promise<SellerPage> {
    const { sql, now } = context;
    const storeId = context.store.id;
    const buyId = await db.findBuyIdByToken(sql, { storeId, token });
    const store = await db.getStoreContact(sql, storeId);
    const today = localTimeAt(now, store.timeZone).date;
    const common = { store, at: now, shortage: await floorShortage(context) };
    if (buyId === null) {
      const state = await stateOfRequest(context, token);
      const hours = await listOpenDays(sql, { storeId, from: today });
      return { ...common, state, hours, number: null, plan: null, returnTimes: [], keptUntil: null };
    }
    const buy = await getBuy(context, buyId);
    const { abandonAfterDays } = await getBuySettings(sql, storeId);
    const days = Math.max(0, daysBetween(today, buy.businessDate) + abandonAfterDays);
    const hours = await listOpenDays(sql, { storeId, from: today, days: Math.max(days, 7) });
    const kept = keptUntil({ businessDate: buy.businessDate, abandonAfterDays }, hours);
    const clock = { at: now, timeZone: store.timeZone };
    return {
      ...common,
      hours,
      number: buy.number,
      state: await stateOfBuy(context, buy, { isOpen: isOpenNow(hours, clock), opening: nextOpening(hours, clock) }),
      plan: buy.sellerPlan && { kind: buy.sellerPlan, returnsAt: buy.sellerReturnsAt },
      returnTimes: returnTimes(hours, { ...clock, until: kept.date }),
      keptUntil: kept,
    };
  },
});

async function stateOfRequest(context: StoreContext, token: string): Promise<SellerState> {
  const storeId = context.store.id;
  const request = await db.findRequestByToken(context.sql, { storeId, token });
  if (request === null) {
    throw notFound("Page");
  }
  const isWaiting = request.status === "new" || request.status === "being_checked_in";
  const isCanceled = request.status === "cancelled";
  if (request.dropOffAt !== null && request.status !== "converted") {
    return isWaiting ? { kind: "booked", dropOffAt: request.dropOffAt } : { kind: "not-brought", isCanceled };
  }
  return isWaiting
    ? { kind: "to-check-in", place: await db.findPlaceOfRequest(context.sql, { storeId, id: request.id }) }
    : { kind: "over", isCanceled, passed: null };
}

async function stateOfBuy(
  context: StoreContext,
  buy: BuyWithCustomer,
  store: { isOpen: boolean; opening: BuyingDay | null },
): Promise<SellerState> {
  if (buy.stage === "complete") {
    const isCanceled = buy.outcome === "cancelled";
    return { kind: "over", isCanceled, passed: isCanceled ? null : await passedOf(context, buy) };
  }
  if (buy.stage === "ready" || buy.stage === "notified") {
    return { kind: "ready", since: buy.readyAt };
  }
  const expected = await expectReady(context, buy);
  if (expected === null || !store.isOpen) {
    const at = expected?.line.findIndex(({ id }) => id === buy.id) ?? null;
    return { kind: "kept", ...store, place: at === null ? null : at + 1 };
  }
  const { line, from, to } = expected;
  const piles = line.map((pile) => ({ ...pile, isSorted: pile.sortStartedAt !== null }));
  return { kind: "waiting", from, to, steps: stepsOf(piles, buy.id), isSorting: buy.stage === "sorting" };
}

async function passedOf(context: StoreContext, buy: BuyWithCustomer): Promise<Passed | null> {
  const counts = await listReasonCounts(context.sql, { storeId: context.store.id, id: buy.id });
  const reasons = counts.filter(({ kind, count }) => kind === "pass" && count > 0);
  return reasons.length === 0
    ? null
    : { reasons, bringBackOn: await bringBackOn(context, { businessDate: buy.businessDate, reasons }) };
}

/** What the seller chose: to wait, to come back by a time, to come now, or to take the bags back unsorted. */
export const answerAsSeller = operation({
  name: "buys.answerAsSeller",
  kind: "write",
  permission: "public",
  on: "store",
  input: z.object({ token: pageToken, plan: z.enum(sellerPlans), returnsAt: instant.nullable().default(null) }),
  async run(context, { token, plan, returnsAt }): Promise<void> {
    const storeId = context.store.id;
    const buyId = await db.findBuyIdByToken(context.sql, { storeId, token });
    if (buyId === null) {
      const request = await db.findRequestByToken(context.sql, { storeId, token });
      if (request === null) {
        throw notFound("Page");
      }
      if (plan === "cancels") {
        await cancelByCustomer(context, request.id);
      }
      return;
    }
    const buy = await lockedBuy(context, buyId);
    if (buy.stage === "complete") {
      throw new Refusal("buy-moved-on", { message: "This buy is already complete" });
    }
    const comesBackAt = plan === "returns" ? returnTimeOf(context, returnsAt) : null;
    if (plan === buy.sellerPlan && comesBackAt?.getTime() === buy.sellerReturnsAt?.getTime()) {
      return;
    }
    const changes = { sellerPlan: plan, sellerReturnsAt: comesBackAt, sellerAnsweredAt: context.now };
    await updateBuy(context.sql, { storeId, id: buyId }, changes);
    const returns = comesBackAt?.toISOString() ?? null;
    await context.emit(sellerAnswered, { ...named(buy), plan, returnsAt: returns }, subject(buyId));
  },
});

const weekMs = 7 * 86_400_000;

/** @throws Refusal without a time ahead; the page offers half hours in which the store is open */
function returnTimeOf({ now }: StoreContext, returnsAt: string | null): Date {
  const time = returnsAt === null ? null : new Date(returnsAt);
  if (time === null || time <= now || time.getTime() > now.getTime() + 9 * weekMs) {
    throw new Refusal("invalid-input", { message: "Choose a time ahead", status: 422 });
  }
  return time;
}
