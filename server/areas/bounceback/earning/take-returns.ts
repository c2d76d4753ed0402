import { earnedCount } from "#common/bounceback/campaign.ts";
import { groupBy } from "#common/lists/group-by.ts";
import { formatMoney } from "#common/money.ts";
import type { TransactionRow } from "#common/pos/pos-rows.ts";
import { withdrawCouponTextsJob } from "#server/areas/bounceback/bounceback.jobs.ts";
import { insertCouponEvents } from "#server/areas/bounceback/coupons/coupon-events.db.ts";
import { couponSubject } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { getBouncebackSettings } from "#server/areas/bounceback/settings/bounceback-settings.db.ts";
import { couponSaleReturned } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./earning.db.ts";
import type { EarnedCoupon, ReturnSum } from "./earning.db.ts";
import { afterReturn } from "./earning.rules.ts";

type SaleState = { transactionId: string; isVoided: boolean; cents: number };

/** Tickets that earned before and came again: changed, voided, or buried by the point of sale. */
export async function reduceCoupons(
  context: StoreContext,
  changed: readonly SaleState[],
  buried: readonly string[],
): Promise<void> {
  const removed = buried.map((transactionId) => ({ transactionId, isVoided: true, cents: 0 }));
  for (const { transactionId, cents, isVoided } of changed) {
    if (!isVoided) {
      await db.saveEarnedAmount(context.sql, { storeId: context.store.id, transactionId, cents });
    }
  }
  await settleSales(context, new Map([...changed, ...removed].map((state) => [state.transactionId, state])));
}

/** Pieces that came back on tickets of their own: the sales that they are of may have earned too much. */
export async function takeReturns(
  context: StoreContext,
  { tickets, buried }: { tickets: readonly TransactionRow[]; buried: readonly string[] },
): Promise<void> {
  const bringing = tickets.filter(({ lines }) => lines.some(({ quantity }) => quantity < 0));
  const returnIds = [...bringing.map(({ externalId }) => externalId), ...buried];
  if (returnIds.length === 0) {
    return;
  }
  const { store, sql } = context;
  const pieces = bringing.filter(({ type }) => type !== "void").flatMap(piecesOf);
  const matches = pieces.length === 0 ? [] : await db.findReturnedSales(sql, { storeId: store.id, pieces });
  const rows = matches.flatMap(({ returnId, transactionId, cents }) => {
    const ticket = bringing.find(({ externalId }) => externalId === returnId);
    return ticket === undefined || transactionId === returnId || cents <= 0
      ? []
      : [
          {
            ...{ storeId: store.id, accountId: store.accountId, transactionId, returnId },
            amountCents: cents,
            returnedAt: new Date(ticket.at),
            number: ticket.number,
          },
        ];
  });
  const transactionIds = await db.saveReturns(sql, { storeId: store.id, returnIds, rows });
  await settleSales(context, new Map(transactionIds.map((id) => [id, null])));
}

function piecesOf(row: TransactionRow) {
  return row.lines
    .filter(({ quantity, goods }) => quantity < 0 && (goods === "used" || goods === "new"))
    .map(({ sku, net }) => ({ returnId: row.externalId, sku, posCustomerId: row.customerId, cents: -net }));
}

/** Makes the coupons of sales agree with what is left of them; null is a sale whose own ticket did not change. */
async function settleSales(context: StoreContext, sales: ReadonlyMap<string, SaleState | null>): Promise<void> {
  const transactionIds = [...sales.keys()];
  if (transactionIds.length === 0) {
    return;
  }
  const storeId = context.store.id;
  const coupons = await db.listEarned(context.sql, { storeId, transactionIds });
  const returns = await db.sumReturns(context.sql, { storeId, transactionIds });
  for (const [transactionId, own] of groupBy(coupons, (coupon) => coupon.transactionId)) {
    await settleSale(context, own, { state: sales.get(transactionId) ?? null, returned: returns.get(transactionId) });
  }
}

async function settleSale(
  context: StoreContext,
  coupons: readonly EarnedCoupon[],
  { state, returned }: { state: SaleState | null; returned: ReturnSum | undefined },
): Promise<void> {
  const open = coupons.filter(({ voidedAt }) => voidedAt === null);
  const [first] = open;
  if (first === undefined) {
    return;
  }
  const left = (state?.cents ?? first.earnedAmountCents) - (returned?.cents ?? 0);
  const keep = earnedCount(first, { cents: left, most: coupons.length });
  const { unused, leaked } = afterReturn(
    open.map(({ id, seq, redeemedAt }) => ({ id, seq, isUsed: redeemedAt !== null })),
    keep,
  );
  if (unused.length + leaked.length > 0) {
    const reason = state?.isVoided === true ? "sale_voided" : "sale_returned";
    await writeSettled(context, first, { unused, leaked, reason, note: noteOf(first, { left, returned }) });
  }
}

type Settled = { unused: string[]; leaked: string[]; reason: "sale_returned" | "sale_voided"; note: string };

async function writeSettled(context: StoreContext, sale: EarnedCoupon, settled: Settled): Promise<void> {
  const { store, sql, now: at } = context;
  const { reason, note } = settled;
  const { onReturn } = await getBouncebackSettings(sql, store.id);
  const change = { storeId: store.id, at, note };
  const isFlagging = onReturn === "flag" && reason === "sale_returned";
  const voided = isFlagging ? [] : await db.voidUnused(sql, { ...change, ids: settled.unused, reason });
  const flagged = isFlagging ? await db.noteReturned(sql, { ...change, ids: settled.unused }) : [];
  const leaked = await db.noteReturned(sql, { ...change, ids: settled.leaked });
  const event = { storeId: store.id, at, by: null, storeName: store.name, terminal: null, note };
  await insertCouponEvents(sql, store.accountId, [
    ...voided.map((couponId) => ({ ...event, couponId, type: "voided" as const })),
    ...[...flagged, ...leaked].map((couponId) => ({ ...event, couponId, type: "returned" as const })),
  ]);
  if (voided.length > 0) {
    await context.addJob(withdrawCouponTextsJob, { storeId: store.id, ids: voided });
  }
  const [first] = [...voided, ...flagged, ...leaked];
  if (first !== undefined) {
    const ticket = sale.transactionNumber ?? sale.transactionId;
    const counts = { voided: voided.length, flagged: flagged.length, leaked: leaked.length };
    await context.emit(couponSaleReturned, { ticket, ...counts }, couponSubject(first));
  }
}

/** `$18.00 of it was kept; $40.00 earns a coupon.` */
function noteOf(
  { earnMinSpendCents }: EarnedCoupon,
  { left, returned }: { left: number; returned: ReturnSum | undefined },
): string {
  const kept = `${formatMoney(Math.max(0, left))} of it was kept; ${formatMoney(earnMinSpendCents)} earns a coupon.`;
  return returned === undefined ? kept : `Ticket ${returned.number} brought it back. ${kept}`;
}
