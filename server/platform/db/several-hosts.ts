import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { splitHosts } from "#server/platform/config/split-hosts.ts";

/** How long a new connection waits for a primary: a standby that takes over needs some seconds. */
const primaryWithinMs = 10_000;
const tryEveryMs = 250;
/** A machine that is off never responds. */
const hostResponseMs = 2000;
/** A primary whose machine is gone ends no connection; it is noticed because it no longer responds. */
const lookEveryMs = 2000;
const primaryResponseMs = 3000;

type ConnectionSettings = { connectionString: string; Client?: new () => pg.Client };

/**
 * Returns the driver's settings for an address with one host, or with several of which one is the primary:
 * `postgres://user:password@a:5432,b:5432/hangtag`. The driver knows one host only, so with several each connection first
 * looks for the one that takes changes, as `target_session_attrs=read-write` does in PostgreSQL's own library.
 */
export function connectionSettings(url: string): ConnectionSettings {
  const hosts = splitHosts(url);
  const [first = url] = hosts;
  return hosts.length < 2 ? { connectionString: url } : { connectionString: first, Client: primaryClient(url, hosts) };
}

/** A client for an address with one host or several. */
export function newClient(url: string, config: Omit<pg.ClientConfig, "connectionString"> = {}): pg.Client {
  const { connectionString, Client = pg.Client }: { connectionString: string; Client?: ClientClass } =
    connectionSettings(url);
  return new Client({ ...config, connectionString });
}

type ClientClass = new (config?: pg.ClientConfig) => pg.Client;

/** One for each address, because all connections of a process have the same primary. */
const searches = new Map<string, PrimarySearch>();

function primaryClient(url: string, hosts: readonly string[]): ClientClass {
  const existing = searches.get(url);
  const search = existing ?? new PrimarySearch(hosts);
  searches.set(url, search);
  return class extends pg.Client {
    readonly #socket: Socket;

    constructor(config: pg.ClientConfig = {}) {
      const socket = socketOf(config);
      // The pool has no such limit, because it would count the wait for a free connection too.
      super({ ...config, stream: () => socket, connectionTimeoutMillis: config.connectionTimeoutMillis || 5000 });
      this.#socket = socket;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(callback?: unknown): Promise<pg.Client> | void {
      const connected = this.#connectToPrimary();
      if (typeof callback !== "function") {
        return connected;
      }
      connected.then(
        () => void Reflect.apply(callback, undefined, [null, this]),
        (error: unknown) => void Reflect.apply(callback, undefined, [error]),
      );
    }

    async #connectToPrimary(): Promise<pg.Client> {
      const host = await search.find();
      const { hostname, port } = new URL(host);
      Object.assign(this, { host: hostname.replace(/^\[(.+)\]$/, "$1"), port: Number(port || 5432) });
      this.on("error", () => search.forget(host));
      try {
        await super.connect();
        await refuseReadOnly(this);
      } catch (error) {
        search.forget(host);
        await this.end().catch(() => undefined);
        throw error;
      }
      search.watch(host, this.#socket);
      return this;
    }
  };
}

function socketOf(config: pg.ClientConfig): Socket {
  const stream = typeof config.stream === "function" ? config.stream() : config.stream;
  return stream instanceof Socket ? stream : new Socket();
}

class PrimarySearch {
  readonly #hosts: readonly string[];
  #primary: string | null = null;
  #seenAt = 0;
  #looking: Promise<string> | null = null;
  readonly #open = new Map<string, Set<Socket>>();
  #timer: NodeJS.Timeout | null = null;

  constructor(hosts: readonly string[]) {
    this.#hosts = hosts;
  }

  async find(): Promise<string> {
    const isFresh = performance.now() - this.#seenAt < 2 * lookEveryMs;
    return this.#primary !== null && isFresh ? this.#primary : await this.#lookTogether();
  }

  /** The next connection looks again; open ones stay. */
  forget(host: string): void {
    if (this.#primary === host) {
      this.#primary = null;
    }
  }

  /** Ends the connection as soon as another host is the primary. */
  watch(host: string, socket: Socket): void {
    const sockets = this.#open.get(host) ?? new Set();
    this.#open.set(host, sockets.add(socket));
    socket.once("close", () => {
      sockets.delete(socket);
      this.#stopIfIdle();
    });
    this.#timer ??= setTimeout(() => void this.#look(), lookEveryMs).unref();
  }

  #stopIfIdle(): void {
    if (this.#timer !== null && [...this.#open.values()].every(({ size }) => size === 0)) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
  }

  async #look(): Promise<void> {
    const former = [...this.#open].filter(([, { size }]) => size > 0).map(([host]) => host);
    const primary = await findPrimary(former, primaryResponseMs)
      .catch(() => findPrimary(this.#hosts, hostResponseMs))
      .catch(() => null);
    if (primary !== null) {
      this.#keep(primary);
      this.#endOthers(primary);
    }
    if (this.#timer !== null) {
      this.#timer = setTimeout(() => void this.#look(), lookEveryMs).unref();
      this.#stopIfIdle();
    }
  }

  #keep(primary: string): string {
    this.#primary = primary;
    this.#seenAt = performance.now();
    return primary;
  }

  #endOthers(primary: string): void {
    for (const [host, sockets] of this.#open) {
      if (host !== primary) {
        sockets.forEach((socket) =>
          socket.destroy(new Error("Connection terminated: another host is the primary now")),
        );
      }
    }
  }

  #lookTogether(): Promise<string> {
    this.#looking ??= this.#waitForPrimary().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #waitForPrimary(): Promise<string> {
    for (const end = performance.now() + primaryWithinMs; ;) {
      try {
        return this.#keep(await findPrimary(this.#hosts, hostResponseMs));
      } catch (error) {
        // A wrong password or a missing database stays wrong.
        if (performance.now() > end || !isPassing(error)) {
          throw error;
        }
      }
      await delay(tryEveryMs);
    }
  }
}

/** No host takes changes now. The code is PostgreSQL's for "cannot connect now". */
class NoPrimary extends Error {
  readonly code = "57P03";
}

function isPassing(error: unknown): boolean {
  return error instanceof NoPrimary || (error instanceof Error && !/^(28|3D)/.test(codeOf(error)));
}

/** Resolves to the first host that takes changes. */
async function findPrimary(hosts: readonly string[], withinMs: number): Promise<string> {
  try {
    return await Promise.any(hosts.map((host) => requirePrimary(host, withinMs)));
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const lasting = errors.find((reason) => !isPassing(reason));
    throw lasting ?? new NoPrimary(`none of its hosts takes changes (${errors.map(describe).join("; ")})`);
  }
}

async function requirePrimary(host: string, withinMs: number): Promise<string> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: host, stream: () => socket, query_timeout: withinMs });
  client.on("error", () => undefined);
  const timer = setTimeout(() => socket.destroy(new Error("it does not respond")), withinMs);
  try {
    await client.connect();
    await refuseReadOnly(client);
    return host;
  } catch (error) {
    const { host: name } = new URL(host);
    throw error instanceof Error ? Object.assign(error, { message: `${name}: ${error.message}` }) : error;
  } finally {
    clearTimeout(timer);
    void client.end().catch(() => undefined);
  }
}

/** @throws NoPrimary on a standby, and where an administrator lets nothing be changed */
async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  if (rows[0]?.transaction_read_only !== "off") {
    throw new NoPrimary("it is a standby");
  }
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
