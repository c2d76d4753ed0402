import { homebaseSimulator } from "#server/adapters/scheduling/homebase/homebase-simulator.ts";
import { whenIWorkSimulator } from "#server/adapters/scheduling/when-i-work/when-i-work-simulator.ts";
import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation } from "#server/platform/providers/simulated-services.ts";
import type { SimulatedShops } from "./simulated-shops.ts";

export type SchedulingSimulation = RunningSimulation & { shops: SimulatedShops };

/** Every scheduling service over one invented company. */
export async function startSchedulingSimulator(options: {
  shops: SimulatedShops;
  clock: () => Date;
}): Promise<SchedulingSimulation> {
  const { shops, clock } = options;
  const simulation = await startSimulation([whenIWorkSimulator(shops), homebaseSimulator(shops)], { clock });
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { shops });
}
