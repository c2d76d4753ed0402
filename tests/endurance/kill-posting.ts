/**
 * `npm run test:kill-posting -- [kills]`: the program is killed between sending a journal entry and hearing that it was
 * saved, each second time a moment after it heard, and in the end the service's books hold every entry once.
 */
import { rm } from "node:fs/promises";
import os from "node:os";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { connectStore } from "#tests/kit/bookkeeping/connect-store.ts";
import { booksServices } from "#tests/kit/bookkeeping/some-books.ts";
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

/** A killed program's job is taken over after seconds, its entry after a minute. */
const takenOverMs = 150_000;
/** Within this time after the response was sent the program has heard it, but perhaps not noted it. */
const noteMs = 20;

const [kills = 20] = process.argv.slice(2, 3).map(Number);
/** Three entries each; the last ones are sent without a kill. */
const days = Math.ceil(kills / 3) + 2;
const loadPerCore = Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism());
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is done when the service has saved the next entry, once; its response is on its way then. */
let onSaved: (() => void) | null = null;
const books = await booksServices(
  () => new Date(),
  ({ request: { method, path }, response: { status } }) => {
    if (method === "POST" && path.endsWith("/journalentry") && status === 200) {
      const act = onSaved;
      onSaved = null;
      act?.();
    }
  },
);
const program = await enduranceProgram(20_000 * loadPerCore, { ...books.addresses });
const tillFolder = await temporaryFolder("kill-posting-till");
const problems = await killAndCompare().catch((error: unknown) => {
  say(program.output().slice(-4000));
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
});
await program.remove();
await books.stop();
await rm(tillFolder, { recursive: true, force: true });
problems.forEach(say);
say(problems.length === 0 ? `${kills} kills: the books hold every entry once.` : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function killAndCompare(): Promise<string[]> {
  await program.start();
  const shop = await openShop(program.owner, { url: program.url, seed: 1 });
  await feed(shop);
  const numbers = await listNumbers(shop);
  say(`${numbers.length} entries of ${days} days, ${kills} kills`);
  const today = localTimeAt(new Date(), shop.timeZone).date;
  const connecting = connectStore(personOf(shop), { books, startDate: addDays(today, -days) });
  // The first kill may come before the answer to the last step does.
  connecting.catch(() => undefined);
  for (let kill = 1; kill <= kills; kill += 1) {
    await strike(kill);
    await program.kill();
    say(`kill ${kill}: ${books.company.entries.length} saved`);
    await program.start();
  }
  const isSent = async () => (await countUnsent(shop, numbers)) === 0;
  await waitUntil("every entry is sent", isSent, { limitMs: 2 * takenOverMs, everyMs: 500 });
  return compare(shop, numbers);
}

/** Resolves when the program was killed on an entry that the service has just saved. */
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

/** The simulated shop's closed days, until their entries are made. */
async function feed(shop: RoundShop): Promise<void> {
  const knobs = { seed: 1, historyDays: days, mischiefRate: 0, failureRate: 0 };
  const code = await pairingCode(shop, program.url);
  const till = feedingTill({ folder: tillFolder, server: program.url, code, knobs });
  till.start();
  const isMade = async () => (await listNumbers(shop)).length >= 3 * (days - 1) && (await isSettled(shop));
  await waitUntil("the days are closed", isMade, { limitMs: 2 * takenOverMs, everyMs: 500 });
  await till.kill();
}

/** No date waits for its entries. */
async function isSettled({ storeId }: RoundShop): Promise<boolean> {
  const rows = await program.owner.rows("select from journal_waiting_dates where store_id = $1", [storeId]);
  return rows.length === 0;
}

/** The numbers that the entries in balance have in the service. */
async function listNumbers({ storeId }: RoundShop): Promise<string[]> {
  const rows = await program.owner.rows<{ number: string }>(
    `select left(entries.kind, 1) || stores.number || '-' || to_char(entries.business_date, 'YYMMDD') as number
     from (select distinct on (business_date, kind) store_id, business_date, kind, state from journal_entries
       where store_id = $1 order by business_date, kind, revision desc) as entries
     join stores on stores.id = entries.store_id where entries.state = 'ready'`,
    [storeId],
  );
  return rows.map(({ number }) => number);
}

async function countUnsent({ storeId }: RoundShop, numbers: readonly string[]): Promise<number> {
  const rows = await program.owner.rows<{ number: string }>(
    "select number from books_postings where store_id = $1 and state = 'sent'",
    [storeId],
  );
  const sent = new Set(rows.map(({ number }) => number));
  return numbers.filter((number) => !sent.has(number)).length;
}

/** What the service's books hold too often or not at all, and what we think stands there otherwise than it does. */
async function compare({ storeId }: RoundShop, numbers: readonly string[]): Promise<string[]> {
  const there = books.company.entries.map(({ number }) => number);
  const rows = await program.owner.rows<{ number: string; remote_id: string }>(
    "select number, remote_id from books_postings where store_id = $1 and state = 'sent'",
    [storeId],
  );
  const wrong = rows.filter(({ number, remote_id: id }) => {
    return books.company.entries.find((entry) => entry.number === number)?.id !== id;
  });
  return [
    ...there.filter((number, at) => there.indexOf(number) !== at).map((number) => `${number} is there twice`),
    ...numbers.filter((number) => !there.includes(number)).map((number) => `${number} is not there`),
    ...wrong.map(({ number, remote_id: id }) => `${number} is not JE ${id}`),
  ];
}

function personOf({ headers }: RoundShop): Parameters<typeof connectStore>[0] {
  return {
    async graphql(query, variables = {}) {
      const body = JSON.stringify({ query, variables });
      const response = await fetch(`${program.url}/graphql`, { method: "POST", headers, body });
      const { data, errors } = graphqlAnswer.parse(await response.json());
      return { status: response.status, data, errors: errors.map(({ message }) => ({ message, extensions: {} })) };
    },
  };
}
