import { execFile, fork, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { v7 as makeId } from "uuid";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { startBenchPostgres } from "./servers/bench-postgres.ts";

/**
 * A store's newest 25 notes with their total over GraphQL, at 10 connections: the program with sign-in, permission and
 * row-level security beside the same statements without them (raw `pg` behind a bare HTTP server, bare Yoga) and beside
 * PostGraphile on the same table. Servers and load are processes of their own; nothing else should run on the machine.
 * Prints one line of JSON. `node bench/graphql-list.ts [seconds] [contender …]`
 */
const connections = 10;
const stores = 20;
const notesPerStore = 1000;

const notes = `allNotes(first: 25) {
  totalItems pageInfo { hasNextPage endCursor }
  edges { node { id date body access isImportant pinnedUntil createdAt author { employeeId firstName fullName } } } }`;

/** As tools/start.mjs starts the program. */
const production = { ...process.env, NODE_ENV: "production", GRAPHILE_ENV: "production" };

type Ask = { url: string; headers: Record<string, string>; body: string };
/** The server's own processor time says more than the rate where others use the machine too. */
type Measured = { requestsPerSecond: number; p50Ms: number; p99Ms: number; serverCpuMsPerRequest: number };

const startMessage = z.object({ port: z.number() });
const result = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

const usage = z.object({ user: z.number(), system: z.number() });

const [first, ...rest] = process.argv.slice(2);
await compare(Number(first ?? 10), rest);

async function compare(seconds: number, chosen: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    await migrate(postgres.url);
    const signIn = await fill(postgres.url);
    const names = ["hangtag", "raw-pg", "bare-yoga", "postgraphile"].filter(
      (name) => chosen.length === 0 || chosen.includes(name),
    );
    const results: Record<string, Measured> = {};
    for (const name of names) {
      results[name] = await measure(name, { databaseUrl: postgres.url, signIn, seconds });
    }
    process.stdout.write(
      `${JSON.stringify({ bench: "graphql-list", rows: stores * notesPerStore, connections, ...results })}\n`,
    );
  } finally {
    await postgres.stop();
  }
}

type SignIn = { email: string; token: string; storeId: number };

/** Twenty stores of one company with a thousand notes each, and a manager of one of them. */
async function fill(url: string): Promise<SignIn> {
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  try {
    const program = { owner };
    const made: TestStore[] = [];
    for (let at = 0; at < stores; at += 1) {
      const store = await aStore(program, made[0] ? { account: { id: made[0].accountId } } : {});
      const author = await anEmployee(program, store, { pin: null });
      made.push(store);
      await owner.query(
        `insert into notes (store_id, id, business_date, body, access, is_important, author_employee_id, created_at)
         select $1, gen_random_uuid(), date '2026-03-04' - number % 400, 'Note ' || number || ' about the back room', 'all',
           false, $2, now() from generate_series(1, $3) as number`,
        [store.id, author.id, notesPerStore],
      );
    }
    const [store] = made;
    if (!store) {
      throw new Error("There are no stores");
    }
    const user = await aUser(program, { stores: [store], role: roles.manager });
    const token = newToken();
    await owner.query(
      `insert into sessions (account_id, id, user_id, token_hash, expires_at)
       values ($1, $2, $3, $4, now() + interval '1 day')`,
      [user.accountId, makeId(), user.id, hashToken(token)],
    );
    await owner.query("vacuum analyze");
    return { email: user.email, token, storeId: store.id };
  } finally {
    await owner.end();
  }
}

async function measure(
  name: string,
  options: { databaseUrl: string; signIn: SignIn; seconds: number },
): Promise<Measured> {
  const { databaseUrl, signIn, seconds } = options;
  const server = startServer(name, [databaseUrl, String(signIn.storeId)]);
  try {
    const { port } = startMessage.parse(await message(server));
    const ask = askOf(name, { port, signIn });
    await check(name, ask);
    await load(ask, 3);
    const before = await cpuMs(server);
    const measured = await load(ask, seconds);
    const spentMs = (await cpuMs(server)) - before;
    if (measured.non2xx + measured.errors > 0) {
      throw new Error(`${name} failed ${measured.non2xx + measured.errors} times`);
    }
    const { requests, latency } = measured;
    return {
      requestsPerSecond: Math.round(requests.average),
      p50Ms: latency.p50,
      p99Ms: latency.p99,
      serverCpuMsPerRequest: Math.round((1000 * spentMs) / requests.total) / 1000,
    };
  } finally {
    // Gone before its database is: what it has open would be cut off otherwise.
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await exited;
  }
}

function startServer(name: string, settings: readonly string[]): ChildProcess {
  if (name !== "postgraphile") {
    const profile = process.env["HANGTAG_BENCH_PROFILE"] === name ? ["--cpu-prof", "--cpu-prof-dir=/tmp"] : [];
    return fork(path.join(import.meta.dirname, "graphql-list-server.ts"), [name, ...settings], {
      execArgv: profile,
      env: production,
    });
  }
  const peers = path.join(import.meta.dirname, "peers");
  if (!existsSync(path.join(peers, "node_modules"))) {
    spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: peers, stdio: ["ignore", "ignore", "inherit"] });
  }
  return fork(path.join(peers, "postgraphile.mjs"), [...settings], {
    env: production,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

function askOf(name: string, { port, signIn }: { port: number; signIn: SignIn }): Ask {
  const query =
    name === "postgraphile"
      ? `{ allNotes(condition: { storeId: ${signIn.storeId} }, orderBy: [PRIMARY_KEY_DESC], first: 25) {
           totalCount pageInfo { hasNextPage endCursor }
           nodes { rowId businessDate body access isImportant pinnedUntil createdAt
             employeeByStoreIdAndAuthorEmployeeId { rowId firstName lastName } } } }`
      : `{ ${notes} }`;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "x-user-email": signIn.email,
      "x-user-token": signIn.token,
      "x-user-store": String(signIn.storeId),
    },
    body: JSON.stringify({ query }),
  };
}

/** A fast wrong answer is no answer. */
async function check(name: string, ask: Ask): Promise<void> {
  const answer = await fetch(ask.url, { method: "POST", headers: ask.headers, body: ask.body });
  const text = await answer.text();
  if (!answer.ok || !text.includes(`"total${name === "postgraphile" ? "Count" : "Items"}":${notesPerStore}`)) {
    throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 500)}`);
  }
}

async function load(ask: Ask, seconds: number): Promise<z.infer<typeof result>> {
  const program = path.join(import.meta.dirname, "../node_modules/autocannon/autocannon.js");
  const headers = Object.entries(ask.headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const settings = ["--json", "-c", String(connections), "-d", String(seconds), "-m", "POST", "-b", ask.body];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...settings, ...headers, ask.url]);
  return result.parse(JSON.parse(stdout));
}

async function cpuMs(server: ChildProcess): Promise<number> {
  const answer = message(server);
  server.send("usage");
  const { user, system } = usage.parse(await answer);
  return (user + system) / 1000;
}

function message(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`A process of the bench ended with ${code}`)));
  });
}
