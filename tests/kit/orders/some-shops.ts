import { orders } from "#server/adapters/orders/orders.ts";
import type { ShopService } from "#server/adapters/orders/orders.ts";
import { ordersProviders } from "#server/adapters/orders/orders-providers.ts";
import { startOrdersSimulator } from "#server/adapters/orders/orders-simulator.ts";
import type { OrdersSimulation } from "#server/adapters/orders/orders-simulator.ts";
import { simulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import type { SimulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import { simulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import { textingProviders } from "#server/adapters/texting/texting-providers.ts";
import { simulateTexting } from "#server/adapters/texting/texting-simulator.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";

export const shopLogin = { shopDomain: "maple-street.myshopify.com", adminToken: "shpat_maple0000" };

export type ShopServices = OrdersSimulation & {
  services: Services;
  shop: SimulatedShop;
  service: ShopService;
  exchanges: SimulatedExchange[];
};

/** Starts the simulated Shopify with one shop, with the test's clock. */
export async function shopServices(clock: () => Date): Promise<ShopServices> {
  const shop = simulatedShop({
    ...{ domain: shopLogin.shopDomain, adminToken: shopLogin.adminToken },
    ...{ name: "Maple Street Kids", secret: "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" },
  });
  const exchanges: SimulatedExchange[] = [];
  const simulation = await startOrdersSimulator({ shops: [shop], clock, onExchange: (each) => exchanges.push(each) });
  // A text about an order needs a number, and that a service.
  const texting = await simulateTexting({ carrier: simulatedCarrier({ available: [] }), clock });
  const services = openServices([
    ...ordersProviders.map((provider) => provider.open(simulation.addresses)),
    ...textingProviders.map((provider) => provider.open(texting.addresses)),
  ]);
  const service = services.find(orders, "shopify");
  if (service === null) {
    throw new Error("No Shopify");
  }
  const { stop: stopShops } = simulation;
  const stop = async () => {
    await stopShops();
    await texting.stop();
  };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { stop, services, shop, service, exchanges });
}
