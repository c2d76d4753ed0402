import { Kysely } from "kysely";
import pg from "pg";
import type { Log } from "#server/platform/log/log.ts";
import { enterReadOnly, enterService } from "./connection-setup.ts";
import { type DiskWatch, watchDisk } from "./disk-watch.ts";
import { gatheringSocket } from "./gathering-socket.ts";
import { databaseRefusal, diskFullCode } from "#server/platform/refusals/database-refusal.ts";
import { oneConnectionDialect } from "./one-connection-dialect.ts";
import { connectionSettings, newClient } from "./several-hosts.ts";
import { TooLate } from "./too-late.ts";
import type { DB as Tables } from "./tables.ts";
import { type Patience, type TimeLimits, usualTimeLimits } from "./time-limits.ts";

export type Sql = Kysely<Tables>;

/**
 * The rows that a unit of work may touch. `"system"` is for work before the caller is identified (sign-in, a till's token)
 * and for jobs over all stores; every request of a person is limited to that person's stores.
 */
export type Scope = { accountIds: readonly number[]; storeIds: readonly number[] } | "system";

/**
 * How PostgreSQL plans prepared statements. With `"auto"`, row-level security makes it overrate the cost of a generic plan,
 * so it plans most of our statements again each time, which for key lookups takes longer than running them. `"kept"` plans
 * once per connection; do not use it where the best plan depends on the values.
 */
export type Plans = "auto" | "kept";

