import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import type { SimulatedMerchants } from "./simulated-merchants.ts";
import { squareSettings } from "./square/square-paths.ts";
import { squareSimulator } from "./square/square-simulator.ts";

export type RegistersSimulation = RunningSimulation & { merchants: SimulatedMerchants };

/** Every register service over the same merchants. */
export async function startRegistersSimulator(options: {
  merchants: SimulatedMerchants;
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<RegistersSimulation> {
  const { merchants, ...running } = options;
  const simulation = await startSimulation([squareSimulator(merchants)], running);
  const { clientId, clientSecret, webhookKey } = merchants.app;
  const keys = {
    [squareSettings.clientId]: clientId,
    [squareSettings.clientSecret]: clientSecret,
    [squareSettings.webhookKey]: webhookKey,
  };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { merchants, addresses: { ...simulation.addresses, ...keys } });
}
