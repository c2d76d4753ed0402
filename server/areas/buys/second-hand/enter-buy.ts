/** Keeps the register in step with a buy, in the transaction that completes, reopens or links it. */
import type { BusinessDate } from "#common/business-date.ts";
import type { BuyRow } from "#common/pos/pos-rows.ts";
import { secondHandEntered, secondHandVoided } from "#server/events/second-hand.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import * as db from "./entries.db.ts";
import type { BuyIds } from "./entries.db.ts";
import type { VoidReason } from "./register.rules.ts";
import { listRules } from "./rules.db.ts";
import { obligationOf } from "./second-hand.rules.ts";
import type { DecidingRule, Obligation } from "./second-hand.rules.ts";

/** A buy as far as the register asks. */
export type RegisteredBuy = {
  buyId: string | null;
  posBuyId: string | null;
  /** As people call it: its number. */
  name: string;
  businessDate: BusinessDate;
  completedAt: Date;
  /** Goods were paid for. */
  isBought: boolean;
};

/** The entry of a buy that was completed just now; one that has an entry keeps it, and one under no rule gets none. */
export async function enterBuy(context: StoreContext, buy: RegisteredBuy): Promise<void> {
  const rules = await listRules(context.sql, context.store.id);
  await enterByRules(context, rules, buy);
}

/**
 * The same for buys that the feed brought, rules read once. The caller has locked all of its buys: a transaction that waits for the
 * register's counter must not hold what the counter's holder still needs.
 */
export async function enterFedBuys(
  context: StoreContext,
  rows: readonly BuyRow[],
  ownOf: ReadonlyMap<string, { id: string; number: number }>,
): Promise<void> {
  const rules = await listRules(context.sql, context.store.id);
  if (rules.length === 0) {
    return;
  }
  for (const row of rows) {
    await enterRow(context, rules, { row, own: ownOf.get(row.externalId) ?? null });
  }
}

type FedBuy = { row: BuyRow; own: { id: string; number: number } | null };

async function enterRow(context: StoreContext, rules: readonly DecidingRule[], { row, own }: FedBuy): Promise<void> {
  const ids = { buyId: own === null ? null : own.id, posBuyId: row.externalId };
  if (row.status === "void") {
    await voidOf(context, ids, "register");
  } else if (row.status === "complete") {
    await enterByRules(context, rules, {
      ...ids,
      name: own === null ? row.number : String(own.number),
      businessDate: row.businessDate,
      completedAt: new Date(row.completedAt ?? row.updatedAt),
      isBought: row.paidCash + row.paidTrade > 0,
    });
  }
}

/** A register has taken these buys back altogether. */
export async function voidRemovedBuys(context: StoreContext, posBuyIds: readonly string[]): Promise<void> {
  const numbers = await db.listEntriesOf(context.sql, { storeId: context.store.id, posBuyIds });
  await voidNumbers(context, numbers, "register");
}

/** A finished buy is open again: its entry stays as void, and completing it once more gets another number. */
export function voidReopened(context: StoreContext, buyId: string): Promise<void> {
  return voidOf(context, { buyId, posBuyId: null }, "reopened");
}

async function enterByRules(context: StoreContext, rules: readonly DecidingRule[], buy: RegisteredBuy): Promise<void> {
  if (rules.length === 0) {
    return;
  }
  const ids: BuyIds = { storeId: context.store.id, buyId: buy.buyId, posBuyId: buy.posBuyId };
  const [first, ...others] = await db.listNumbers(context.sql, ids);
  if (first !== undefined) {
    await voidNumbers(context, others, "duplicate");
    await db.nameBuy(context.sql, ids, first);
    return;
  }
  if (buy.isBought) {
    const obligation = obligationOf(rules, { ...buy, categoryCodes: await takenCategories(context, buy.posBuyId) });
    if (obligation !== null) {
      await enter(context, buy, obligation);
    }
  }
}

async function takenCategories(context: StoreContext, posBuyId: string | null): Promise<string[] | null> {
  return posBuyId === null ? null : db.listTakenCategories(context.sql, { storeId: context.store.id, posBuyId });
}

async function enter(context: StoreContext, buy: RegisteredBuy, obligation: Obligation): Promise<void> {
  const { buyId, posBuyId, businessDate, name } = buy;
  const ids = { storeId: context.store.id, buyId, posBuyId };
  const registerNumber = await db.insertEntry(context.sql, {
    ...ids,
    ...obligation,
    businessDate,
    enteredAt: context.now,
  });
  const { holdUntil, ruleNames } = obligation;
  const payload = { registerNumber, name, holdUntil, rules: ruleNames.join(", ") };
  await context.emit(secondHandEntered, payload, subjectOf(registerNumber));
}

async function voidOf(
  context: StoreContext,
  ids: { buyId: string | null; posBuyId: string | null },
  reason: VoidReason,
): Promise<void> {
  const numbers = await db.listNumbers(context.sql, { storeId: context.store.id, ...ids });
  await voidNumbers(context, numbers, reason);
}

async function voidNumbers(context: StoreContext, numbers: readonly number[], reason: VoidReason): Promise<void> {
  if (numbers.length === 0) {
    return;
  }
  await db.voidEntries(context.sql, { storeId: context.store.id, numbers, reason, at: context.now });
  for (const registerNumber of numbers) {
    const payload = { registerNumber, name: String(registerNumber), reason };
    await context.emit(secondHandVoided, payload, subjectOf(registerNumber));
  }
}

function subjectOf(number: number): EventSubject {
  return { kind: "SecondHandEntry", id: String(number) };
}
