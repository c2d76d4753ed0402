/** The nightly run: which transactions earn, which changed since, and what came back. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { Cents } from "#common/money.ts";
import { qualifyingCents } from "#common/pos/qualifying-amount.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./collect.db.ts";
import type { KeptAward, SeenBuy, SeenSale } from "./collect.db.ts";
import { isStillMatching, leftOf, pointsOwed, returnsBySale, standingOf } from "./earning.rules.ts";
import type { AwardKind, Transaction } from "./earning.rules.ts";
import { bookAwards, findActiveLoyalty, refreshScreens } from "./loyalty-service.ts";
import { countTransactions, openRun } from "./runs.db.ts";
import { findSettings } from "./settings.db.ts";
import type { LoyaltySettings } from "./settings.db.ts";

/** Transactions change, and pieces come back, for so many days; older ones only through what came back of them. */
const daysLooked = 40;

/** Looks through the transactions up to a business date, and books what follows. As good as once however often it runs. */
export const collectAwards = operation({
  name: "loyalty.collectAwards",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ date: businessDate, cause: z.enum(["day-close", "night", "person"]) }),
  async run(context, { date, cause }): Promise<void> {
    const { sql, store, now } = context;
    const storeId = store.id;
    const provider = await findActiveLoyalty(context);
    const settings = provider === null ? null : await findSettings(sql, storeId);
    if (provider === null || settings === null || settings.startOn === null || date < settings.startOn) {
      return;
    }
    await db.lockCollecting(sql, storeId);
    const transactions = await collect(context, { provider, settings, date });
    // An answer that never came is not tried again, because it may double.
    await db.wakeStanding(sql, { storeId, provider, state: "error", reason: "refused", at: now });
    if (cause === "person") {
      await db.wakeStanding(sql, { storeId, provider, state: "pending", reason: "not_joined", at: now });
    }
    // After the awards: the worker that gives their points locks an award before its run, too.
    const startedBy = cause === "person" ? (context.employee?.fullName ?? context.user?.fullName ?? "") : "";
    const id = await openRun(sql, { storeId, businessDate: date, cause, startedBy, at: now });
    await countTransactions(sql, { storeId, id, transactions });
    await bookAwards(context);
    await refreshScreens(context);
  },
});

type Run = { provider: string; settings: LoyaltySettings; date: BusinessDate };

type Seen = Transaction &
  Pick<SeenSale, "transactionId" | "number" | "businessDate" | "happenedAt" | "posCustomerId" | "customerId"> & {
    kind: AwardKind;
  };

/** Resolves to how many transactions are new. */
async function collect(context: StoreContext, { provider, settings, date }: Run): Promise<number> {
  const { sql, store } = context;
  const window = { storeId: store.id, accountId: store.accountId, from: addDays(date, -daysLooked), to: date };
  const brought = await db.listReturns(sql, window);
  const givenBack = new Map(
    brought.tickets.map(({ returnId, lines }) => [returnId, Math.max(0, -qualifyingCents(lines))]),
  );
  const returned = returnsBySale(brought.pieces, givenBack);
  const sales = (await db.listSales(sql, window)).map((sale) => toSale(sale, returned));
  const buys = (await db.listBuys(sql, window)).map(toBuy);
  const seen = new Map([...sales, ...buys].map((transaction) => [keyOf(transaction), transaction]));
  const kept = await db.listKept(sql, { ...window, saleIds: [...returned.keys()] });
  for (const award of kept) {
    const transaction = seen.get(keyOf(award)) ?? null;
    seen.delete(keyOf(award));
    await revise(context, award, { transaction, window, returned: returned.get(award.transactionId) ?? 0 });
  }
  return insertFresh(context, [...seen.values()], { provider, settings });
}

function keyOf({ kind, transactionId }: { kind: AwardKind; transactionId: string }): string {
  return `${kind} ${transactionId}`;
}

