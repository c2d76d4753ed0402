import { z } from "zod";
import { refuseUnlinked } from "#server/areas/buys/pos-link.ts";
import { enterBuy, voidReopened } from "#server/areas/buys/second-hand/enter-buy.ts";
import { ensureReasons } from "#server/areas/buys/settings/buy-reasons.ts";
import { planBringBack } from "#server/areas/buys/texts/bring-back.ts";
import { buyMoved, buyReopened } from "#server/events/buys.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, Refusal } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { replaceReasonCounts, updateBuy } from "./change-buy.db.ts";
import type { BuyChanges } from "./change-buy.db.ts";
import { withDetails } from "./desk.ts";
import type { BuyDetail } from "./desk.ts";
import { getBuy, lockedBuy, named, subject } from "./get-buy.ts";
import type { BuyWithCustomer } from "./get-buy.ts";
import { remakeWaits } from "./remake-waits.ts";
import { mayMove, outcomes } from "./stages.rules.ts";
import type { Stage } from "./stages.rules.ts";

const count = z.int().min(0).max(9999).nullish();
const cents = z.int().min(0).max(100_000_000).nullish();
/** What was counted while sorting; absent stays as it is. */
const sorted = {
  itemsTaken: count,
  itemsPassed: count,
  cashOfferCents: cents,
  reasons: z
    .array(z.object({ reasonId: z.uuid(), count: z.int().min(1).max(999) }))
    .max(20)
    .optional(),
};

/** Starts sorting the pile. */
export const startSorting = operation({
  name: "buys.startSorting",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<BuyWithCustomer> {
    await refuseUnlinked(context);
    const buy = await lockedBuy(context, id);
    const sortedByEmployeeId = context.employee?.id ?? null;
    return move(context, { buy, to: "sorting", changes: { sortStartedAt: context.now, sortedByEmployeeId } });
  },
});

/** The offer is made: from now on the store waits for the seller. Small piles need no sorting before. */
export const markReady = operation({
  name: "buys.markReady",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), ...sorted }),
  async run(context, { id, ...counts }): Promise<BuyDetail> {
    await refuseUnlinked(context);
    const buy = await lockedBuy(context, id);
    await saveReasons(context, buy, counts.reasons);
    return withDetails(
      context,
      await move(context, { buy, to: "ready", changes: { ...counted(counts), readyAt: context.now } }),
    );
  },
});

/** What was counted can still be written down when the point of sale has finished the buy meanwhile. */
export const saveSorted = operation({
  name: "buys.saveSorted",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), ...sorted }),
  async run(context, { id, ...counts }): Promise<BuyDetail> {
    const buy = await lockedBuy(context, id);
    await saveReasons(context, buy, counts.reasons);
    await updateBuy(context.sql, keyOf(context, id), counted(counts));
    return withDetails(context, await getBuy(context, id));
  },
});

/** Finished by hand: paid without the register's word, declined, given up, or left behind. */
export const completeBuy = operation({
  name: "buys.completeBuy",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    outcome: z.enum(outcomes),
    paidCents: cents,
    payout: z.enum(["cash", "credit", "check", "digital"]).nullish(),
  }),
  async run(context, { id, outcome, paidCents, payout }): Promise<BuyWithCustomer> {
    const buy = await lockedBuy(context, id);
    const isPaid = outcome === "bought_all" || outcome === "bought_some";
    const changes = {
      outcome,
      completedAt: context.now,
      completedByEmployeeId: context.employee?.id ?? null,
      ...(isPaid && paidCents !== undefined && { paidCents, payout: payout ?? null }),
    };
    return move(context, { buy, to: "complete", changes });
  },
});

