import path from "node:path";
import { startLoyaltySimulator } from "#server/adapters/loyalty/loyalty-simulator.ts";
import type { LoyaltySimulation } from "#server/adapters/loyalty/loyalty-simulator.ts";
import { keptLoyalty, simulatedLoyalty, simulatedLoyaltyCompany } from "#server/adapters/loyalty/simulated-loyalty.ts";
import type { SimulatedLoyalty } from "#server/adapters/loyalty/simulated-loyalty.ts";
import { readKept, writeKept } from "#server/app/demonstration/kept-file.ts";

/** The location that the demonstration's own store is. */
export const loyaltyPlace = { id: "LDEMOELM", name: "Elm Street Records" } as const;
/** Not each change. */
const keepEveryMs = 15_000;

/** The demonstration's loyalty program, kept in the data folder as the program's own records are. */
export async function startDemonstrationLoyalty(options: {
  clock: () => Date;
  dataFolder: string;
}): Promise<LoyaltySimulation> {
  const { clock, dataFolder } = options;
  const file = path.join(dataFolder, "simulated-loyalty.json");
  const before = readKept(file, keptLoyalty);
  const world = before === null ? newProgram() : simulatedLoyalty(before);
  const simulation = await startLoyaltySimulator({ world, clock });
  const keep = (): void => {
    const { app, signIns, merchants } = world;
    writeKept(file, { app, signIns, merchants });
  };
  const timer = setInterval(keep, keepEveryMs);
  timer.unref();
  keep();
  const { stop } = simulation;
  return Object.assign(simulation, {
    async stop() {
      clearInterval(timer);
      await stop();
      keep();
    },
  });
}

function newProgram(): SimulatedLoyalty {
  const locations = [{ ...loyaltyPlace, status: "ACTIVE", currency: "USD" }];
  const company = simulatedLoyaltyCompany({ id: "MLDEMO", name: "Elm Street Records LLC", locations });
  return simulatedLoyalty({ merchants: [company] });
}
