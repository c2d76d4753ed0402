/**
 * The till's seat on its store's presence channel. `pusher-js` keeps the connection and reconnects automatically; the
 * server decides who may sit there and under which name (`POST /pusher/auth`).
 */
import type { Channel } from "pusher-js";
import Pusher from "pusher-js/node.js";
import { z } from "zod";
import type { RealtimeAddress } from "#common/pos/pos-device.ts";
import { beatNowEvent } from "#common/pos/pos-mapping.ts";
import { posAnswerEvent, posRequestEvent, storePresenceChannel, type PosAnswer } from "#common/pos/pos-messages.ts";
import type { TillLog } from "#till/till-log.ts";

export type SeatOptions = {
  serverUrl: string;
  token: string;
  storeId: number;
  log: TillLog;
  fetch: typeof fetch;
  /** Null when the message is not for this till. */
  answer: (message: unknown) => Promise<PosAnswer | null>;
  /** Called with what the server sends when it wants a heartbeat of a till. */
  onBeatNow: (message: unknown) => void;
};

export type PresenceSeat = {
  /** Moves to another realtime service; nothing happens when the address is the same. */
  sitAt(address: RealtimeAddress): void;
  leave(): void;
};

type Connection = InstanceType<typeof Pusher>;

const authAnswer = z.object({ auth: z.string(), channel_data: z.string().optional() });

export function presenceSeat(options: SeatOptions): PresenceSeat {
  let connection: Connection | null = null;
  let at = "";
  return {
    sitAt(address) {
      const key = JSON.stringify(address);
      if (key !== at) {
        connection?.disconnect();
        connection = connect(address, options);
        at = key;
      }
    },
    leave() {
      connection?.disconnect();
      connection = null;
      at = "";
    },
  };
}

function connect(address: RealtimeAddress, options: SeatOptions): Connection {
  const connection = new Pusher(address.key, {
    cluster: "",
    wsHost: address.host,
    wsPort: address.port,
    wssPort: address.port,
    forceTLS: address.tls,
    enabledTransports: address.tls ? ["ws", "wss"] : ["ws"],
    disableStats: true,
    channelAuthorization: {
      transport: "ajax",
      endpoint: "/pusher/auth",
      customHandler: ({ socketId, channelName }, done) => {
        authorise({ socketId, channelName }, options).then(
          (authorization) => done(null, authorization),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
    },
  });
  connection.connection.bind("error", (error: unknown) => {
    options.log.warn("channel connection failed", { reason: JSON.stringify(error).slice(0, 300) });
  });
  const channel = connection.subscribe(storePresenceChannel(options.storeId));
  channel.bind("pusher:subscription_succeeded", () => options.log.info("seat taken"));
  channel.bind("pusher:subscription_error", (error: unknown) => {
    options.log.warn("seat refused", { reason: JSON.stringify(error).slice(0, 300) });
  });
  channel.bind(beatNowEvent, options.onBeatNow);
  channel.bind(posRequestEvent, (message: unknown) => void reply(channel, message, options));
  return connection;
}

async function reply(channel: Channel, message: unknown, options: SeatOptions): Promise<void> {
  try {
    const answer = await options.answer(message);
    if (answer) {
      channel.trigger(posAnswerEvent, answer);
    }
  } catch (error) {
    options.log.error("message not answered", { reason: error instanceof Error ? error.message : String(error) });
  }
}

async function authorise(request: { socketId: string; channelName: string }, options: SeatOptions) {
  const response = await options.fetch(new URL("/pusher/auth", options.serverUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${options.token}`, accept: "application/json" },
    body: new URLSearchParams({ socket_id: request.socketId, channel_name: request.channelName }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    throw new Error(`The server answered ${response.status}`);
  }
  const { auth, channel_data: data } = authAnswer.parse(await response.json());
  return data === undefined ? { auth } : { auth, channel_data: data };
}
