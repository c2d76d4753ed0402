/**
 * A store with 200,000 coupons over ten campaigns, asked what its people ask, each beside the same question in raw `pg`;
 * and batches of 500 sales that all earn, beside the same batches at a store without a campaign.
 * Prints one line of JSON. `node bench/coupons.ts [rounds] [url of an empty PostgreSQL database]`
 */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { roles } from "#common/permissions.ts";
import { testPassword, anEmployee, aUser } from "#tests/kit/people.ts";
import { aStore } from "#tests/kit/a-till.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import { couponQuestions } from "./coupon-questions.ts";
import { fillCouponStore } from "./coupon-store.ts";
import { compareEarning } from "./coupon-earning.ts";
import { p95Of } from "./measures/figure.ts";
import { signInHeaders } from "./measures/sign-in.ts";
import { serveProgram } from "./served-program.ts";
import type { ServedProgram } from "./served-program.ts";

await measure(Number(process.argv[2] ?? 60), process.argv[3]);

async function measure(rounds: number, url: string | undefined): Promise<void> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), "hangtag-bench-"));
  const log = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };
  // A server of its own with the settings of the product: fsync and synchronous commit stay on.
  const embedded = url === undefined ? await startEmbeddedPostgres({ dataFolder, log }) : null;
  try {
    const address = url ?? embedded?.url ?? "";
    await migrate(address);
    const program = await serveProgram(address);
    const questions = await ask(program, { address, rounds });
    const earning = await compareEarning(program, Math.max(4, Math.round(rounds / 3)));
    await program.stop();
    process.stdout.write(`${JSON.stringify({ bench: "coupons", questions, earning })}\n`);
  } finally {
    await embedded?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function ask(program: ServedProgram, { address, rounds }: { address: string; rounds: number }) {
  const store = await aStore(program.owner);
  await fillCouponStore(program.owner, store);
  const headers = await managerHeaders(program, store);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const results = [];
  for (const { what, query, variables, raw, values } of couponQuestions(store)) {
    const body = JSON.stringify({ query, variables });
    const ms = await p95Of(rounds, () => post(`${program.at}/graphql`, { headers, body }));
    const rawMs = await p95Of(rounds, async () => {
      await client.query(raw, values);
    });
    results.push({ what, ms, rawMs });
  }
  await client.end();
  return results;
}

async function managerHeaders(program: ServedProgram, { id, accountId }: TestStore): Promise<Record<string, string>> {
  const store = { id, accountId, name: "Store" };
  const user = await aUser(program, { stores: [store], role: roles.manager });
  await anEmployee(program, store, { user, isManager: true });
  return signInHeaders(program.at, { email: user.email, password: testPassword });
}

/** A refusal is no answer. */
async function post(url: string, sent: { headers: Record<string, string>; body: string }): Promise<void> {
  const response = await fetch(url, { method: "POST", ...sent });
  const text = await response.text();
  if (!response.ok || text.includes('"errors":')) {
    throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  }
}
