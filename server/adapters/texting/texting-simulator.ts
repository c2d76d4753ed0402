import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { simulatedCarrier } from "./simulated-carrier.ts";
import type { SimulatedCarrier } from "./simulated-carrier.ts";
import { twilioSettings } from "./twilio/twilio-paths.ts";
import { postDelivery } from "./twilio/twilio-simulated-messages.ts";
import { twilioSimulator } from "./twilio/twilio-simulator.ts";

export type TextingSimulation = RunningSimulation & { carrier: SimulatedCarrier };

const postEveryMs = 500;

/** The texting services of a demonstration, which report on the texts automatically. */
export async function startTextingSimulator(clock: () => Date): Promise<TextingSimulation> {
  const simulation = await simulateTexting({ carrier: simulatedCarrier({ acceptsAnySender: true }), clock });
  const timer = setInterval(() => void postDue(simulation.carrier, clock()), postEveryMs);
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await simulation.stop();
  };
  return { ...simulation, stop };
}

/** Every texting service over one carrier; nothing is reported until a test posts it. */
export async function simulateTexting(options: {
  carrier: SimulatedCarrier;
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<TextingSimulation> {
  const { carrier, ...running } = options;
  const simulation = await startSimulation([twilioSimulator(carrier)], running);
  const keys = { [twilioSettings.account]: carrier.account.sid, [twilioSettings.token]: carrier.account.token };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { carrier, addresses: { ...simulation.addresses, ...keys } });
}

/** A report that cannot be posted is lost, as with a carrier that gives up. */
async function postDue(carrier: SimulatedCarrier, now: Date): Promise<void> {
  const due = carrier.deliveries.filter(({ dueAt }) => dueAt <= now);
  carrier.deliveries = carrier.deliveries.filter(({ dueAt }) => dueAt > now);
  for (const delivery of due) {
    await postDelivery(carrier, delivery).catch(() => undefined);
  }
}