/** A finished buy of this business date is open again: it was finished by mistake. */
export const reopenBuy = operation({
  name: "buys.reopenBuy",
  kind: "write",
  permission: "buys:override",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<BuyWithCustomer> {
    const { id: storeId } = context.store;
    const buy = await lockedBuy(context, id);
    if (buy.stage !== "complete") {
      return buy;
    }
    if (buy.businessDate !== (await findBusinessDate(context.sql, { storeId, at: context.now }))) {
      throw new Refusal("too-late", { message: "You can reopen only today's buys" });
    }
    if (buy.posCompletedAt !== null) {
      throw new Refusal("finished-in-pos", { message: "The register already finished this buy" });
    }
    const stage = stageBefore(buy);
    const cleared = { outcome: null, completedAt: null, completedByEmployeeId: null, paidCents: null, payout: null };
    await updateBuy(context.sql, keyOf(context, id), { stage, ...cleared });
    await voidReopened(context, id);
    await remakeWaits(context, id);
    await context.emit(buyReopened, named(buy), subject(id));
    return getBuy(context, id);
  },
});

/** Where an open buy stands by its times. */
function stageBefore({ firstNotifiedAt, readyAt, sortStartedAt }: BuyWithCustomer): Stage {
  if (readyAt === null) {
    return sortStartedAt === null ? "waiting" : "sorting";
  }
  return firstNotifiedAt === null ? "ready" : "notified";
}

/** Moves a buy to a stage. Returns it unchanged when it is there already, because two people may tap at once. */
export async function move(
  context: StoreContext,
  { buy, to, changes }: { buy: BuyWithCustomer; to: Stage; changes: BuyChanges },
): Promise<BuyWithCustomer> {
  if (buy.stage === to) {
    return buy;
  }
  if (!mayMove(buy.stage, to)) {
    throw new Refusal("buy-moved-on", { message: `This buy is already ${words[buy.stage]}` });
  }
  await updateBuy(context.sql, keyOf(context, buy.id), { ...changes, stage: to });
  if (to === "complete") {
    await enterCompleted(context, buy, changes);
  }
  await remakeWaits(context, buy.id);
  const outcome = changes.outcome ?? null;
  await context.emit(buyMoved, { ...named(buy), before: buy.stage, after: to, outcome, byPos: false }, subject(buy.id));
  return getBuy(context, buy.id);
}

/** Before anything that a batch of the feed locks after its own entries. */
function enterCompleted(context: StoreContext, buy: BuyWithCustomer, { outcome }: BuyChanges): Promise<void> {
  const { id: buyId, posBuyId, businessDate } = buy;
  const isBought = outcome === "bought_all" || outcome === "bought_some";
  return enterBuy(context, {
    ...{ buyId, posBuyId, businessDate, isBought },
    name: String(buy.number),
    completedAt: context.now,
  });
}

const words: Readonly<Record<Stage, string>> = {
  waiting: "waiting",
  sorting: "being sorted",
  ready: "ready",
  notified: "ready",
  complete: "complete",
};

async function saveReasons(
  context: StoreContext,
  buy: BuyWithCustomer,
  reasons: { reasonId: string; count: number }[] | undefined,
): Promise<void> {
  if (reasons === undefined) {
    return;
  }
  const storeReasons = await ensureReasons(context);
  if (reasons.some(({ reasonId }) => !storeReasons.some((reason) => reason.id === reasonId))) {
    throw invalidInput({ reasons: ["This reason was removed. Choose another one."] });
  }
  await replaceReasonCounts(context.sql, keyOf(context, buy.id), reasons);
  await planBringBack(context, buy);
}

type Counted = Pick<BuyChanges, "itemsTaken" | "itemsPassed" | "cashOfferCents">;

function counted(counts: { [Name in keyof Counted]?: number | null | undefined }): Counted {
  const { itemsTaken, itemsPassed, cashOfferCents } = counts;
  return {
    ...(itemsTaken !== undefined && { itemsTaken }),
    ...(itemsPassed !== undefined && { itemsPassed }),
    ...(cashOfferCents !== undefined && { cashOfferCents }),
  };
}

function keyOf(context: StoreContext, id: string): { storeId: number; id: string } {
  return { storeId: context.store.id, id };
}
