import path from "node:path";
import { z } from "zod";
import { startOrdersSimulator } from "#server/adapters/orders/orders-simulator.ts";
import type { OrdersSimulation } from "#server/adapters/orders/orders-simulator.ts";
import { simulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import type { SimulatedOrder, SimulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import { readKept, writeKept } from "#server/app/demonstration/kept-file.ts";

/** What a person of the demonstration types to connect the shop again. */
export const shopLogin = { shopDomain: "maple-street-kids.myshopify.com", adminToken: "shpat_demonstration" } as const;
export const shopSecret = "shpss_of-the-demonstration-0001";

/** Not each order. */
const keepEveryMs = 15_000;

const line = z.object({
  ...{ id: z.int(), title: z.string(), variant: z.string(), sku: z.string(), price: z.string() },
  ...{ quantity: z.int(), currentQuantity: z.int() },
});
const customer = z.object({
  ...{ id: z.int(), firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() },
});
const order: z.ZodType<SimulatedOrder> = z.object({
  ...{ id: z.int(), number: z.int(), note: z.string(), tags: z.array(z.string()), lines: z.array(line) },
  ...{ createdAt: z.coerce.date(), updatedAt: z.coerce.date(), cancelledAt: z.coerce.date().nullable() },
  ...{ customer: customer.nullable(), delivery: z.enum(["pickup", "ship", "local"]) },
  ...{ isPreparedForPickup: z.boolean(), isFulfilled: z.boolean() },
});
const kept = z.object({ orders: z.array(order) });

/** The demonstration's Shopify, whose orders are kept in the data folder as the program's own records are. */
export async function startSimulatedShopify(options: {
  clock: () => Date;
  dataFolder: string;
}): Promise<OrdersSimulation & { shop: SimulatedShop }> {
  const { clock, dataFolder } = options;
  const file = path.join(dataFolder, "simulated-shopify.json");
  const { shopDomain: domain, adminToken } = shopLogin;
  const shop = simulatedShop({ domain, adminToken, name: "Maple Street Kids online", secret: shopSecret });
  shop.orders = readKept(file, kept)?.orders ?? [];
  const simulation = await startOrdersSimulator({ shops: [shop], clock });
  const keep = (): void => writeKept(file, { orders: shop.orders });
  const timer = setInterval(keep, keepEveryMs);
  timer.unref();
  keep();
  const { stop } = simulation;
  return Object.assign(simulation, {
    shop,
    async stop() {
      clearInterval(timer);
      await stop();
      keep();
    },
  });
}
