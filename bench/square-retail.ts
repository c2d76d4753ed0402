/**
 * Two years of a shop that sells with Square, fetched by a server that is killed twenty times meanwhile. Each day is
 * compared with the books that the simulator kept as it sold. Prints one line of JSON; exits with 1 when a day differs.
 * `node bench/square-retail.ts [days] [kills]`; with no kills it says how fast the reading alone was, without the start of
 * its process, and with SQUARE_REQUESTS_PER_SECOND=1000 what it takes where Square sets no pace.
 */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { tradeDays } from "#server/adapters/registers/simulated-trade.ts";
import { keepConnection } from "#server/areas/automations/automations.ts";
import { startPastSales } from "#server/areas/registers/backfill.ts";
import { connectPlace } from "#server/areas/registers/setup.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { aStore } from "#tests/kit/a-till.ts";
import { storedDays } from "#tests/kit/registers/connect-register.ts";
import { connect, merchantServices } from "#tests/kit/registers/some-merchants.ts";
import { startBenchPostgres } from "./servers/bench-postgres.ts";
import { serveProgram } from "./served-program.ts";

const count = Number(process.argv[2] ?? 730);
const kills = Number(process.argv[3] ?? 20);
const timeZone = "America/Chicago";
const salesPerDay = 60;
const requestsBetween = 25;

const postgres = await startBenchPostgres();
await migrate(postgres.url);
const square = await merchantServices(() => new Date(), { salesPerDay });
const program = await serveProgram(postgres.url, square.services);
try {
  await prove();
} finally {
  await program.stop();
  await square.stop();
  await postgres.stop();
}

async function prove(): Promise<void> {
  // Before three in the morning the day before is still running.
  const today = addDays(localTimeAt(new Date(), timeZone).date, -1);
  const from = addDays(today, -count);
  const books = tradeDays(square.shop, { from, days: count, seed: 2026 });
  const store = await aStore(program.owner, { timeZone });
  const request = await requestForStore(program.platform, { storeId: store.id, reason: "bench" });
  if (request === null) {
    throw new Error("No store");
  }
  const credentials = await connect(square, new Date());
  const expiresAt = new Date(Date.now() + 86_400_000);
  await keepConnection(request, { id: "square", credentials: { ...credentials }, accountName: "Bench", expiresAt });
  await connectPlace(request, { id: "square", placeId: square.shop.locationId, goods: "used" });
  await startPastSales(request, { id: "0198c0de-0000-7000-8000-00000000000a", from });
  square.requests.length = 0;
  const startedAt = performance.now();
  let killed = 0;
  const last: { readingSeconds: number | null } = { readingSeconds: null };
  let reader = startReader(store.id, last);
  let ended = once(reader, "exit");
  let killAt = 0;
  while (await isRunning()) {
    await wait(200);
    // While it reads, at another place of a page each time.
    if (killed < kills && square.requests.length > killAt) {
      await wait(50 * killed);
      killAt = square.requests.length + requestsBetween;
      reader.kill("SIGKILL");
      await ended;
      killed += 1;
      reader = startReader(store.id, last);
      ended = once(reader, "exit");
    }
    if (reader.exitCode !== null && (await isRunning())) {
      throw new Error(`The reading ended with ${reader.exitCode} before all was in`);
    }
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await ended;
  const stored = await storedDays(program, store.id);
  const different = books.filter((day, at) => !isDeepStrictEqual(day, stored[at]));
  const sum = (field: "tickets" | "lines" | "net") => stored.reduce((total, day) => total + day[field], 0);
  const result = {
    bench: "square-retail",
    days: stored.length,
    tickets: sum("tickets"),
    lines: sum("lines"),
    net: sum("net") / 100,
    differentDays: different.length + Math.abs(stored.length - books.length),
    kills: killed,
    requests: square.requests.length,
    seconds: Math.round(seconds),
    linesPerSecond: Math.round(sum("lines") / seconds),
    requestsPerSecond: Math.round((square.requests.length / seconds) * 10) / 10,
    ...(kills === 0 && {
      ticketsPerReadingSecond: Math.round(sum("tickets") / (last.readingSeconds ?? seconds)),
      linesPerReadingSecond: Math.round(sum("lines") / (last.readingSeconds ?? seconds)),
    }),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exitCode = result.differentDays === 0 ? 0 : 1;
}

function startReader(storeId: number, last: { readingSeconds: number | null }): ChildProcess {
  const reader = fork(path.join(import.meta.dirname, "square-reader.ts"), [postgres.url, String(storeId)], {
    env: { ...process.env, ...square.addresses },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  reader.on("message", (message) => Object.assign(last, message));
  return reader;
}

async function isRunning(): Promise<boolean> {
  const { rowCount } = await program.owner.query("select 1 from register_backfills where state = 'running'");
  return rowCount === 1;
}
