import { z } from "zod";
import { simulatedSignIn, token, wire } from "#server/adapters/square/simulated-sign-ins.ts";
import type { SimulatedFault } from "#server/adapters/square/simulated-sign-ins.ts";

export type { Wire } from "#server/adapters/square/simulated-sign-ins.ts";

const merchant = z.object({
  id: z.string(),
  name: z.string(),
  locations: z.array(wire),
  /** Items, their variations and categories. */
  catalog: z.array(wire),
  customers: z.array(wire),
  team: z.array(wire),
  orders: z.array(wire),
  payments: z.array(wire),
  refunds: z.array(wire),
  drawers: z.array(wire),
});
export type SimulatedMerchant = z.output<typeof merchant>;

/** The part of the data that a demonstration keeps from one start to the next, as JSON. */
export const keptMerchants = z.object({ merchants: z.array(merchant), signIns: z.array(simulatedSignIn) });

/** What the service reports to the program; the test or the demonstration posts it, signed. */
export type SimulatedReport = { body: string };

/** The data of the simulated register services: merchants who sell, and who is signed in to them. */
export type SimulatedMerchants = z.output<typeof keptMerchants> & {
  /** What this program is registered as with the service. */
  app: { clientId: string; clientSecret: string; webhookKey: string };
  /** Codes that a person's sign-in gave and that the program has not exchanged yet. */
  codes: Map<string, { merchantId: string; returnUrl: string }>;
  faults: SimulatedFault[];
  /** Every cursor that was given before is no longer taken. */
  cursorEpoch: number;
  reports: SimulatedReport[];
};

export function simulatedMerchants(options: Partial<SimulatedMerchants> = {}): SimulatedMerchants {
  return {
    app: { clientId: token("sq0idp"), clientSecret: token("sq0csp"), webhookKey: token("whk") },
    merchants: [],
    signIns: [],
    codes: new Map(),
    faults: [],
    cursorEpoch: 1,
    reports: [],
    ...options,
  };
}

export function simulatedMerchant(
  options: Pick<SimulatedMerchant, "id" | "name"> & Partial<SimulatedMerchant>,
): SimulatedMerchant {
  return {
    ...{ locations: [], catalog: [], customers: [], team: [], orders: [], payments: [], refunds: [], drawers: [] },
    ...options,
  };
}
