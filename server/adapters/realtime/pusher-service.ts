import Pusher from "pusher";
import { z } from "zod";
import { deviceMemberId } from "#common/pos/pos-messages.ts";
import { sessionMemberId, userMemberId } from "#server/platform/realtime/channel-names.ts";
import { signChannel, signUser } from "#server/platform/realtime/channel-signatures.ts";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import { OccupancyListeners } from "#server/platform/realtime/occupancy-listeners.ts";
import { checkEvent, realtimeLimits } from "#server/platform/context/realtime.ts";
import type { Realtime, RealtimeEvent } from "#server/platform/context/realtime.ts";

export type PusherService = {
  realtime: Realtime;
  /**
   * Handles a webhook of the service (channel existence events), which reports vacated channels.
   * Returns false when the signature is wrong; the route then responds with 401.
   */
  receiveWebhook(webhook: {
    headers: Record<string, string | string[] | undefined>;
    rawBody: string;
  }): Promise<boolean>;
};

/** How long the service may take to answer before the call fails. */
const timeoutMs = 10_000;

const channelAnswer = z.object({ occupied: z.boolean(), user_count: z.number().optional() });
const usersAnswer = z.object({ users: z.array(z.object({ id: z.union([z.string(), z.number()]).transform(String) })) });
const webhookEvent = z.object({ name: z.string(), channel: z.string().optional() });

/** Any service that speaks the Pusher Channels protocol, at `url` (scheme, host and port). */
export function pusherService(options: { url: string; app: RealtimeApp }): PusherService {
  const { app } = options;
  const url = new URL(options.url);
  const client = new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host: url.hostname,
    port: url.port || (url.protocol === "https:" ? "443" : "80"),
    useTLS: url.protocol === "https:",
    timeout: timeoutMs,
  });
  const listeners = new OccupancyListeners();
  const disconnect = async (memberId: string): Promise<void> => {
    await client.terminateUserConnections(memberId);
  };
  return {
    realtime: {
      async trigger(event) {
        const { channels, name, data, socketId } = toPusherEvent(event);
        await client.trigger(channels, name, data, socketId);
      },
      async triggerBatch(events) {
        await sendBatch(client, events);
      },
      async channelInfo(channel) {
        const isPresence = channel.startsWith("presence-");
        const params = isPresence ? { info: "user_count" } : {};
        const response = await client.get({ path: `/channels/${channel}`, params });
        const channelState = channelAnswer.parse(await response.json());
        return { isOccupied: channelState.occupied, memberCount: isPresence ? (channelState.user_count ?? 0) : null };
      },
      async presenceMembers(channel) {
        const response = await client.get({ path: `/channels/${channel}/users` });
        return usersAnswer.parse(await response.json()).users.map((user) => user.id);
      },
      disconnectUser: (userId) => disconnect(userMemberId(userId)),
      disconnectSession: (sessionId) => disconnect(sessionMemberId(sessionId)),
      closeDeviceSeat: (deviceId) => disconnect(deviceMemberId(deviceId)),
      bindSocket: async () => true,
      authorizeChannel: (request) => signChannel(app, request),
      authenticateUser: (request) => signUser(app, request),
      onChannelOccupied: (listener) => listeners.onOccupied(listener),
      onChannelVacated: (listener) => listeners.onVacated(listener),
    },
    async receiveWebhook(request) {
      const webhook = client.webhook(request);
      if (!webhook.isValid()) {
        return false;
      }
      for (const { name, channel } of z.array(webhookEvent).parse(webhook.getEvents())) {
        if (channel !== undefined && name === "channel_vacated") {
          await listeners.reportVacated(channel);
        } else if (channel !== undefined && name === "channel_occupied") {
          await listeners.reportOccupied(channel);
        }
      }
      return true;
    },
  };
}

/** An event to several channels is several events of the protocol's batch. */
async function sendBatch(client: Pusher, events: readonly RealtimeEvent[]): Promise<void> {
  if (events.length > realtimeLimits.batch) {
    throw new RangeError(`A batch has up to ${realtimeLimits.batch} events`);
  }
  const single = events
    .map(toPusherEvent)
    .flatMap(({ channels, name, data, socketId }) => channels.map((channel) => ({ channel, name, data, ...socketId })));
  for (let start = 0; start < single.length; start += realtimeLimits.batch) {
    await client.triggerBatch(single.slice(start, start + realtimeLimits.batch));
  }
}

function toPusherEvent(event: RealtimeEvent): {
  channels: string[];
  name: string;
  data: string;
  socketId: { socket_id?: string };
} {
  const data = JSON.stringify(event.data ?? null);
  checkEvent({ channels: event.channels, event: event.event, data });
  const socketId = event.exceptSocketId === undefined ? {} : { socket_id: event.exceptSocketId };
  return { channels: [...event.channels], name: event.event, data, socketId };
}
