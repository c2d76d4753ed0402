import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { newClient } from "./several-hosts.ts";
import { UnsuitableDatabase } from "./suitable-database.ts";

/** Limits the wait, since a pooler without a free connection keeps its clients waiting for minutes. */
const responseMs = 10_000;

/** A pooler usually hands out the most recently returned connection; these tries also detect another order. */
const tries = 5;

const sentence =
  "The pooler in DATABASE_URL hands connections on between transactions (transaction or statement mode). " +
  "Hangtag keeps the store that it works for on its connection: set pool_mode = session for it, or connect to PostgreSQL itself.";

/**
 * Refuses a pooler that shares connections between transactions, because the scope of row-level security, prepared
 * statements, LISTEN and advisory locks would leak. Changes nothing in the database.
 *
 * @throws UnsuitableDatabase
 */
export async function refuseTransactionPooler(url: string): Promise<void> {
  const clients = await Promise.all([connect(url), connect(url)]);
  const [first, second] = clients;
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const before = await readProcessId(first);
      await begin(second);
      // In session mode no other client can get the connection of a connected client.
      const secondProcess = await readProcessId(second);
      const after = await readProcessId(first);
      await second.query("rollback");
      if (before !== after || before === secondProcess) {
        throw new UnsuitableDatabase(sentence);
      }
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/**
 * Refuses a pooler with fewer connections than one process needs, because the rest would time out minutes later, under
 * load. PostgreSQL itself reports too few connections at once.
 *
 * @throws UnsuitableDatabase
 */
export async function refuseSmallPooler(url: string, needed: number): Promise<void> {
  const first = await connect(url);
  const isPooled = (await readProcessId(first)) !== announcedProcess(first);
  const more = isPooled ? await Promise.allSettled(Array.from({ length: needed - 1 }, () => connect(url))) : [];
  const open = more.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const probes = await Promise.allSettled(open.map((client) => readProcessId(client)));
  const working = 1 + probes.filter(({ status }) => status === "fulfilled").length;
  await Promise.all([first, ...open].map((client) => endSoon(client)));
  if (isPooled && working < needed) {
    throw new UnsuitableDatabase(
      `The pooler in DATABASE_URL gives ${working} connections and each Hangtag needs ${needed}: ` +
        "raise its default_pool_size (and max_connections of PostgreSQL, if that is what runs out).",
    );
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = newClient(url, { connectionTimeoutMillis: responseMs, query_timeout: responseMs });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Reads the server process behind a client, because a pooler announces made-up ids at startup. */
async function readProcessId(client: pg.Client): Promise<number> {
  const result = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return result.rows[0]?.pid ?? 0;
}

function announcedProcess(client: pg.Client): unknown {
  return Reflect.get(client, "processID");
}

async function begin(client: pg.Client): Promise<void> {
  try {
    await client.query("begin");
  } catch (error) {
    const isStatementMode = error instanceof Error && error.message.includes("statement pooling");
    throw isStatementMode ? new UnsuitableDatabase(sentence, { cause: error }) : error;
  }
}

/** Limits the wait, because a client in the pooler's queue never gets the confirmation of its end. */
async function endSoon(client: pg.Client): Promise<void> {
  await Promise.race([client.end(), delay(1000, undefined, { ref: false })]);
}
