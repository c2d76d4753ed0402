import { orders } from "#server/adapters/orders/orders.ts";
import type { ShopService } from "#server/adapters/orders/orders.ts";
import type { Platform, StoreContext } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { openText, sealText } from "#server/platform/secrets/sealed-text.ts";
import { pollShopJob } from "./orders.jobs.ts";

/** @throws Refusal when this program has no such online shop service */
export function shopServiceOf(platform: Pick<Platform, "services">, id: string): ShopService {
  const service = platform.services.find(orders, id);
  if (service === null) {
    throw notFound("Integration");
  }
  return service;
}

/** Changes that came in between two looks are read by the next. */
const lookEveryMs = 15 * 60_000;

/** Books the next look: at once, or when its time has come. There is one such job of a store. */
export async function bookPoll(
  context: StoreContext,
  { id, isNow = false, notBefore = null }: { id: string; isNow?: boolean; notBefore?: Date | null },
): Promise<void> {
  const storeId = context.store.id;
  const usual = new Date(context.now.getTime() + lookEveryMs);
  const runAt = notBefore !== null && notBefore > usual ? notBefore : usual;
  const key = `${pollShopJob.name}:${storeId}:${id}`;
  await context.addJob(pollShopJob, { storeId, id }, { key, ...(!isNow && { runAt }) });
}

/** What a webhook secret is locked with besides the key: another store's, put in its place, does not open. */
function sealingOf(context: StoreContext, id: string): Parameters<typeof sealText>[1] {
  const { secretKey } = context.platform;
  return { secretKey, purpose: "orders.webhook-secret", place: `${context.store.id}:${id}` };
}

export function sealSecret(context: StoreContext, { id, secret }: { id: string; secret: string }): Buffer {
  return sealText(secret, sealingOf(context, id));
}

export function openSecret(context: StoreContext, { id, secret }: { id: string; secret: Buffer }): string {
  return openText(secret, sealingOf(context, id));
}
