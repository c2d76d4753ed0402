import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import type { SimulatedLoyalty } from "./simulated-loyalty.ts";
import { squareLoyaltySettings } from "./square-loyalty/square-loyalty-paths.ts";
import { squareLoyaltySimulator } from "./square-loyalty/square-loyalty-simulator.ts";

export type LoyaltySimulation = RunningSimulation & { world: SimulatedLoyalty };

/** Every outside loyalty service over the same companies. */
export async function startLoyaltySimulator(options: {
  world: SimulatedLoyalty;
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<LoyaltySimulation> {
  const { world, ...running } = options;
  const simulation = await startSimulation([squareLoyaltySimulator(world)], running);
  const { clientId, clientSecret } = world.app;
  const keys = { [squareLoyaltySettings.clientId]: clientId, [squareLoyaltySettings.clientSecret]: clientSecret };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { world, addresses: { ...simulation.addresses, ...keys } });
}
