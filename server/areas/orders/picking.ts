/** What people do with an order on the floor and at the counter. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { shelfName } from "#common/orders/order-fields.ts";
import { isBeingPicked, isWaiting, mayLeaveFloor, missingReasons } from "#common/orders/order-states.ts";
import type { OrderState } from "#common/orders/order-states.ts";
import { orNull } from "#common/or-null.ts";
import {
  orderHandOverUndone,
  orderHandedOver,
  orderLineMarked,
  orderPutBack,
  orderReadied,
  orderReleased,
  orderShelved,
  orderStarted,
} from "#server/events/orders.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { addStep, followLines, lockOrder, moveOrder, orderSubject } from "./order-change.ts";
import { changeOrder, listSteps, saveLineState } from "./orders.db.ts";
import type { OrderRow } from "./orders.db.ts";
import { bookWrite } from "./write-back.ts";

/** Somewhat longer than a screen offers Undo after a hand-over: the shop hears of it afterwards. */
const undoMs = 15_000;
const ofOrder = z.object({ id: z.uuid() });
const permission = "orders:pick" as const;

/** @throws Refusal that says where the order is by now */
function refuseState({ name, state }: Pick<OrderRow, "name" | "state">): never {
  throw new Refusal("changed-meanwhile", { message: `${name} is ${stateWords[state]}. Reload and look again.` });
}

const stateWords: Readonly<Record<OrderState, string>> = {
  new: "new",
  picking: "being picked",
  picked: "picked",
  problem: "waiting for a decision",
  ready_for_pickup: "ready for pickup",
  packed: "packed",
  done: "done",
  cancelled: "canceled",
};

/** An employee goes to the floor. */
export const startPicking = operation({
  name: "orders.startPicking",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: ofOrder,
  async run(context, { id }): Promise<void> {
    const order = await lockOrder(context, id);
    if (order.state === "new") {
      await moveOrder(context, { id, state: "picking" });
      await addStep(context, { orderId: id, kind: "picking" });
      await context.emit(orderStarted, { name: order.name }, orderSubject(id));
    } else if (!isBeingPicked(order.state)) {
      refuseState(order);
    }
  },
});

/** The order waits again, with nothing in hand. */
export const releaseOrder = operation({
  name: "orders.release",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: ofOrder,
  async run(context, { id }): Promise<void> {
    const order = await lockOrder(context, id);
    if (!isBeingPicked(order.state)) {
      refuseState(order);
    }
    if (order.state === "new") {
      return;
    }
    const untouched = { pickState: "to_find", pickedAt: null, pickedBy: null, missingReason: null } as const;
    for (const line of order.lines.filter(({ pickState }) => pickState === "found" || pickState === "missing")) {
      await saveLineState(context.sql, { storeId: context.store.id, orderId: id, id: line.id, ...untouched });
    }
    await addStep(context, { orderId: id, kind: "released" });
    await moveOrder(context, { id, state: "new" });
    await followLines(context, { id, state: "new" });
    await context.emit(orderReleased, { name: order.name }, orderSubject(id));
  },
});

const steps = { found: "found", missing: "missing", to_find: "unmarked" } as const;

/** An employee has found a piece, misses it, or takes that back. A piece that the register sold is not found. */
export const markOrderLine = operation({
  name: "orders.markLine",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    lineId: inputText.min(1).max(60),
    to: z.enum(["to_find", "found", "missing"]),
    reason: z.enum(missingReasons).nullish(),
  }),
  async run(context, { id, lineId, to, reason: given }): Promise<void> {
    const order = await lockOrder(context, id);
    const line = order.lines.find((candidate) => candidate.id === lineId);
    if (line === undefined) {
      throw notFound("Line");
    }
    const reason = to === "missing" ? (given ?? "not_in_place") : null;
    if (line.pickState === to && line.missingReason === reason) {
      return;
    }
    if (!isBeingPicked(order.state)) {
      refuseState(order);
    }
    if (line.pickState === "sold_in_store") {
      throw new Refusal("changed-meanwhile", { message: `${line.title} was sold in the store` });
    }
    const isMarked = to !== "to_find";
    await saveLineState(context.sql, {
      ...{ storeId: context.store.id, orderId: id, id: lineId, pickState: to, missingReason: reason },
      ...{ pickedAt: isMarked ? context.now : null, pickedBy: isMarked ? (context.employee?.fullName ?? null) : null },
    });
    await addStep(context, { orderId: id, kind: steps[to], detail: line.title });
    await followLines(context, order);
    const payload = { name: order.name, item: line.title, to, reason };
    await context.emit(orderLineMarked, payload, orderSubject(id));
  },
});

