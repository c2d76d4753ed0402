import { createHmac } from "node:crypto";
import { startSimulation } from "#server/platform/providers/simulated-services.ts";
import type { RunningSimulation, SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import type { SimulatedPayments, SimulatedReport } from "./simulated-payments.ts";
import { stripeSettings } from "./stripe/stripe-paths.ts";
import { catchUp } from "./stripe/stripe-simulated-time.ts";
import { stripeSimulator } from "./stripe/stripe-simulator.ts";

export type BillingSimulation = RunningSimulation & { payments: SimulatedPayments };

const postEveryMs = 500;

/** The billing service of a demonstration, which reports automatically to the address it is given. */
export async function startBillingSimulator(options: {
  payments: SimulatedPayments;
  clock: () => Date;
  reportUrl: string;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<BillingSimulation> {
  const { payments, clock, reportUrl } = options;
  const simulation = await simulateBilling(options);
  let isPosting = false;
  const timer = setInterval(() => void postWaiting(), postEveryMs);

  /** In their order, and again until the program takes them, as Stripe does for days. */
  async function postWaiting(): Promise<void> {
    if (isPosting) {
      return;
    }
    isPosting = true;
    catchUp(payments, clock());
    for (let next = payments.reports[0]; next !== undefined; next = payments.reports[0]) {
      if (!(await isTaken(next))) {
        break;
      }
      payments.reports.shift();
    }
    isPosting = false;
  }

  async function isTaken(report: SimulatedReport): Promise<boolean> {
    const { body, headers } = signReport(payments, report, clock());
    const response = await fetch(reportUrl, { method: "POST", body, headers }).catch(() => null);
    return response?.ok ?? false;
  }

  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await simulation.stop();
  };
  return { ...simulation, stop };
}

/** The simulated service alone; nothing is reported until a test posts it. */
export async function simulateBilling(options: {
  payments: SimulatedPayments;
  clock: () => Date;
  onExchange?: (exchange: SimulatedExchange) => void;
}): Promise<BillingSimulation> {
  const { payments, ...running } = options;
  const simulation = await startSimulation([stripeSimulator(payments)], running);
  payments.pagesUrl = simulation.addresses[stripeSettings.url] ?? "";
  const { secretKey, webhookSecret, priceId } = payments.account;
  const keys = {
    [stripeSettings.secretKey]: secretKey,
    [stripeSettings.webhookSecret]: webhookSecret,
    [stripeSettings.price]: priceId,
  };
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { payments, addresses: { ...simulation.addresses, ...keys } });
}

/** An event with the header by which Stripe signs it. */
export function signReport(
  { account }: Pick<SimulatedPayments, "account">,
  { payload }: SimulatedReport,
  now: Date,
): { body: string; headers: { "content-type": string; "stripe-signature": string } } {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", account.webhookSecret).update(`${seconds}.${payload}`).digest("hex");
  const headers = { "content-type": "application/json", "stripe-signature": `t=${seconds},v1=${signature}` };
  return { body: payload, headers };
}
