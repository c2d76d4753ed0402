import { simulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedCall, SimulatedDelivery } from "#server/adapters/texting/simulated-carrier.ts";
import { practiceTexting, textingProviders } from "#server/adapters/texting/texting-providers.ts";
import { simulateTexting } from "#server/adapters/texting/texting-simulator.ts";
import type { TextingSimulation } from "#server/adapters/texting/texting-simulator.ts";
import { twilioSignature, twilioSignatureHeader } from "#server/adapters/texting/twilio/twilio-signature.ts";
import { callFromCustomer, obeyTwiml } from "#server/adapters/texting/twilio/twilio-simulated-calls.ts";
import { textFromCustomer } from "#server/adapters/texting/twilio/twilio-simulated-messages.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";

export type SignedReport = Pick<SimulatedDelivery, "url" | "fields"> & { headers: Record<string, string> };

export type CarrierServices = TextingSimulation & {
  services: Services;
  exchanges: SimulatedExchange[];
  /** A customer texts a store; the report waits for the test to post it. */
  say(text: Omit<Parameters<typeof textFromCustomer>[1], "now">): SignedReport;
  sign(report: Pick<SimulatedDelivery, "url" | "fields">): SignedReport;
  /** A customer calls a store; the question what to do waits for the test to post it. */
  call(customer: Pick<Parameters<typeof callFromCustomer>[1], "from" | "to">): {
    call: SimulatedCall;
    asking: SignedReport;
    /** Does what the program's response says. Returns the reports, in their order. */
    obey: (twiml: string, options?: { hangsUp?: boolean }) => SignedReport[];
  };
};

/** Starts every simulated texting service over one carrier that sells three numbers, with the test's clock. */
export async function carrierServices(clock: () => Date): Promise<CarrierServices> {
  const available = ["+16085550101", "+16085550102", "+14145550101"];
  const carrier = simulatedCarrier({ available });
  const exchanges: SimulatedExchange[] = [];
  const simulation = await simulateTexting({ carrier, clock, onExchange: (exchange) => exchanges.push(exchange) });
  const opened = textingProviders.map((provider) => provider.open(simulation.addresses));
  const services = openServices(opened, [practiceTexting.open({})]);
  const sign: CarrierServices["sign"] = ({ url, fields }) => {
    const headers = { [twilioSignatureHeader]: twilioSignature(carrier.account.token, { url, fields }) };
    return { url, fields, headers };
  };
  return Object.assign(simulation, {
    services,
    exchanges,
    sign,
    say: (text: Omit<Parameters<typeof textFromCustomer>[1], "now">) =>
      sign(textFromCustomer(carrier, { ...text, now: clock() })),
    call(customer: Parameters<CarrierServices["call"]>[0]): ReturnType<CarrierServices["call"]> {
      const { call, asking } = callFromCustomer(carrier, { ...customer, now: clock() });
      return {
        call,
        asking: sign(asking),
        obey: (twiml, options = {}) => obeyTwiml(carrier, call, { twiml, ...options }).map(sign),
      };
    },
  });
}