export type Database = {
  /** Runs statements on one connection that sees only the scope's rows, without a transaction. */
  read<T>(scope: Scope, work: (sql: Sql) => Promise<T>, plans?: Plans): Promise<T>;
  /** Does the same for several units of work that share one connection; each has its own result. */
  readEach<T>(scope: Scope, works: readonly ((sql: Sql) => Promise<T>)[], plans?: Plans): Promise<T>[];
  /** Does the same in one transaction: committed when `work` resolves, rolled back when it rejects. */
  transaction<T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same connections with longer limits, for jobs and imports that nobody waits for. */
  patient: Pick<Database, "read" | "transaction">;
  /** Returns whether a write failed on a full disk and none has succeeded since. */
  isDiskFull(): boolean;
  /** Opens a connection. Throws UnsuitableDatabase when row-level security does not bind it. */
  check(): Promise<void>;
  /** Opens a dedicated connection for LISTEN outside the pool, so that it is never shared. */
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

/**
 * How long a connection stays without work. With the driver's ten seconds a rise of requests opens many at once, and each
 * has to be set up and checked and plans each statement again while PostgreSQL is busy (docs/performance.md).
 */
const idleConnectionMs = 120_000;

export function openDatabase(options: {
  url: string;
  connections: number;
  /** How long a connection lives before another takes its place; absent or 0 without an end. */
  connectionSeconds?: number;
  /** Refuses each change, on a replica that a person may have made a primary. */
  isReadOnly?: boolean;
  /** How long a connection may take to open or to come free; absent without an end. */
  connectMs?: number;
  log: Log;
  limits?: Readonly<Record<Patience, TimeLimits>>;
}): Database {
  const { log, limits = usualTimeLimits } = options;
  const connectionConfig = { types, stream: gatheringSocket, connectionTimeoutMillis: options.connectMs ?? 0 };
  const enter = options.isReadOnly ? enterReadOnly : enterService;
  const pool = new pg.Pool({
    ...connectionConfig,
    ...connectionSettings(options.url),
    max: options.connections,
    idleTimeoutMillis: idleConnectionMs,
    maxLifetimeSeconds: options.connectionSeconds ?? 0,
    pipeline: true,
    verify: (client, done) => void enter(client).then(() => done(), done),
  });
  const disk = watchDisk(log);
  const refuseRead = throwAsRefusal({ log, disk }, "read");
  const refuseWrite = throwAsRefusal({ log, disk }, "write");
  let isClosing = false;
  pool.on("error", (error) => {
    // The pool closes without waiting for the server, which then drops connections that are still closing.
    if (!isClosing) {
      log.warn({ err: error }, "An idle database connection was lost; the pool opens another");
    }
  });
  // A lost connection fails its query and also emits an error; without a listener that would end the process.
  // The first error holds the reason; later ones only say that the connection is gone.
  pool.on("connect", (client) => client.on("error", (error) => losses.set(client, losses.get(client) ?? error)));
  const openWith = (patience: Patience): Pick<Database, "read" | "transaction"> => ({
    read: (scope, work, plans = "auto") =>
      withConnection(pool, { scope, plans, limits: limits[patience] }, ({ sql }) => work(sql)).catch(refuseRead),
    async transaction(scope, work) {
      const result = await withConnection(
        pool,
        { scope, plans: "auto", limits: limits[patience] },
        (connection, scoped) => inTransaction(connection, { scoped, work }),
      ).catch(refuseWrite);
      disk.reportSuccess();
      return result;
    },
  });
  return {
    ...openWith("person"),
    readEach(scope, works, plans = "auto") {
      const pieces = works.map((work) => toPiece(work));
      withConnection(pool, { scope, plans, limits: limits.person }, ({ client, sql }, scoped) =>
        runPieces(pieces, { client, sql, scoped }),
      ).catch((error: unknown) => pieces.forEach(({ reject }) => reject(error)));
      return pieces.map(({ outcome }) => outcome.catch(refuseRead));
    },
    patient: openWith("job"),
    isDiskFull: () => disk.isFull(),
    async check() {
      const client = await pool.connect();
      client.release();
    },
    openListener: () => openListener(newClient(options.url, connectionConfig)),
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

async function openListener(client: pg.Client): Promise<pg.Client> {
  const ignoreError = (): void => undefined;
  client.on("error", ignoreError);
  await client.connect();
  try {
    await enterService(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  client.off("error", ignoreError);
  return client;
}

/** Turns a timeout or a full disk into a refusal for the caller and a log line for the operator. */
function throwAsRefusal(
  { log, disk }: { log: Log; disk: DiskWatch },
  kind: "read" | "write",
): (error: unknown) => never {
  return (error) => {
    const refusal = databaseRefusal(error, kind);
    if (refusal === null) {
      throw error;
    }
    if (refusal.code === diskFullCode) {
      disk.reportFull();
    } else {
      log.warn({ err: error }, "The database gave up on a statement that took too long");
    }
    throw refusal;
  };
}

type ConnectionScope = { scope: Scope; plans: Plans; limits: TimeLimits };

type Connection = { client: pg.PoolClient; sql: Sql };

/** One query builder per physical connection, because building it per request costs more than the query. */
const builders = new WeakMap<pg.PoolClient, Sql>();
const settings = new WeakMap<pg.PoolClient, string>();
/** Why a connection was lost; its statements only learn that it was. */
const losses = new WeakMap<pg.PoolClient, Error>();

async function withConnection<T>(
  pool: pg.Pool,
  setting: ConnectionScope,
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
    // When the database ends a connection for a reason (an idle transaction), only the first error says so.
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

function toPiece<T>(work: (sql: Sql) => Promise<T>): Piece<T> {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<T>();
  return { work, outcome, resolve, reject };
}

/** Throws the error that broke the connection after every unit has ended; other failures only reject their own unit. */
async function runPieces<T>(
  pieces: readonly Piece<T>[],
  { client, sql, scoped }: Connection & { scoped: Promise<void> },
): Promise<void> {
  const outcomes = await Promise.allSettled(
    pieces.map(async ({ work, resolve, reject }) => {
      try {
        const [result] = await Promise.all([work(sql), scoped]);
        resolve(result);
      } catch (error) {
        if (breaksConnection(client, error)) {
          throw error;
        }
        reject(error);
      }
    }),
  );
  const fatal = outcomes.find((end) => end.status === "rejected");
  if (fatal) {
    throw fatal.reason;
  }
}

function breaksConnection(client: pg.PoolClient, error: unknown): error is Error {
  return losses.has(client) || error instanceof TooLate || (error instanceof Error && isConnectionLoss(error));
}

/**
 * Sets the scope that row-level security reads from the session, only when the connection had another one. When that
 * fails, later statements would run under the old scope, so the connection is discarded.
 */
async function setUp(client: pg.PoolClient, { scope, plans, limits }: ConnectionScope): Promise<void> {
  const isSystem = scope === "system";
  const { accountIds, storeIds } = isSystem ? { accountIds: [], storeIds: [] } : scope;
  const values = [
    isSystem ? "on" : "off",
    `{${accountIds.join(",")}}`,
    `{${storeIds.join(",")}}`,
    plans === "kept" ? "force_generic_plan" : "auto",
    ...[limits.statement, limits.lock, limits.idleInTransaction].map(String),
  ];
  const scopeSettings = values.join("|");
  if (settings.get(client) === scopeSettings) {
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
  settings.set(client, scopeSettings);
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
      // A lost connection has nothing to roll back, and the first error says more.
      await client.query("rollback").catch(() => undefined);
    }
    throw error;
  }
}

function builderFor(client: pg.PoolClient): Sql {
  const existing = builders.get(client);
  if (existing) {
    return existing;
  }
  const builder = new Kysely<Tables>({ dialect: oneConnectionDialect(client) });
  builders.set(client, builder);
  return builder;
}

/**
 * Returns whether the error means a connection that is lost or no longer of use; a refusal or a violated constraint leaves
 * it usable. 25006 (read-only) means that this server was the primary and is a standby now.
 */
function isConnectionLoss(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    /^(57P|08|25P03|25006|E[A-Z]+$)/.test(code) || /^(Connection terminated|Client has encountered)/.test(error.message)
  );
}
