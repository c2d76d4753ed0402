import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { somePayments } from "./some-payments.ts";
import type { SomePayments } from "./some-payments.ts";

export type BillingProgram = {
  program: TestProgram;
  payments: SomePayments;
  /** Posts a body as the billing service would. */
  post(report: { body: string; headers: Record<string, string> }): Promise<number>;
  /** Lets the service report what happened until the program's clock, and the program work it off. */
  settle(): Promise<void>;
  at(instant: string): void;
  stop(): Promise<void>;
};

/** The program beside a simulated billing service that goes by the same clock. */
export async function billingProgram(now: string): Promise<BillingProgram> {
  const clock = { now: () => new Date(now) };
  const payments = await somePayments(() => clock.now());
  const program = await testProgram({ services: payments.services });
  program.clock.now = new Date(now);
  clock.now = () => program.clock.now;

  const post: BillingProgram["post"] = async ({ body, headers }) =>
    (await program.http.inject({ method: "POST", url: "/api/billing/reports", payload: body, headers })).statusCode;

  async function settle(): Promise<void> {
    // Months pass in these tests, and nobody signs in again.
    await program.owner.query("update sessions set expires_at = '2090-01-01'");
    for (let round = 0; round < 12; round += 1) {
      await runJobs(program);
      payments.catchUp();
      const reports = payments.payments.reports.splice(0);
      if (reports.length === 0) {
        return;
      }
      for (const report of reports) {
        await post(payments.sign(report));
      }
    }
    throw new Error("The program and the service never agree");
  }

  return {
    program,
    payments,
    post,
    settle,
    at(instant) {
      program.clock.now = new Date(instant);
    },
    async stop() {
      await program.stop();
      await payments.stop();
    },
  };
}
