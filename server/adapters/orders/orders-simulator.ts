import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { shopifySimulator } from "./shopify/shopify-simulator.ts";
import type { SimulatedShop } from "./simulated-shop.ts";

export type OrdersSimulation = RunningSimulation & { shops: SimulatedShop[] };

/** Every online shop service over the same invented shops. */
export async function startOrdersSimulator(options: {
  shops: SimulatedShop[];
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<OrdersSimulation> {
  const { shops, ...running } = options;
  const simulation = await startSimulation([shopifySimulator(shops)], running);
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { shops });
}
