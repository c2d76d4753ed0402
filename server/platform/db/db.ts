import { Kysely } from "kysely";
import pg from "pg";
import type { Log } from "#server/platform/log/log.ts";
import { enterService } from "./connection-setup.ts";
import { type DiskWatch, watchDisk } from "./disk-watch.ts";
import { gatheringSocket } from "./gathering-socket.ts";
import { databaseRefusal, diskFullCode } from "#server/platform/refusals/database-refusal.ts";
import { oneConnectionDialect } from "./one-connection-dialect.ts";
import { TooLate } from "./too-late.ts";
import type { DB as Tables } from "./tables.ts";
import { type Patience, type TimeLimits, usualTimeLimits } from "./time-limits.ts";

export type Sql = Kysely<Tables>;

/**
 * The rows that a piece of work may touch. `"system"` is for work before anybody is known (sign-in, a till's token)
 * and for jobs over all stores; everything a person asks for runs under that person's own stores.
 */
export type Scope = { accountIds: readonly number[]; storeIds: readonly number[] } | "system";

/**
 * How PostgreSQL plans prepared statements. `"auto"` is its own choice: because the rules of row-level security make it
 * think badly of a plan that is kept, it plans most of ours anew each time, which for a few rows by their key takes longer
 * than to fetch them. `"kept"` plans once for each connection; not for statements whose best plan hangs on their values.
 */
export type Plans = "auto" | "kept";

export type Database = {
  /** Runs statements on one connection that sees just the scope's rows, without a transaction. */
  read<T>(scope: Scope, work: (sql: Sql) => Promise<T>, plans?: Plans): Promise<T>;
  /** The same for several pieces of work that share one connection and begin together; each has its own outcome. */
  readEach<T>(scope: Scope, works: readonly ((sql: Sql) => Promise<T>)[], plans?: Plans): Promise<T>[];
  /** The same in one transaction: committed when `work` resolves, rolled back when it rejects. */
  transaction<T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same connections for work that nobody waits for: jobs, imports. People's statements have seconds. */
  patient: Pick<Database, "read" | "transaction">;
  /** Whether a change failed for want of room, and none has been made since. */
  isDiskFull(): boolean;
  /** Opens a connection. Throws UnsuitableDatabase when row-level security would not bind it, as each new one does. */
  check(): Promise<void>;
  /** A dedicated connection for LISTEN; outside of the pool, so that it is never handed to anybody else. */
  openListener(): Promise<pg.Client>;
  /** Connection settings for libraries that keep a pool of their own (the job queue). */
  pool: pg.Pool;
  close(): Promise<void>;
};

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
/** `bigint[]`, whose numbers the driver leaves as texts. */
types.setTypeParser(1016, (text) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(numberOrNull)));

