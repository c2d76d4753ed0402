import type { BuyRow, PosRow, TransactionRow } from "#common/pos/pos-rows.ts";
import { qualifyingCents } from "#common/pos/qualifying-amount.ts";
import { getBouncebackSettings } from "#server/areas/bounceback/settings/bounceback-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./earning.db.ts";
import { earnedAt, isSaleOf, mayEarn, tradeCents } from "./earning.rules.ts";
import { issueCoupons } from "./issue-coupons.ts";
import type { Earning } from "./issue-coupons.ts";
import { reduceCoupons, takeReturns } from "./take-returns.ts";

/**
 * What the register's fresh tickets do to coupons, in the feed's transaction: they earn, they come back, and they are the
 * sales in which coupons were used. A ticket that came before changes what it has; it never earns again.
 */
export async function takeFedSales(context: StoreContext, rows: readonly PosRow[]): Promise<void> {
  const tickets = rows.filter((row) => row.kind === "transaction");
  const buried = rows.filter((row) => row.kind === "tombstone" && row.of === "transaction");
  if (tickets.length === 0 && buried.length === 0) {
    return;
  }
  await matchRedemptions(context, tickets);
  const transactionIds = [...tickets, ...buried].map(({ externalId }) => externalId);
  const earned = await db.listEarned(context.sql, { storeId: context.store.id, transactionIds });
  const earlier = new Set(earned.map(({ transactionId }) => transactionId));
  await reduceCoupons(
    context,
    tickets.filter(({ externalId }) => earlier.has(externalId)).map(stateOf),
    buried.filter(({ externalId }) => earlier.has(externalId)).map(({ externalId }) => externalId),
  );
  await takeReturns(context, { tickets, buried: buried.map(({ externalId }) => externalId) });
  const fresh = tickets.filter((row) => !earlier.has(row.externalId) && mayEarn(row));
  await issueCoupons(context, await earningsOf(context, fresh));
}

/** The same of finished buys that were paid in trade. */
export async function takeFedTrades(context: StoreContext, rows: readonly BuyRow[]): Promise<void> {
  const traded = rows.filter((row) => row.kind === "buy" && tradeCents(row) > 0);
  if (traded.length === 0) {
    return;
  }
  const earnings = traded.map((row): Earning => ({
    kind: "trade",
    transactionId: `buy/${row.externalId}`,
    number: row.number,
    businessDate: row.businessDate,
    at: earnedAt(row.completedAt ?? row.updatedAt, context.now),
    cents: tradeCents(row),
    posCustomerId: row.customerId,
    terminal: null,
  }));
  await issueCoupons(context, earnings);
}

async function earningsOf(context: StoreContext, tickets: readonly TransactionRow[]): Promise<Earning[]> {
  const using = await ticketsUsingCoupons(context, tickets);
  return tickets
    .filter(({ externalId }) => !using.has(externalId))
    .map((row) => ({
      kind: "sale",
      transactionId: row.externalId,
      number: row.number,
      businessDate: row.businessDate,
      at: earnedAt(row.at, context.now),
      cents: qualifyingCents(row.lines),
      posCustomerId: row.customerId,
      terminal: row.terminal,
    }));
}

/** Where the store wants that a sale with a coupon earns no other one; none otherwise. */
async function ticketsUsingCoupons(
  context: StoreContext,
  tickets: readonly TransactionRow[],
): Promise<ReadonlySet<string>> {
  const storeId = context.store.id;
  if (tickets.length === 0 || (await getBouncebackSettings(context.sql, storeId)).earnsOnRedemption) {
    return new Set();
  }
  const transactionIds = tickets.map(({ externalId }) => externalId);
  const used = await db.listRedeemingTickets(context.sql, { storeId, transactionIds });
  const named = tickets.filter(({ couponNumber }) => couponNumber !== null).map(({ externalId }) => externalId);
  return new Set([...used, ...named]);
}

/** A ticket of a redemption fills in what the cashier did not type. */
async function matchRedemptions(context: StoreContext, tickets: readonly TransactionRow[]): Promise<void> {
  const sales = tickets.filter(({ type, lines }) => type !== "void" && lines.some(({ discount }) => discount > 0));
  const times = sales.map(({ at }) => new Date(at).getTime());
  if (times.length === 0) {
    return;
  }
  const storeId = context.store.id;
  const [from, to] = [new Date(Math.min(...times) - matchMs), new Date(Math.max(...times) + matchMs)];
  const open = await db.listOpenRedemptions(context.sql, { storeId, from, to });
  const taken = new Set<string>();
  for (const redemption of open) {
    const sale = sales.find((ticket) => !taken.has(ticket.externalId) && isSaleOf(ticket, redemption));
    if (sale !== undefined) {
      taken.add(sale.externalId);
      await db.matchRedemption(context.sql, {
        storeId,
        id: redemption.id,
        transactionId: sale.externalId,
        number: sale.number,
        purchaseCents: Math.max(0, qualifyingCents(sale.lines) + redemption.redeemAmountCents),
      });
    }
  }
}

const matchMs = 10 * 60_000;

function stateOf(row: TransactionRow) {
  const isVoided = row.type === "void";
  return { transactionId: row.externalId, isVoided, cents: isVoided ? 0 : qualifyingCents(row.lines) };
}
