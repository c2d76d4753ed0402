import { billing } from "#server/adapters/billing/billing.ts";
import type { BillingService } from "#server/adapters/billing/billing.ts";
import { billingProviders } from "#server/adapters/billing/billing-providers.ts";
import { signReport, simulateBilling } from "#server/adapters/billing/billing-simulator.ts";
import type { BillingSimulation } from "#server/adapters/billing/billing-simulator.ts";
import { simulatedPayments } from "#server/adapters/billing/simulated-payments.ts";
import type { SimulatedReport } from "#server/adapters/billing/simulated-payments.ts";
import { catchUp } from "#server/adapters/billing/stripe/stripe-simulated-time.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";

export type SomePayments = BillingSimulation & {
  services: Services;
  service: BillingService;
  exchanges: SimulatedExchange[];
  /** Lets happen what is due by the test's clock. */
  catchUp(): void;
  sign(report: SimulatedReport): ReturnType<typeof signReport>;
  /** A person presses a button on one of the service's own pages. */
  press(url: string, fields: Record<string, string>): Promise<Response>;
};

/** Starts the simulated billing service with the test's clock; a store costs $100. */
export async function somePayments(clock: () => Date): Promise<SomePayments> {
  const payments = simulatedPayments();
  const exchanges: SimulatedExchange[] = [];
  const simulation = await simulateBilling({ payments, clock, onExchange: (exchange) => exchanges.push(exchange) });
  const services = openServices(billingProviders.map((provider) => provider.open(simulation.addresses)));
  const open = services.findProgramWide(billing);
  if (open === null) {
    throw new Error("No billing service");
  }
  return Object.assign(simulation, {
    services,
    service: open.service,
    exchanges,
    catchUp: () => catchUp(payments, clock()),
    sign: (report: SimulatedReport) => signReport(payments, report, clock()),
    press: (url: string, fields: Record<string, string>) =>
      fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }),
  });
}