export function openDatabase(options: {
  url: string;
  connections: number;
  log: Log;
  limits?: Readonly<Record<Patience, TimeLimits>>;
}): Database {
  const { log, limits = usualTimeLimits } = options;
  const connecting = { connectionString: options.url, types, stream: gatheringSocket };
  const pool = new pg.Pool({
    ...connecting,
    max: options.connections,
    pipeline: true,
    verify: (client, done) => void enterService(client).then(() => done(), done),
  });
  const disk = watchDisk(log);
  const refuseRead = asRefusal({ log, disk }, "read");
  const refuseWrite = asRefusal({ log, disk }, "write");
  let isClosing = false;
  pool.on("error", (error) => {
    // The pool's end does not wait for the server's, which then ends what is still half open.
    if (!isClosing) {
      log.warn({ err: error }, "An idle database connection was lost; the pool opens another");
    }
  });
  // Lost while it works, a connection fails its query and also says so by itself; unheard that would end the program.
  // The first thing it says is the reason; then only that it is gone.
  pool.on("connect", (client) => client.on("error", (error) => losses.set(client, losses.get(client) ?? error)));
  const workWith = (patience: Patience): Pick<Database, "read" | "transaction"> => ({
    read: (scope, work, plans = "auto") =>
      withConnection(pool, { scope, plans, limits: limits[patience] }, ({ sql }) => work(sql)).catch(refuseRead),
    async transaction(scope, work) {
      const result = await withConnection(
        pool,
        { scope, plans: "auto", limits: limits[patience] },
        (connection, scoped) => inTransaction(connection, { scoped, work }),
      ).catch(refuseWrite);
      disk.meetRoom();
      return result;
    },
  });
  return {
    ...workWith("person"),
    readEach(scope, works, plans = "auto") {
      const pieces = works.map((work) => pieceOf(work));
      withConnection(pool, { scope, plans, limits: limits.person }, ({ client, sql }, scoped) =>
        runPieces(pieces, { client, sql, scoped }),
      ).catch((error: unknown) => pieces.forEach(({ reject }) => reject(error)));
      return pieces.map(({ outcome }) => outcome.catch(refuseRead));
    },
    patient: workWith("job"),
    isDiskFull: () => disk.isFull(),
    async check() {
      const client = await pool.connect();
      client.release();
    },
    openListener: () => openListener(connecting),
    pool,
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}

function numberOrNull(text: string): number | null {
  return text === "NULL" ? null : Number(text);
}

async function openListener(connecting: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connecting);
  const leaveToTheStatement = (): void => undefined;
  client.on("error", leaveToTheStatement);
  await client.connect();
  try {
    await enterService(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  client.off("error", leaveToTheStatement);
  return client;
}

/** What PostgreSQL gave up on is a refusal for whoever asked, and a line for whoever looks after the server. */
function asRefusal({ log, disk }: { log: Log; disk: DiskWatch }, kind: "read" | "write"): (error: unknown) => never {
  return (error) => {
    const refusal = databaseRefusal(error, kind);
    if (refusal === null) {
      throw error;
    }
    if (refusal.code === diskFullCode) {
      disk.meetFull();
    } else {
      log.warn({ err: error }, "The database gave up on a statement that took too long");
    }
    throw refusal;
  };
}

type Setting = { scope: Scope; plans: Plans; limits: TimeLimits };

type Connection = { client: pg.PoolClient; sql: Sql };

/** One query builder for each physical connection, made once: building it for each request would cost more than the query. */
const builders = new WeakMap<pg.PoolClient, Sql>();
const settings = new WeakMap<pg.PoolClient, string>();
/** Why a connection is gone: a statement on it hears only that it is. */
const losses = new WeakMap<pg.PoolClient, Error>();

async function withConnection<T>(
  pool: pg.Pool,
  setting: Setting,
  work: (connection: Connection, scoped: Promise<void>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    const scoped = setUp(client, setting);
    const result = work({ client, sql: builderFor(client) }, scoped);
    // Sent ahead of the work's own statements on the same connection; awaited together so that it costs no extra trip.
    await Promise.all([scoped, result.catch(() => undefined)]);
    return await result;
  } catch (error) {
    const loss = losses.get(client);
    lost =
      loss ?? (error instanceof Error && (error instanceof TooLate || isConnectionLoss(error)) ? error : undefined);
    // A connection that the database ended for a reason (no transaction goes on for ever) says so only once.
    throw loss && databaseRefusal(loss, "write") !== null ? loss : error;
  } finally {
    if (lost) {
      settings.delete(client);
    }
    client.release(lost);
  }
}

type Piece<T> = {
  work: (sql: Sql) => Promise<T>;
  outcome: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
};

function pieceOf<T>(work: (sql: Sql) => Promise<T>): Piece<T> {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<T>();
  return { work, outcome, resolve, reject };
}

/** What costs the connection is thrown, once every piece has ended; whatever else fails is that piece's own outcome. */
async function runPieces<T>(
  pieces: readonly Piece<T>[],
  { client, sql, scoped }: Connection & { scoped: Promise<void> },
): Promise<void> {
  const ends = await Promise.allSettled(
    pieces.map(async ({ work, resolve, reject }) => {
      try {
        const [result] = await Promise.all([work(sql), scoped]);
        resolve(result);
      } catch (error) {
        if (spoilsConnection(client, error)) {
          throw error;
        }
        reject(error);
      }
    }),
  );
  const spoiled = ends.find((end) => end.status === "rejected");
  if (spoiled) {
    throw spoiled.reason;
  }
}

function spoilsConnection(client: pg.PoolClient, error: unknown): error is Error {
  return losses.has(client) || error instanceof TooLate || (error instanceof Error && isConnectionLoss(error));
}

/**
 * Row-level security reads the scope from the session. It is set only when the connection served another scope before.
 * When setting it fails, the statements behind it see what the scope before allowed, so the connection is thrown away.
 */
async function setUp(client: pg.PoolClient, { scope, plans, limits }: Setting): Promise<void> {
  const isSystem = scope === "system";
  const { accountIds, storeIds } = isSystem ? { accountIds: [], storeIds: [] } : scope;
  const values = [
    isSystem ? "on" : "off",
    `{${accountIds.join(",")}}`,
    `{${storeIds.join(",")}}`,
    plans === "kept" ? "force_generic_plan" : "auto",
    ...[limits.statement, limits.lock, limits.idleInTransaction].map(String),
  ];
  const wanted = values.join("|");
  if (settings.get(client) === wanted) {
    return;
  }
  settings.delete(client);
  await client.query({
    name: "set_up",
    text: `select set_config('hangtag.sees_all', $1, false), set_config('hangtag.account_ids', $2, false),
      set_config('hangtag.store_ids', $3, false), set_config('plan_cache_mode', $4, false),
      set_config('statement_timeout', $5, false), set_config('lock_timeout', $6, false),
      set_config('idle_in_transaction_session_timeout', $7, false)`,
    values,
  });
  settings.set(client, wanted);
}

async function inTransaction<T>(
  { client, sql }: Connection,
  { scoped, work }: { scoped: Promise<void>; work: (sql: Sql) => Promise<T> },
): Promise<T> {
  const begun = client.query("begin");
  try {
    const [, , result] = await Promise.all([scoped, begun, work(sql)]);
    await client.query("commit");
    return result;
  } catch (error) {
    if (!(error instanceof TooLate)) {
      // On a connection that is gone there is nothing left to roll back, and the first error says more.
      await client.query("rollback").catch(() => undefined);
    }
    throw error;
  }
}

function builderFor(client: pg.PoolClient): Sql {
  const known = builders.get(client);
  if (known) {
    return known;
  }
  const builder = new Kysely<Tables>({ dialect: oneConnectionDialect(client) });
  builders.set(client, builder);
  return builder;
}

/** What PostgreSQL or the network says when the connection is gone; a refusal or a broken constraint leaves it as good as before. */
function isConnectionLoss(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return /^(57P|08|25P03|E[A-Z]+$)/.test(code) || /^(Connection terminated|Client has encountered)/.test(error.message);
}
