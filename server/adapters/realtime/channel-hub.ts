import type pg from "pg";
import type { Log } from "#server/platform/log/log.ts";
import { atMost } from "./at-most.ts";
import type { Connection } from "./connection.ts";
import { PresenceView } from "./presence-view.ts";
import { membersFrame, protocolFrame, subscriptionErrorFrame } from "./pusher-protocol.ts";
import type { BusMessage } from "./realtime-bus.ts";
import { enterChannel, exitChannel, LeaseLost } from "./seats.db.ts";

type Member = { id: string; info: string };

type LocalChannel = {
  name: string;
  listeners: Map<string, Connection>;
  presence: PresenceView | null;
  /** Processes joins and leaves of one channel one by one; null when idle. */
  queue: Promise<void> | null;
};

export type HubEvents = {
  onOccupied(channel: string): void;
  onVacated(channel: string): void;
  onLeaseLost(): void;
};

/**
 * Concurrent statements of the hub. When thousands of clients reconnect together they queue here instead of at the
 * connection pool, where all other requests would wait behind them.
 */
const maxStatements = 6;

type HubOptions = { pool: pg.Pool; processId: string; events: HubEvents; log: Log };

/** The sockets of this process by channel; the database knows the members over all processes (`seats.db.ts`). */
export class ChannelHub {
  readonly #options: HubOptions;
  readonly #channels = new Map<string, LocalChannel>();
  readonly #inTurn = atMost(maxStatements);
  #isAbandoned = false;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  join(connection: Connection, name: string, member: Member | null): void {
    connection.channels.set(name, member?.id ?? null);
    const channel = this.#channels.get(name) ?? this.#open(name, member !== null);
    this.#enqueue(channel, () => this.#enter(channel, connection, member));
  }

  leave(connection: Connection, name: string): void {
    const channel = this.#channels.get(name);
    const isMember = (connection.channels.get(name) ?? null) !== null;
    connection.channels.delete(name);
    if (channel) {
      this.#enqueue(channel, () => this.#exit(channel, connection, isMember));
    }
  }

  leaveAll(connection: Connection): void {
    for (const name of connection.channels.keys()) {
      this.leave(connection, name);
    }
  }

  deliver(message: BusMessage): void {
    if (message.kind === "event") {
      this.#deliverEvent(message);
      return;
    }
    if (message.kind === "disconnect" || message.kind === "bind") {
      return;
    }
    const channel = this.#channels.get(message.channel);
    if (!channel?.presence) {
      return;
    }
    const { version, memberId } = message;
    sendToAll(
      channel,
      message.kind === "member-added"
        ? channel.presence.change({ version, added: { id: memberId, info: message.memberInfo } })
        : channel.presence.change({ version, removedId: memberId }),
    );
  }

  /** Stops without releasing seats, since the caller releases them all at once; pending work has no further effect. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#channels.clear();
  }

  #open(name: string, isPresence: boolean): LocalChannel {
    const channel: LocalChannel = {
      name,
      listeners: new Map(),
      presence: isPresence ? new PresenceView(name) : null,
      queue: null,
    };
    this.#channels.set(name, channel);
    return channel;
  }

  #enqueue(channel: LocalChannel, step: () => Promise<void>): void {
    const own: Promise<void> = (channel.queue ?? Promise.resolve()).then(step).then(() => {
      if (channel.queue === own) {
        channel.queue = null;
        if (channel.listeners.size === 0 && this.#channels.get(channel.name) === channel) {
          this.#channels.delete(channel.name);
        }
      }
    });
    channel.queue = own;
  }

  async #enter(channel: LocalChannel, connection: Connection, member: Member | null): Promise<void> {
    if (this.#isAbandoned || !connection.isOpen) {
      return;
    }
    if (channel.listeners.size > 0 && !member) {
      this.#seat(channel, connection);
      return;
    }
    const { pool, processId, events } = this.#options;
    try {
      const seat = { processId, channel: channel.name, socketId: connection.socketId, member };
      const entry = await this.#inTurn(() => enterChannel(pool, seat));
      if (entry.isFirstListener) {
        events.onOccupied(channel.name);
      }
      sendToAll(channel, channel.presence?.load(entry.version, entry.members) ?? []);
      this.#seat(channel, connection);
    } catch (error) {
      this.#refuse(channel, connection, error);
    }
  }

  #seat(channel: LocalChannel, connection: Connection): void {
    channel.listeners.set(connection.socketId, connection);
    connection.send(
      channel.presence
        ? membersFrame(channel.name, channel.presence.members)
        : protocolFrame("pusher_internal:subscription_succeeded", {}, channel.name),
    );
  }

  #refuse(channel: LocalChannel, connection: Connection, error: unknown): void {
    if (this.#isAbandoned) {
      return;
    }
    connection.channels.delete(channel.name);
    if (error instanceof LeaseLost) {
      this.#options.events.onLeaseLost();
      return;
    }
    this.#options.log.warn({ err: error, channel: channel.name }, "A socket could not get its seat");
    connection.send(subscriptionErrorFrame(channel.name, { type: "ServerError", error: "Try again", status: 503 }));
  }

  async #exit(channel: LocalChannel, connection: Connection, isMember: boolean): Promise<void> {
    const wasSeated = channel.listeners.delete(connection.socketId);
    const isLastOfProcess = channel.listeners.size === 0;
    if (this.#isAbandoned || !wasSeated || (!isMember && !isLastOfProcess)) {
      return;
    }
    const { pool, processId, events, log } = this.#options;
    const seat = { processId, channel: channel.name, socketId: connection.socketId, isLastOfProcess };
    try {
      if (await this.#inTurn(() => exitChannel(pool, seat))) {
        events.onVacated(channel.name);
      }
    } catch (error) {
      // The database is down; when it is back, this process restarts and its old seats are released together.
      log.warn({ err: error, channel: channel.name }, "A seat could not be given back");
    }
  }

  #deliverEvent(message: Extract<BusMessage, { kind: "event" }>): void {
    for (const name of message.channels) {
      const channel = this.#channels.get(name);
      if (!channel || channel.listeners.size === 0) {
        continue;
      }
      // Encoded once for the channel: with thousands of listeners this is most of the cost.
      const frame = Buffer.from(
        JSON.stringify({ event: message.event, channel: name, data: message.data, user_id: message.memberId }),
      );
      for (const [socketId, connection] of channel.listeners) {
        if (socketId !== message.exceptSocketId) {
          connection.send(frame);
        }
      }
    }
  }
}

function sendToAll(channel: LocalChannel, frames: readonly string[]): void {
  for (const frame of frames) {
    const bytes = Buffer.from(frame);
    channel.listeners.forEach((connection) => connection.send(bytes));
  }
}
