import { once } from "node:events";
import { WebSocketServer } from "ws";
import type { RawData, WebSocket } from "ws";
import { z } from "zod";

const message = z.object({ event: z.string(), channel: z.string().optional(), data: z.unknown() });
const subscription = z.object({ channel: z.string() });
const address = z.object({ port: z.number() });

export type ChannelServer = {
  port: number;
  /** Makes a member rejoin the presence channels with new information, as a till does. */
  rejoin: (id: string, info: unknown) => void;
  /** Makes a member join the presence channels, or leave them. */
  join: (id: string, info: unknown) => void;
  leave: (id: string) => void;
  /** Sends an event to all listeners of a channel. */
  say: (channel: string, event: string, data: unknown) => void;
  /** Returns whether the channel has a listener. */
  isJoined: (channel: string) => boolean;
  cut: () => void;
};

export type ClientEvent = { event: string; channel: string; data: unknown };

/**
 * A minimal channel server for pages: everybody may join, `members` are on every presence channel, and client events go
 * to `onEvent`, which may reply.
 */
export async function aChannelServer(options: {
  members: Readonly<Record<string, unknown>>;
  onEvent: (sent: ClientEvent, answer: (event: string, data: unknown) => void) => void;
}): Promise<ChannelServer> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  const ids = Object.keys(options.members);
  const presence = { ids, hash: options.members, count: ids.length };
  const joinedChannels = new Set<string>();
  server.on("connection", (socket) => {
    send(socket, { event: "pusher:connection_established", data: { socket_id: "1.1", activity_timeout: 120 } });
    socket.on("message", (text) => {
      const { event, channel = "", data } = message.parse(JSON.parse(toText(text)));
      if (event === "pusher:subscribe") {
        const joined = subscription.parse(data).channel;
        joinedChannels.add(joined);
        const channelState = joined.startsWith("presence-") ? { presence } : {};
        send(socket, { event: "pusher_internal:subscription_succeeded", channel: joined, data: channelState });
      } else if (event.startsWith("client-")) {
        options.onEvent({ event, channel, data }, (name, reply) => {
          send(socket, { event: name, channel, data: reply });
        });
      }
    });
  });
  const sendMembers = (event: string, data: unknown) => {
    for (const channel of [...joinedChannels].filter((name) => name.startsWith("presence-"))) {
      for (const socket of server.clients) {
        send(socket, { event, channel, data });
      }
    }
  };
  const join = (id: string, info: unknown) => {
    sendMembers("pusher_internal:member_added", { user_id: id, user_info: info });
  };
  const leave = (id: string) => {
    sendMembers("pusher_internal:member_removed", { user_id: id });
  };
  await once(server, "listening");
  return {
    port: address.parse(server.address()).port,
    rejoin: (id, info) => {
      leave(id);
      join(id, info);
    },
    join,
    leave,
    say: (channel, event, data) => {
      for (const socket of server.clients) {
        send(socket, { event, channel, data });
      }
    },
    isJoined: (channel) => joinedChannels.has(channel),
    cut: () => {
      for (const socket of server.clients) {
        socket.terminate();
      }
      server.close();
    },
  };
}

function send(socket: WebSocket, frame: { event: string; channel?: string; data: unknown }): void {
  socket.send(JSON.stringify({ ...frame, data: JSON.stringify(frame.data) }));
}

function toText(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data))).toString();
}
