import path from "node:path";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { startRegistersSimulator } from "#server/adapters/registers/registers-simulator.ts";
import type { RegistersSimulation } from "#server/adapters/registers/registers-simulator.ts";
import { keptMerchants, simulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import type { SimulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import { resaleMerchant } from "#server/adapters/registers/simulated-shop.ts";
import { tradeDays } from "#server/adapters/registers/simulated-trade.ts";
import { readKept, writeKept } from "#server/app/demonstration/kept-file.ts";

/** The location that the demonstration's own store is. */
export const squarePlace = { id: "LDEMOELM", name: "Elm Street Records" } as const;
const merchantId = "MLDEMO";
const timeZone = "America/Chicago";

/** So many days had been sold by Square when the demonstration began. */
export const pastDays = 60;
const salesPerDay = 14;
/** Not each sale. */
const keepEveryMs = 15_000;

const kept = keptMerchants.extend({
  app: z.object({ clientId: z.string(), clientSecret: z.string(), webhookKey: z.string() }),
});

/**
 * The demonstration's Square, kept in the data folder as the program's own records are: after a restart the program still
 * holds its sign-in and its sales, and what they came from has to be there too.
 */
export async function startSimulatedSquare(options: {
  clock: () => Date;
  dataFolder: string;
}): Promise<RegistersSimulation> {
  const { clock, dataFolder } = options;
  const file = path.join(dataFolder, "simulated-square.json");
  const before = readKept(file, kept);
  const merchants = before === null ? newMerchants(clock()) : simulatedMerchants(before);
  const simulation = await startRegistersSimulator({ merchants, clock });
  const keep = (): void => {
    const { app, signIns } = merchants;
    writeKept(file, { app, signIns, merchants: merchants.merchants });
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

function newMerchants(now: Date): SimulatedMerchants {
  const merchant = resaleMerchant({
    ...{ id: merchantId, name: "Elm Street Records LLC", team: ["Lou Castillo", "Wren Abbott", "Theo Park"] },
    places: [
      { ...squarePlace, city: "Madison", state: "WI" },
      { id: "LDEMOFAIR", name: "Record fair", city: "Madison", state: "WI" },
    ],
    since: new Date(now.getTime() - 400 * 86_400_000),
  });
  const world = simulatedMerchants({ merchants: [merchant] });
  const from = addDays(localTimeAt(now, timeZone).date, -pastDays);
  tradeDays(
    { world, merchant, locationId: squarePlace.id, timeZone, salesPerDay },
    { from, days: pastDays, seed: 1112 },
  );
  // Nobody was there to be told of them.
  world.reports.length = 0;
  return world;
}
