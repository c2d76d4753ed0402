import type pg from "pg";
import type { Log } from "#server/platform/log/log.ts";
import { fetchMessage, publishMessages } from "./seats.db.ts";
import { readBusMessage } from "./realtime-bus.ts";
import type { BusListener, RealtimeBus } from "./realtime-bus.ts";

/** The part of the platform's database that realtime needs; its tables have no tenant, so no scope is set. */
export type RealtimeDatabase = { pool: pg.Pool; openListener(): Promise<pg.Client> };

const reconnectAfterMs = { first: 100, most: 5000 };

/** Fan-out by LISTEN/NOTIFY, with one dedicated connection per subscription; sending uses the pool. */
export function postgresBus(database: RealtimeDatabase, log: Log): RealtimeBus {
  const outbox = new Outbox(database.pool);
  return {
    publish: (message) => outbox.send(JSON.stringify(message)),
    async subscribe(listener) {
      const subscription = new Subscription(database, listener, log);
      await subscription.open();
      return { stop: () => subscription.stop() };
    },
  };
}

type Waiting = { payload: string; resolve(): void; reject(error: unknown): void };

/**
 * Batches the messages that arrive during a running statement into the next one, in order. PostgreSQL commits one
 * transaction with notices at a time, so fewer and larger ones are faster.
 */
class Outbox {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #isSending = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  send(payload: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    this.#waiting.push({ payload, resolve: () => resolve(undefined), reject });
    if (!this.#isSending) {
      void this.#drain();
    }
    return promise;
  }

  async #drain(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, 200);
      try {
        await publishMessages(
          this.#pool,
          batch.map((message) => message.payload),
        );
        batch.forEach((message) => message.resolve());
      } catch (error) {
        batch.forEach((message) => message.reject(error));
      }
    }
    this.#isSending = false;
  }
}

class Subscription {
  readonly #database: RealtimeDatabase;
  readonly #listener: BusListener;
  readonly #log: Log;
  #client: pg.Client | null = null;
  #isStopped = false;
  /** Set while a long message is fetched; later messages wait, to keep the order. */
  #behind: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;

  constructor(database: RealtimeDatabase, listener: BusListener, log: Log) {
    this.#database = database;
    this.#listener = listener;
    this.#log = log;
  }

  async open(): Promise<void> {
    const client = await this.#database.openListener();
    client.on("notification", (notice) => this.#receive(notice.payload ?? ""));
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client, null));
    this.#client = client;
    await client.query("listen hangtag_realtime");
    if (this.#isStopped) {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#retry) {
      clearTimeout(this.#retry);
    }
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #receive(payload: string): void {
    const reference = /^message:(\d+)$/.exec(payload)?.[1];
    if (reference === undefined && this.#behind === null) {
      this.#hand(payload);
      return;
    }
    const before = this.#behind ?? Promise.resolve();
    const text = reference === undefined ? Promise.resolve(payload) : fetchMessage(this.#database.pool, reference);
    const own = before
      .then(() => text)
      .then((message) => this.#hand(message))
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, "A long realtime message could not be fetched");
        this.#listener.onGap();
        this.#listener.onRestored();
      })
      .finally(() => {
        if (this.#behind === own) {
          this.#behind = null;
        }
      });
    this.#behind = own;
  }

  #hand(payload: string): void {
    const message = readBusMessage(payload);
    if (message) {
      this.#listener.onMessage(message);
    } else {
      // While two versions run side by side, the older one gets message kinds that it does not know.
      this.#log.warn("A realtime message of an unknown kind was left out");
    }
  }

  #lose(client: pg.Client, error: Error | null): void {
    if (this.#isStopped || this.#client !== client) {
      return;
    }
    this.#client = null;
    this.#log.warn({ err: error }, "The listening connection was lost; sockets reconnect when it is back");
    this.#listener.onGap();
    this.#reopen(reconnectAfterMs.first);
  }

  #reopen(afterMs: number): void {
    this.#retry = setTimeout(() => {
      this.open().then(
        () => this.#listener.onRestored(),
        () => this.#reopen(Math.min(afterMs * 2, reconnectAfterMs.most)),
      );
    }, afterMs);
  }
}
