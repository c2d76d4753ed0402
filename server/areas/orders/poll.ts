/** Reads the shop's changes every quarter of an hour, so that a webhook that never came is no order that never came. */
import { z } from "zod";
import { count, instantDate } from "#common/inputs/input-ranges.ts";
import type { Credentials } from "#server/adapters/orders/orders.ts";
import {
  integrationId,
  noteFailure,
  noteSuccess,
  openConnection,
  writeLog,
} from "#server/areas/automations/automations.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { isSecretWrong } from "./reports.ts";
import { bookPoll, shopServiceOf } from "./shop-service.ts";
import { changeShop, findConnectedProvider, findShop } from "./shops.db.ts";
import { takeOrder } from "./take-order.ts";

const permission = "automations:manage" as const;
/** The shop's clock and ours differ, and a change may show a little after its time. */
const overlapMs = 5 * 60_000;
const mostPages = 200;

type Polling = { credentials: Credentials; readTo: Date; retryAt: Date | null };

/** Looks once, and books the next look. */
export async function pollShop(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const polling = await viewPolling(request, { id });
  if (polling === null) {
    return;
  }
  const isEarly = polling.retryAt !== null && polling.retryAt > request.platform.clock();
  await (isEarly ? undefined : readShop(request, { id, polling }));
  await bookNextPoll(request, { id });
}

/** Null once the store is not connected. */
const viewPolling = operation({
  name: "orders.viewPolling",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Polling | null> {
    const shop = await findShop(context.sql, { storeId: context.store.id, provider: id });
    const connection = await openConnection(context, { id });
    if (shop === null || shop.endedAt !== null || connection === null) {
      return null;
    }
    return { credentials: connection.credentials, readTo: shop.readTo, retryAt: connection.retryAt };
  },
});

/** Resolves to the fault that stopped it; null when all was read. */
async function readShop(
  request: StoreRequest,
  { id, polling }: { id: string; polling: Polling },
): Promise<ProviderFault | null> {
  const startedAt = request.platform.clock();
  const since = new Date(polling.readTo.getTime() - overlapMs);
  try {
    const service = shopServiceOf(request.platform, id);
    let cursor: string | null = null;
    let added = 0;
    for (let page = 0; page < mostPages; page += 1) {
      const read = await service.listOrders(polling.credentials, { since, cursor });
      for (const order of read.orders) {
        added += (await takeOrder(request, { id, order, isReconciled: true })) ? 1 : 0;
      }
      cursor = read.cursor;
      if (cursor === null) {
        break;
      }
    }
    await notePoll(request, { id, readAt: startedAt, added });
    return null;
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "orders", code, text, retryAfterMs });
    return error;
  }
}

const notePoll = operation({
  name: "orders.notePoll",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, readAt: instantDate, added: count }),
  async run(context, { id, readAt, added }): Promise<void> {
    const key = { storeId: context.store.id, provider: id };
    const shop = await findShop(context.sql, { ...key, isLocked: true });
    if (shop === null) {
      return;
    }
    await changeShop(context.sql, key, { readTo: readAt, lookedAt: readAt });
    const text = added === 0 ? "Checked, nothing was missing" : `Checked, ${added} new`;
    const line = { id, kind: "orders", text };
    // Reading works without webhooks: what is wrong with their secret is still wrong.
    await (isSecretWrong(shop) ? writeLog(context, { ...line, level: "info" }) : noteSuccess(context, line));
  },
});

const bookNextPoll = operation({
  name: "orders.bookNextPoll",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const connection = await openConnection(context, { id });
    await (connection && bookPoll(context, { id, notBefore: connection.retryAt }));
  },
});

/** Once a night: books the poll that a lost job would have made. */
export const keepPolling = operation({
  name: "orders.keepPolling",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const id = await findConnectedProvider(context.sql, context.store.id);
    await (id !== null && bookPoll(context, { id, isNow: true }));
  },
});

/** Reads the shop now because a person asked. Resolves to what the shop said where it refused. */
export async function checkShopNow(request: StoreRequest, { id }: { id: string }): Promise<ProviderFault | null> {
  const polling = await viewPolling(request, { id });
  return polling === null ? null : readShop(request, { id, polling });
}
