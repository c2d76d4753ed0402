import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { constantContactSimulator } from "./constant-contact/constant-contact-simulator.ts";
import { mailchimpSimulator } from "./mailchimp/mailchimp-simulator.ts";
import type { SimulatedAudiences, SimulatedContacts, SimulatedLeaving } from "./simulated-audiences.ts";

const simulators: readonly SimulatedContacts[] = [mailchimpSimulator, constantContactSimulator];

export type ContactsSimulation = RunningSimulation & { audiences: SimulatedAudiences };

/** Every contact-list service over the same data, in which each account is of one of them. */
export async function startContactsSimulator(options: {
  audiences: SimulatedAudiences;
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<ContactsSimulation> {
  const { audiences, ...running } = options;
  const services = simulators.map((simulator) => simulator.simulate(audiences));
  const simulation = await startSimulation(services, running);
  const keys: Record<string, string> = Object.assign({}, ...simulators.map((simulator) => simulator.keys(audiences)));
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { audiences, addresses: { ...simulation.addresses, ...keys } });
}

/** A person leaves a list there, by the link in a mail. */
export function leaveList(audiences: SimulatedAudiences, leaving: SimulatedLeaving): void {
  const account = audiences.accounts.find(({ id }) => id === leaving.accountId);
  simulators.find(({ id }) => id === account?.service)?.leave(audiences, leaving);
}
