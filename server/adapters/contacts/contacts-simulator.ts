import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { mailchimpSettings } from "./mailchimp/mailchimp-paths.ts";
import { mailchimpSimulator } from "./mailchimp/mailchimp-simulator.ts";
import type { SimulatedAudiences } from "./simulated-audiences.ts";

export type ContactsSimulation = RunningSimulation & { audiences: SimulatedAudiences };

/** Every contact-list service over the same audiences. */
export async function startContactsSimulator(options: {
  audiences: SimulatedAudiences;
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<ContactsSimulation> {
  const { audiences, ...running } = options;
  const simulation = await startSimulation([mailchimpSimulator(audiences)], running);
  const { clientId, clientSecret } = audiences.app;
  const keys = { [mailchimpSettings.clientId]: clientId, [mailchimpSettings.clientSecret]: clientSecret };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { audiences, addresses: { ...simulation.addresses, ...keys } });
}
