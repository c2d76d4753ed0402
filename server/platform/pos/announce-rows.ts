import { addDays } from "#common/business-date.ts";
import type { PosRow } from "#common/pos/pos-rows.ts";
import {
  buyUpdated,
  dayClosed,
  historyReceived,
  recordsUpdated,
  rowRemoved,
  saleCompleted,
  saleVoided,
} from "#server/events/pos.ts";
import type { Context } from "#server/platform/context/context.ts";
import { ticketSums } from "./ticket-sums.ts";

/** Emits events for new rows: one for each recent row, one for all older ones. */
export async function announceRows(
  context: Context,
  batch: { deviceId: string; batch: number; today: string; rows: readonly PosRow[] },
): Promise<void> {
  const since = addDays(batch.today, -1);
  const recent = batch.rows.filter((row) => row.businessDate >= since);
  for (const row of recent) {
    await announceRow(context, row);
  }
  for (const kind of ["inventoryItem", "customer", "employee"] as const) {
    const externalIds = recent.filter((row) => row.kind === kind).map((row) => row.externalId);
    if (externalIds.length > 0) {
      await context.emit(recordsUpdated, { kind, externalIds }, { kind: `pos-${kind}`, id: "all" });
    }
  }
  const older = batch.rows.filter((row) => row.businessDate < since);
  if (older.length > 0) {
    const dates = [...new Set(older.map((row) => row.businessDate))].toSorted();
    await context.emit(historyReceived, { deviceId: batch.deviceId, batch: batch.batch, rows: older.length, dates });
  }
}

async function announceRow(context: Context, row: PosRow): Promise<void> {
  if (row.kind === "transaction") {
    const ticket = {
      externalId: row.externalId,
      number: row.number,
      businessDate: row.businessDate,
      customerId: row.customerId,
      couponNumber: row.couponNumber,
      net: ticketSums(row.lines).net,
      total: row.total,
    };
    await context.emit(row.type === "void" ? saleVoided : saleCompleted, ticket, {
      kind: "pos-transaction",
      id: row.externalId,
    });
  } else if (row.kind === "buy") {
    const { externalId, clientRef, number, businessDate, customerId, status } = row;
    const buy = { externalId, clientRef, number, businessDate, customerId, status };
    await context.emit(buyUpdated, buy, { kind: "pos-buy", id: externalId });
  } else if (row.kind === "dayClose") {
    const { businessDate, closedBy, netSales } = row;
    await context.emit(dayClosed, { businessDate, closedBy, netSales }, { kind: "business-date", id: businessDate });
  } else if (row.kind === "tombstone") {
    const { externalId, businessDate, reason } = row;
    await context.emit(
      rowRemoved,
      { kind: row.of, externalId, businessDate, reason },
      { kind: `pos-${row.of}`, id: externalId },
    );
  }
}
