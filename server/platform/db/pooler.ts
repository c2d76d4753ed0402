import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { UnsuitableDatabase } from "./suitable-database.ts";

/** A pooler that has no free connection lets its clients wait for minutes; here nobody should. */
const answerMs = 10_000;

/** By default a pooler hands out the connection that came back last; with another order this many tries still show it. */
const tries = 5;

const sentence =
  "The pooler in DATABASE_URL hands connections on between transactions (transaction or statement mode). " +
  "Hangtag keeps the store that it works for on its connection: set pool_mode = session for it, or connect to PostgreSQL itself.";

/**
 * Refuses a pooler that gives one client's connection to another between two transactions: the scope of row-level
 * security, prepared statements, LISTEN and advisory locks would go with it. Changes nothing in the database.
 *
 * @throws UnsuitableDatabase
 */
export async function refuseTransactionPooler(url: string): Promise<void> {
  const clients = await Promise.all([connect(url), connect(url)]);
  const [one, other] = clients;
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const before = await processOf(one);
      await begin(other);
      // In session mode nobody else can get the connection of a client that is still there.
      const otherProcess = await processOf(other);
      const after = await processOf(one);
      await other.query("rollback");
      if (before !== after || before === otherProcess) {
        throw new UnsuitableDatabase(sentence);
      }
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/**
 * Refuses a pooler that has fewer connections than one process needs: the rest would wait for its time-out, minutes later
 * and under load. A server without a pooler says by itself at once when it has too few.
 *
 * @throws UnsuitableDatabase
 */
export async function refuseSmallPooler(url: string, needed: number): Promise<void> {
  const first = await connect(url);
  const isPooled = (await processOf(first)) !== announcedProcess(first);
  const more = isPooled ? await Promise.allSettled(Array.from({ length: needed - 1 }, () => connect(url))) : [];
  const open = more.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const answers = await Promise.allSettled(open.map((client) => processOf(client)));
  const working = 1 + answers.filter(({ status }) => status === "fulfilled").length;
  await Promise.all([first, ...open].map((client) => endSoon(client)));
  if (isPooled && working < needed) {
    throw new UnsuitableDatabase(
      `The pooler in DATABASE_URL gives ${working} connections and each Hangtag needs ${needed}: ` +
        "raise its default_pool_size (and max_connections of PostgreSQL, if that is what runs out).",
    );
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The server process behind a client; a pooler tells its clients made-up ones at their start. */
async function processOf(client: pg.Client): Promise<number> {
  const answer = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return answer.rows[0]?.pid ?? 0;
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

/** A client that waits in the pooler's queue does not hear its own goodbye. */
async function endSoon(client: pg.Client): Promise<void> {
  await Promise.race([client.end(), delay(1000, undefined, { ref: false })]);
}