/** The goods wait on a shelf: bagged for the customer, or packed to be sent. */
export const readyOrder = operation({
  name: "orders.ready",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: ofOrder.extend({ shelf: z.nullish(shelfName).transform(orNull) }),
  async run(context, { id, shelf }): Promise<void> {
    const order = await lockOrder(context, id);
    const isPickup = order.deliveryMethod === "pickup";
    const state = isPickup ? "ready_for_pickup" : "packed";
    if (order.state === state) {
      return;
    }
    if (!mayLeaveFloor(order.state, order.lines)) {
      refuseUnpicked(order);
    }
    await moveOrder(context, { id, state }, { shelf });
    await addStep(context, { orderId: id, kind: isPickup ? "ready" : "packed", detail: shelf });
    await context.emit(orderReadied, { name: order.name, isPickup, shelf }, orderSubject(id));
    await (isPickup && bookWrite(context, order));
  },
});

/** The bag hangs somewhere else now, or is found where nobody wrote down that it is. */
export const shelveOrder = operation({
  name: "orders.shelve",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: ofOrder.extend({ shelf: z.nullable(shelfName) }),
  async run(context, { id, shelf }): Promise<void> {
    const order = await lockOrder(context, id);
    if (!isWaiting(order.state)) {
      refuseState(order);
    }
    if (order.shelf !== shelf) {
      await changeOrder(context.sql, { storeId: context.store.id, id }, { shelf });
      await addStep(context, { orderId: id, kind: "shelved", detail: shelf });
      await context.emit(orderShelved, { name: order.name, before: order.shelf, after: shelf }, orderSubject(id));
    }
  },
});

function refuseUnpicked(order: Pick<OrderRow, "name" | "state">): never {
  if (!isBeingPicked(order.state)) {
    refuseState(order);
  }
  throw new Refusal("changed-meanwhile", { message: `Find or mark every piece of ${order.name} first` });
}

/** The customer has it, or the carrier. */
export const handOverOrder = operation({
  name: "orders.handOver",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: ofOrder,
  async run(context, { id }): Promise<void> {
    const order = await lockOrder(context, id);
    if (order.state === "done") {
      return;
    }
    if (!isWaiting(order.state)) {
      refuseState(order);
    }
    await moveOrder(context, { id, state: "done" });
    await addStep(context, { orderId: id, kind: "done" });
    await context.emit(orderHandedOver, { name: order.name }, orderSubject(id));
    await bookWrite(context, order, { waitMs: undoMs });
  },
});

/** The press was a slip: the bag still hangs where it hung. Not after the shop has heard that it's gone. */
export const undoHandOver = operation({
  name: "orders.undoHandOver",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: ofOrder,
  async run(context, { id }): Promise<void> {
    const order = await lockOrder(context, id);
    if (isWaiting(order.state)) {
      return;
    }
    const history = await listSteps(context.sql, { storeId: context.store.id, id });
    const last = history.findLast(({ kind }) => ["done", "closed-there", "written"].includes(kind));
    if (order.state !== "done" || last === undefined) {
      refuseState(order);
    }
    if (last.kind !== "done") {
      const shopName = context.platform.services.findCard(order.provider)?.name ?? order.provider;
      throw new Refusal("changed-meanwhile", { message: `${shopName} already shows ${order.name} as handed over` });
    }
    const bagged = history.findLast(({ kind }) => kind === "ready" || kind === "packed");
    const state = order.deliveryMethod === "pickup" ? "ready_for_pickup" : "packed";
    await moveOrder(context, { id, state }, bagged === undefined ? {} : { stateAt: bagged.at });
    await addStep(context, { orderId: id, kind: "not-handed-over" });
    await context.emit(orderHandOverUndone, { name: order.name }, orderSubject(id));
  },
});

/** What was collected for an order that the customer canceled hangs on the floor again. */
export const putBackOrder = operation({
  name: "orders.putBack",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: ofOrder,
  async run(context, { id }): Promise<void> {
    const order = await lockOrder(context, id);
    if (order.state !== "cancelled") {
      refuseState(order);
    }
    if (order.putBackAt === null) {
      await putBack(context, order);
    }
  },
});

async function putBack(context: StoreContext, { id, name }: OrderRow): Promise<void> {
  await moveOrder(context, { id, state: "cancelled" }, { putBackAt: context.now });
  await addStep(context, { orderId: id, kind: "put-back" });
  await context.emit(orderPutBack, { name }, orderSubject(id));
}
