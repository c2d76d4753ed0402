/**
 * `npm run test:kill-points -- [kills]`: the program is killed between sending points and hearing that they were saved, each
 * second time a moment after it heard, and in the end the service holds the points of every transaction once.
 */
import { rm } from "node:fs/promises";
import os from "node:os";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { joinProgram } from "#server/adapters/loyalty/simulated-loyalty.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { connectToSquare } from "#tests/kit/loyalty/connect-loyalty.ts";
import { loyaltyServices } from "#tests/kit/loyalty/some-loyalty.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { enduranceProgram } from "./endurance-program.ts";
import { feedingTill } from "./feeding-till.ts";
import { openShop, pairingCode } from "./round-shop.ts";
import type { RoundShop } from "./round-shop.ts";
import { waitUntil } from "./wait-until.ts";

const graphqlAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullable(),
  errors: z.array(z.object({ message: z.string() })).default([]),
});

/** A killed program's job is taken over after seconds, its row after a minute. */
const takenOverMs = 150_000;
/** Within this time after the response was sent the program has heard it, but perhaps not noted it. */
const noteMs = 20;

const [kills = 20] = process.argv.slice(2, 3).map(Number);
/** More transactions than kills, so that the last ones are sent without one. */
const days = 3;
const loadPerCore = Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism());
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is done when the service has saved the next points, once; its response is on its way then. */
let onSaved: (() => void) | null = null;
const loyalty = await loyaltyServices(
  () => new Date(),
  ({ request: { method, path }, response: { status } }) => {
    if (method === "POST" && path.endsWith("/accumulate") && status === 200) {
      const act = onSaved;
      onSaved = null;
      act?.();
    }
  },
);
const program = await enduranceProgram(20_000 * loadPerCore, { ...loyalty.addresses });
const tillFolder = await temporaryFolder("kill-points-till");
const problems = await killAndCompare().catch((error: unknown) => {
  say(program.output().slice(-4000));
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
});
await program.remove();
await loyalty.stop();
await rm(tillFolder, { recursive: true, force: true });
problems.forEach(say);
say(
  problems.length === 0 ? `${kills} kills: every transaction's points are there once.` : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

async function killAndCompare(): Promise<string[]> {
  await program.start();
  const shop = await openShop(program.owner, { url: program.url, seed: 1 });
  await feed(shop);
  await letCustomersJoin(shop);
  const today = localTimeAt(new Date(), shop.timeZone).date;
  await connectToSquare(personOf(shop), loyalty, { sales: 100, buys: 100, startOn: addDays(today, -days) });
  const running = askFor(personOf(shop), "mutation { runLoyaltyNow }");
  // The first kill may come before the answer does.
  running.catch(() => undefined);
  for (let kill = 1; kill <= kills; kill += 1) {
    await strike(kill);
    await program.kill();
    say(`kill ${kill}: ${loyalty.company.entries.length} saved`);
    await program.start();
  }
  const isSent = async () => (await countWaiting(shop)) === 0;
  await waitUntil("all points are given", isSent, { limitMs: 4 * takenOverMs, everyMs: 500 });
  return compare(shop);
}

/** Resolves when the program was killed on points that the service has just saved. */
async function strike(kill: number): Promise<void> {
  let isStruck = false;
  onSaved = () => {
    const end = (): void => {
      isStruck = true;
      void program.kill();
    };
    if (kill % 2 === 1) {
      end();
    } else {
      setTimeout(end, noteMs * Math.random());
    }
  };
  await waitUntil(`kill ${kill}`, () => isStruck, { limitMs: takenOverMs, everyMs: 5 });
}

/** The simulated shop's days, until they are in. */
async function feed(shop: RoundShop): Promise<void> {
  const knobs = { seed: 1, historyDays: days, mischiefRate: 0, failureRate: 0 };
  const code = await pairingCode(shop, program.url);
  const till = feedingTill({ folder: tillFolder, server: program.url, code, knobs });
  till.start();
  const isIn = async () => {
    const rows = await program.owner.rows("select from pos_day_closes where store_id = $1", [shop.storeId]);
    return rows.length >= days - 1;
  };
  await waitUntil("the days are closed", isIn, { limitMs: 2 * takenOverMs, everyMs: 500 });
  await till.kill();
}

/** Everybody with a phone. */
async function letCustomersJoin({ storeId }: RoundShop): Promise<void> {
  const rows = await program.owner.rows<{ phone: string }>(
    `select distinct '+1' || coalesce(phone_digits, regexp_replace(customer_code, '\\D', '', 'g')) as phone
     from pos_customers where store_id = $1 and coalesce(phone_digits, customer_code) is not null`,
    [storeId],
  );
  for (const { phone } of rows) {
    joinProgram(loyalty.company, { phone, at: new Date() });
  }
  say(`${rows.length} customers have joined, ${kills} kills`);
}

async function countWaiting({ storeId }: RoundShop): Promise<number> {
  const rows = await program.owner.rows("select from loyalty_awards where store_id = $1 and next_try_at <= now()", [
    storeId,
  ]);
  const pending = await program.owner.rows(
    "select from loyalty_awards where store_id = $1 and sent_at is not null and awarded_at is null",
    [storeId],
  );
  return rows.length + pending.length;
}

type GivenRow = { number: string; points: number; entry_ref: string; account_ref: string };

/** What the service holds too often or not at all, and where a balance is not the sum of what we gave. */
async function compare({ storeId }: RoundShop): Promise<string[]> {
  const { accounts, entries } = loyalty.company;
  const given = await program.owner.rows<GivenRow>(
    "select number, points, entry_ref, account_ref from loyalty_awards where store_id = $1 and awarded_at is not null",
    [storeId],
  );
  const sums = new Map<string, number>();
  for (const { account_ref: account, points } of given) {
    sums.set(account, (sums.get(account) ?? 0) + points);
  }
  const added = entries.filter(({ type }) => type === "ACCUMULATE_POINTS");
  const refs = given.map(({ entry_ref: entry }) => entry);
  return [
    ...(given.length > kills ? [] : [`Only ${given.length} transactions had points`]),
    ...(added.length === given.length ? [] : [`${added.length} entries there, ${given.length} transactions here`]),
    ...refs.filter((ref, at) => refs.indexOf(ref) !== at).map((ref) => `${ref} is of two transactions`),
    ...given
      .filter(({ entry_ref: ref }) => !added.some(({ id }) => id === ref))
      .map(({ number }) => `${number} is not there`),
    ...accounts
      .filter(({ id, lifetimePoints }) => lifetimePoints !== (sums.get(id) ?? 0))
      .map(({ phone, lifetimePoints }) => `${phone} got ${lifetimePoints} points instead of its own`),
  ];
}

function personOf({ headers }: RoundShop): Parameters<typeof askFor>[0] {
  return {
    async graphql(query, variables = {}) {
      const body = JSON.stringify({ query, variables });
      const response = await fetch(`${program.url}/graphql`, { method: "POST", headers, body });
      const { data, errors } = graphqlAnswer.parse(await response.json());
      return { status: response.status, data, errors: errors.map(({ message }) => ({ message, extensions: {} })) };
    },
  };
}
