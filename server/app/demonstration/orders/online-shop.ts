/** Customers of the first store order online while a person watches; now and then a piece that the counter has just sold. */
import { setTimeout as delay } from "node:timers/promises";
import { placeOrder } from "#server/adapters/orders/simulated-shop.ts";
import type { PlacedOrder, SimulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import { deliveryHeaders, reportOrder } from "#server/adapters/orders/shopify/shopify-simulator.ts";
import { connectShop, saveShopSecret, viewShop } from "#server/areas/orders/setup.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { countOpen, listShopPieces } from "./shop-pieces.db.ts";
import { shopLogin, shopSecret } from "./simulated-shopify.ts";

const service = "shopify";

/** The first store sells online; the others are for a visitor to connect. */
export async function connectOnlineShop(platform: Platform, [first]: readonly FilledStore[]): Promise<void> {
  const request = first && (await requestForStore(platform, { storeId: first.id, reason: "the demonstration" }));
  if (!request || platform.services.findCard(service) === null) {
    return;
  }
  // A person may have disconnected it since: then it stays so.
  const { integration } = await viewShop(request, { id: service });
  if (integration.state === "not-connected" && integration.lastOkAt === null) {
    await connectShop(request, { id: service, credentials: shopLogin });
    await saveShopSecret(request, { id: service, secret: shopSecret });
  }
}

type Counter = { platform: Platform; shop: SimulatedShop; port: number; storeId: number };

/** So often a customer orders, as long as not too many wait. */
const turnMs = 90_000;
const firstTurnMs = 6000;
const mostOpen = 4;

/** Lets customers order until the program stops. Returns a function that stops it. */
export function startOnlineShop(counter: Counter): () => Promise<void> {
  const { platform } = counter;
  const stopping = new AbortController();
  const working = work();

  async function work(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await delay(turn < 2 ? firstTurnMs : turnMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) {
        await orderOnce(counter, turn).catch((error: unknown) =>
          platform.log.warn({ err: error }, "The simulated shop could not report an order"),
        );
      }
    }
  }

  return async () => {
    stopping.abort();
    await working;
  };
}

async function orderOnce(counter: Counter, turn: number): Promise<void> {
  const { platform, storeId, shop } = counter;
  const isFull = (await platform.database.read("system", (sql) => countOpen(sql, storeId))) >= mostOpen;
  const lines = isFull ? [] : await somePieces(counter, turn);
  if (lines.length === 0) {
    return;
  }
  const customer = customers[shop.orders.length % customers.length] ?? null;
  const delivery = shop.orders.length % 3 === 2 ? "ship" : "pickup";
  const note = shop.orders.length % 2 === 0 ? "Can I come after 6? I work until 5:30." : "";
  const order = placeOrder(shop, { at: platform.clock(), customer, delivery, note, lines });
  await deliver(counter, reportOrder(shop, order, "created"));
}

/** Each second order holds a piece that the register has sold within the hour: the failure that online resale has most. */
async function somePieces({ platform, storeId }: Counter, turn: number): Promise<PlacedOrder["lines"]> {
  const sold = turn % 2 === 1 ? 1 : 0;
  const pieces = await platform.database.read("system", async (sql) => [
    ...(await listShopPieces(sql, { storeId, isSold: false, count: 3 - sold })),
    ...(await listShopPieces(sql, { storeId, isSold: true, count: sold })),
  ]);
  return pieces.map(({ sku, description, size, priceCents }) => ({
    title: description,
    variant: size ?? "",
    sku,
    price: (priceCents / 100).toFixed(2),
  }));
}

async function deliver(
  { shop, port, storeId }: Counter,
  delivery: Parameters<typeof deliveryHeaders>[1],
): Promise<void> {
  shop.deliveries.length = 0;
  const url = `http://127.0.0.1:${port}/api/orders/${service}/${storeId}/webhooks`;
  await fetch(url, { method: "POST", headers: deliveryHeaders(shop, delivery), body: delivery.body });
}

const customers: readonly NonNullable<PlacedOrder["customer"]>[] = [
  ["Amara", "Okonkwo-Lindqvist", "+16145550137"],
  ["Kayla", "Nguyen", "+16145550142"],
  ["Marisol", "Quiñones-Vanderberg", ""],
  ["Terrell", "Boone", "+16145550168"],
  ["Dolores", "Kim", "+16145550175"],
].map(([firstName = "", lastName = "", phone = ""]) => ({
  ...{ firstName, lastName, phone },
  email: `${firstName.toLowerCase()}@customer.test`,
}));
