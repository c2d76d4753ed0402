/** What every change of an order does besides: a step that people read, and the state that follows from the lines. */
import { v7 as uuidv7 } from "uuid";
import { stateAfterLines } from "#common/orders/order-states.ts";
import type { OrderState } from "#common/orders/order-states.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./orders.db.ts";
import type { LineRow, OrderRow } from "./orders.db.ts";

export function orderSubject(id: string): EventSubject {
  return { kind: "OnlineOrder", id };
}

type StepKind =
  | "placed"
  | "reconciled"
  | "picking"
  | "released"
  | "found"
  | "missing"
  | "unmarked"
  | "sold"
  | "unsold"
  | "picked"
  | "problem"
  | "ready"
  | "packed"
  | "shelved"
  | "texted"
  | "done"
  | "not-handed-over"
  | "closed-there"
  | "cancelled"
  | "put-back"
  | "written"
  | "write-failed"
  | "redacted"
  | "data-requested";

export async function addStep(
  context: StoreContext,
  {
    orderId,
    kind,
    detail = null,
    at = context.now,
  }: { orderId: string; kind: StepKind; detail?: string | null; at?: Date },
): Promise<void> {
  const id = uuidv7({ msecs: context.now.getTime() });
  const byName = context.employee?.fullName ?? context.user?.fullName ?? null;
  await db.insertStep(context.sql, { storeId: context.store.id, orderId, id, kind, at, byName, detail });
}

/** @throws Refusal when the store has no such order */
export async function lockOrder(context: StoreContext, id: string): Promise<OrderRow & { lines: LineRow[] }> {
  const storeId = context.store.id;
  const order = await db.findOrder(context.sql, { storeId, id, isLocked: true });
  if (order === null) {
    throw notFound("Order");
  }
  return { ...order, lines: await db.listLines(context.sql, { storeId, orderIds: [id] }) };
}

export async function moveOrder(
  context: StoreContext,
  { id, state }: { id: string; state: OrderState },
  more: Parameters<typeof db.changeOrder>[2] = {},
): Promise<void> {
  await db.changeOrder(context.sql, { storeId: context.store.id, id }, { state, stateAt: context.now, ...more });
}

/** Brings an order into the state that its lines have made. Returns that state. */
export async function followLines(
  context: StoreContext,
  { id, state }: Pick<OrderRow, "id" | "state">,
): Promise<OrderState> {
  const lines = await db.listLines(context.sql, { storeId: context.store.id, orderIds: [id] });
  const next = stateAfterLines(state, lines);
  if (next !== state) {
    await moveOrder(context, { id, state: next });
    await (next === "picked" || next === "problem" ? addStep(context, { orderId: id, kind: next }) : undefined);
  }
  return next;
}

/** For a change that is no line of the history: screens read the order again. */
export async function refreshOrder(context: StoreContext, id: string): Promise<void> {
  await sendNotice(context, { name: "order.changed", recordKind: "OnlineOrder", recordId: id });
}