function toSale(
  { lines, isEmployeePurchase, isWholesale, phone, ...sale }: SeenSale,
  returned: ReadonlyMap<string, Cents>,
): Seen {
  return {
    ...sale,
    kind: "sale",
    baseCents: Math.max(0, qualifyingCents(lines)),
    returnedCents: returned.get(sale.transactionId) ?? 0,
    exempt: isEmployeePurchase ? "employee_purchase" : isWholesale ? "wholesale" : null,
    hasCustomer: sale.posCustomerId !== null,
    hasPhone: phone !== null,
  };
}

function toBuy({ paidCents, phone, ...buy }: SeenBuy): Seen {
  const hasCustomer = buy.posCustomerId !== null || buy.customerId !== null;
  return {
    ...buy,
    kind: "buy",
    baseCents: paidCents,
    returnedCents: 0,
    exempt: null,
    hasCustomer,
    hasPhone: phone !== null,
  };
}

async function insertFresh(
  { sql, store, now }: StoreContext,
  fresh: readonly Seen[],
  { provider, settings }: Omit<Run, "date">,
): Promise<number> {
  const rates = { sale: settings.salesCentsPerPoint, buy: settings.buysCentsPerPoint };
  const rows = fresh.flatMap((transaction) => {
    const { kind, transactionId, number, businessDate: on, happenedAt, posCustomerId, customerId } = transaction;
    const centsPerPoint = rates[kind];
    if (centsPerPoint === null || settings.startOn === null || on < settings.startOn) {
      return [];
    }
    return [
      {
        ...{ storeId: store.id, kind, transactionId, number, businessDate: on, happenedAt, posCustomerId, customerId },
        ...{ provider, centsPerPoint, baseCents: transaction.baseCents, leftCents: leftOf(transaction) },
        ...standingOf(transaction, { centsPerPoint, now }),
      },
    ];
  });
  await db.insertAwards(sql, rows);
  return rows.length;
}

type Change = {
  /** Null when it counts no more: voided, withdrawn, or older than what is looked through. */
  transaction: Seen | null;
  window: { from: BusinessDate };
  returned: Cents;
};

async function revise(context: StoreContext, award: KeptAward, change: Change): Promise<void> {
  if (award.sentAt !== null) {
    await reviseSent(context, award, change);
  } else if (award.businessDate >= change.window.from) {
    await reviseUnsent(context, award, change.transaction);
  }
}

async function reviseUnsent(
  { sql, store, now }: StoreContext,
  award: KeptAward,
  transaction: Seen | null,
): Promise<void> {
  const key = { storeId: store.id, kind: award.kind, transactionId: award.transactionId };
  if (transaction === null) {
    await db.deleteUnsent(sql, key);
    return;
  }
  const { baseCents, posCustomerId, customerId } = transaction;
  const leftCents = leftOf(transaction);
  const standing = standingOf(transaction, { centsPerPoint: award.centsPerPoint, now });
  const isSame = baseCents === award.baseCents && leftCents === award.leftCents;
  const isNewlyMatched =
    (award.state === "no_customer" || award.state === "no_phone") &&
    standing.state !== award.state &&
    isStillMatching(award.happenedAt, now);
  if (isSame && !isNewlyMatched) {
    return;
  }
  // What nobody could be matched with in time stays so; an amount may be corrected for longer.
  const isDecided = ["no_account", "no_customer", "no_phone"].includes(award.state) && !isNewlyMatched;
  const decided = { points: standing.points };
  await db.reviseUnsent(sql, {
    ...key,
    baseCents,
    leftCents,
    posCustomerId,
    customerId,
    ...(isDecided ? decided : standing),
  });
}

async function reviseSent(
  { sql, store, now }: StoreContext,
  award: KeptAward,
  { transaction, window, returned }: Change,
): Promise<void> {
  // Of an older one it is only seen what came back.
  const isOld = award.businessDate < window.from;
  const baseCents = isOld ? award.baseCents : (transaction?.baseCents ?? 0);
  const leftCents = leftOf({ baseCents, returnedCents: returned });
  if (leftCents === award.leftCents) {
    return;
  }
  const isOwed = award.awardedAt !== null && pointsOwed({ ...award, leftCents }) > 0;
  const key = { storeId: store.id, kind: award.kind, transactionId: award.transactionId };
  await db.saveLeft(sql, { ...key, leftCents, nextTryAt: isOwed ? now : award.nextTryAt });
}
