/** Tells the shop that goods wait or were handed over, only where a manager has switched that on. */
import { z } from "zod";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import type { Credentials } from "#server/adapters/orders/orders.ts";
import { noteFailure, noteSuccess, openConnection } from "#server/areas/automations/automations.ts";
import { orderWritten } from "#server/events/orders.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { addStep, lockOrder, orderSubject, refreshOrder } from "./order-change.ts";
import { writeBackJob } from "./orders.jobs.ts";
import { changeOrder, findOrder } from "./orders.db.ts";
import type { OrderRow } from "./orders.db.ts";
import { shopServiceOf } from "./shop-service.ts";
import { findShop } from "./shops.db.ts";

const permission = "orders:pick" as const;
/** The waits after the first and the second try; after the third a person decides. */
const waitMinutes = [1, 5] as const;

/** Books the write where the store has switched it on; with a wait while the press that led to it can be undone. */
export async function bookWrite(
  context: StoreContext,
  { id, provider }: Pick<OrderRow, "id" | "provider">,
  { waitMs = 0 }: { waitMs?: number } = {},
): Promise<void> {
  const key = { storeId: context.store.id, provider };
  const shop = await findShop(context.sql, key);
  if (shop === null || shop.endedAt !== null || !shop.writesBack) {
    return;
  }
  await changeOrder(context.sql, { storeId: key.storeId, id }, { writeState: "waiting", writeProblem: null });
  const later = waitMs === 0 ? {} : { runAt: new Date(context.now.getTime() + waitMs) };
  await context.addJob(writeBackJob, { storeId: key.storeId, orderId: id, attempt: 1 }, later);
}

/** A person tries again what the shop did not take. */
export const retryWrite = operation({
  name: "orders.retryWrite",
  kind: "write",
  permission,
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const order = await lockOrder(context, id);
    if (order.writeState === "failed") {
      await bookWrite(context, order);
      await refreshOrder(context, id);
    }
  },
});

type Write = { provider: string; externalId: string; act: "markReady" | "fulfill"; credentials: Credentials };

const claimWrite = operation({
  name: "orders.claimWrite",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ orderId: z.uuid() }),
  async run(context, { orderId }): Promise<Write | null> {
    const storeId = context.store.id;
    const order = await findOrder(context.sql, { storeId, id: orderId });
    if (order === null) {
      return null;
    }
    const { provider, externalId, state, writeState, deliveryMethod } = order;
    const shop = await findShop(context.sql, { storeId, provider });
    const connection = await openConnection(context, { id: provider });
    if (writeState !== "waiting" || shop?.writesBack !== true || shop.endedAt !== null || connection === null) {
      return null;
    }
    const isReady = state === "ready_for_pickup" && deliveryMethod === "pickup";
    const act = isReady ? "markReady" : state === "done" ? "fulfill" : null;
    return act && { provider, externalId, act, credentials: connection.credentials };
  },
});

/** Runs again without harm: the shop has nothing left to change once it knows. */
export async function writeBack(
  request: StoreRequest,
  { orderId, attempt }: { orderId: string; attempt: number },
): Promise<void> {
  const write = await claimWrite(request, { orderId });
  if (write === null) {
    return;
  }
  const { provider, externalId, act, credentials } = write;
  try {
    await shopServiceOf(request.platform, provider)[act](credentials, externalId);
    await noteWritten(request, { orderId });
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text } = error;
    await noteUnwritten(request, { orderId, attempt, code, text });
  }
}

const noteWritten = operation({
  name: "orders.noteWritten",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ orderId: z.uuid() }),
  async run(context, { orderId }): Promise<void> {
    const { name, provider } = await lockOrder(context, orderId);
    const key = { storeId: context.store.id, id: orderId };
    await changeOrder(context.sql, key, { writeState: "written", writeProblem: null });
    await addStep(context, { orderId, kind: "written" });
    await noteSuccess(context, { id: provider, kind: "writes", text: `${name} written` });
    await context.emit(orderWritten, { name }, orderSubject(orderId));
  },
});

/** What a later try may cure is tried three times; then it stands at the order, with the shop's words. */
const noteUnwritten = operation({
  name: "orders.noteUnwritten",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    orderId: z.uuid(),
    attempt: z.int().min(1).max(100),
    code: inputText.min(1).max(40),
    text: foreignText(500).min(1),
  }),
  async run(context, { orderId, attempt, code, text }): Promise<void> {
    const { provider } = await lockOrder(context, orderId);
    const storeId = context.store.id;
    const wait = code === "unavailable" || code === "rate-limited" ? waitMinutes[attempt - 1] : undefined;
    await noteFailure(context, { id: provider, kind: "writes", code, text, retryAfterMs: null });
    if (wait !== undefined) {
      const runAt = new Date(context.now.getTime() + wait * 60_000);
      await context.addJob(writeBackJob, { storeId, orderId, attempt: attempt + 1 }, { runAt });
      return;
    }
    await changeOrder(context.sql, { storeId, id: orderId }, { writeState: "failed", writeProblem: text });
    await addStep(context, { orderId, kind: "write-failed", detail: text });
    await refreshOrder(context, orderId);
  },
});
