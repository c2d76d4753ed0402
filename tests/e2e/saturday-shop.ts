import { rm } from "node:fs/promises";
import pg from "pg";
import { pino } from "pino";
import { roles } from "#common/permissions.ts";
import { startProgram } from "#server/app/program.ts";
import { stopList } from "#server/app/stop-list.ts";
import { callEndedUrl, callUrl, incomingUrl } from "#server/areas/texting/addresses.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore, TestUser } from "#tests/kit/people.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { carrierServices } from "#tests/kit/texting/a-carrier.ts";
import type { CarrierServices, SignedReport } from "#tests/kit/texting/a-carrier.ts";
import { aTextingNumber } from "#tests/kit/texting/a-text.ts";

export type SaturdayShop = {
  url: string;
  store: TestStore;
  manager: TestUser;
  /** Lets minutes go by, with everything that the program does meanwhile. */
  pass(minutes: number): Promise<void>;
  clock: { now: Date };
  carrier: CarrierServices;
  /** A customer texts the store. */
  say(phone: string, body: string): Promise<void>;
  /** A customer calls the store and nobody answers. */
  callInVain(phone: string): Promise<void>;
  /** The tables in which some row holds these words. */
  tablesWith(words: string): Promise<string[]>;
  /** The bodies of the texts to a phone, oldest first. */
  textsTo(phone: string): string[];
  stop(): Promise<void>;
};

const storeNumber = "+16145550142";
const storePhone = "6145550100";
/** A Saturday at 11 AM in Ohio. */
const eleven = new Date("2026-11-21T16:00:00Z");
const minuteMs = 60_000;
/** What the program does is late by as much at most. */
const stepMinutes = 5;

/** The whole program with the browser's files, whose clock stands still until the test moves it, beside a carrier. */
export async function openSaturdayShop(): Promise<SaturdayShop> {
  const folder = await temporaryFolder("saturday");
  const log = pino({ level: "silent" });
  const stops = stopList(log);
  const database = await startEmbeddedPostgres({
    dataFolder: folder,
    log: { info: () => undefined, warn: () => undefined },
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  await migrate(database.url);
  const clock = { now: eleven, pass: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)) };
  const carrier = await carrierServices(() => clock.now);
  carrier.carrier.mostPerSecond = 1_000_000;
  const port = await unusedPort();
  const url = `http://localhost:${port}`;
  const config = readConfig({
    PORT: String(port),
    HANGTAG_DATA: folder,
    DATABASE_URL: database.url,
    PUBLIC_URL: url,
    HANGTAG_ROLES: "http,realtime",
    REALTIME_KEY: "test-key",
    REALTIME_SECRET: "a secret of the test",
    REALTIME_APP_ID: "test",
  });
  const given = { clock: () => clock.now, services: carrier.services };
  const platform = await startProgram({ config, databaseUrl: database.url, log, stops, given });
  const owner = new pg.Pool({ connectionString: database.url, max: 2 });
  // A connection that the end of the server cuts off is no trouble of the test.
  owner.on("connect", (client) => client.on("error", () => undefined));
  owner.on("error", () => undefined);
  const program = { owner, clock, platform };
  const { store, manager } = await fillShop(program, carrier);
  const report = async ({ url: to, fields, headers }: SignedReport): Promise<string> => {
    const response = await fetch(to, { method: "POST", headers, body: new URLSearchParams(fields) });
    await runJobs(program);
    return await response.text();
  };
  return {
    ...{ url, store, manager, carrier, clock },
    async pass(minutes) {
      for (let passed = 0; passed < minutes; passed += stepMinutes) {
        clock.pass(Math.min(stepMinutes, minutes - passed) * minuteMs);
        await runJobs(program);
        await postDue(carrier, report);
      }
    },
    say: async (from, body) => void (await report(carrier.say({ from, to: storeNumber, body }))),
    async callInVain(from) {
      const { asking, obey } = carrier.call({ from, to: storeNumber });
      for (const ended of obey(await report(asking))) {
        await report(ended);
      }
    },
    tablesWith: (words) => tablesWith(owner, words),
    textsTo: (phone) => carrier.carrier.texts.filter(({ to }) => to === phone).map(({ body }) => body),
    async stop() {
      await stops.stopAll();
      await carrier.stop();
      await owner.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tablesWith(owner: pg.Pool, words: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const tables: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await owner.query(`select from ${name} as held where held::text like $1 limit 1`, [
      `%${words}%`,
    ]);
    tables.push(...(rowCount === 1 ? [name] : []));
  }
  return tables;
}

/** What the carrier reports of texts that went out. */
async function postDue(carrier: CarrierServices, report: (sent: SignedReport) => Promise<unknown>): Promise<void> {
  for (const delivery of carrier.carrier.deliveries.splice(0)) {
    await report(carrier.sign(delivery));
  }
}

type Shop = Parameters<typeof runJobs>[0];

async function fillShop(program: Shop, { carrier }: CarrierServices): Promise<{ store: TestStore; manager: TestUser }> {
  const store = await aStore(program, { name: "Maple Street", timeZone: "America/New_York" });
  const manager = await aUser(program, { stores: [store], role: roles.manager, fullName: "Ana Ruiz" });
  await anEmployee(program, store, { user: manager, isManager: true, firstName: "Ana" });
  await program.owner.query("update stores set phone_number = $2 where id = $1", [store.id, storePhone]);
  await program.owner.query(
    "insert into buy_settings (store_id, requires_pos_code, takes_requests) values ($1, false, true)",
    [store.id],
  );
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes, buying_closes_minutes)
     select $1, weekday, 600, 1260, 1200 from generate_series(0, 6) as weekday`,
    [store.id],
  );
  await aTextingNumber(program, store, { phone: storeNumber });
  const place = { platform: program.platform, store };
  carrier.numbers.push({
    ...{ id: "PN1", phone: storeNumber, label: "", inboundUrl: incomingUrl(place) },
    ...{ callUrl: callUrl(place), callEndedUrl: callEndedUrl(place) },
  });
  carrier.acceptsAnySender = true;
  return { store, manager };
}
