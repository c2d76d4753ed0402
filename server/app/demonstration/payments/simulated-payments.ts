import path from "node:path";
import { startBillingSimulator } from "#server/adapters/billing/billing-simulator.ts";
import type { BillingSimulation } from "#server/adapters/billing/billing-simulator.ts";
import { keptPayments, simulatedPayments } from "#server/adapters/billing/simulated-payments.ts";
import { readKept, writeKept } from "#server/app/demonstration/kept-file.ts";

const keepAfterMs = 1000;
const priceCents = 9900;

/** The demonstration's Stripe, kept in the data folder: after a restart the program still names its customers. */
export async function startSimulatedPayments(options: {
  clock: () => Date;
  dataFolder: string;
  publicUrl: string;
}): Promise<BillingSimulation> {
  const { clock, dataFolder, publicUrl } = options;
  const file = path.join(dataFolder, "simulated-payments.json");
  const payments = simulatedPayments({ ...readKept(file, keptPayments), priceCents });
  let timer: NodeJS.Timeout | null = null;
  const keep = (): void => {
    timer = null;
    writeKept(file, keptPayments.parse(payments));
  };
  const simulation = await startBillingSimulator({
    payments,
    clock,
    reportUrl: `${publicUrl}/api/billing/reports`,
    onExchange({ request: { method } }) {
      if (method !== "GET") {
        timer ??= setTimeout(keep, keepAfterMs);
      }
    },
  });
  const stop = async (): Promise<void> => {
    await simulation.stop();
    if (timer !== null) {
      clearTimeout(timer);
    }
    keep();
  };
  return { ...simulation, stop };
}
