import { isSignedBy } from "#server/platform/realtime/channel-signatures.ts";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import { isChannelName, realtimeLimits } from "#server/platform/context/realtime.ts";
import type { Connection } from "./connection.ts";
import { readMember, readSignin, readUserId } from "./pusher-protocol.ts";
import type { ClientMessage, SubscribeData } from "./pusher-protocol.ts";

export type Refused = { isAllowed: false; type: "AuthError" | "LimitReached"; error: string; status: number };
export type Seat = { isAllowed: true; member: { id: string; info: string } | null };

const mostChannelsOfSocket = 500;
const userChannelPrefix = "#server-to-user-";

/** Checks whether a socket may listen, and as which member, by the signature of our own /pusher/auth. */
export function checkSubscription(app: RealtimeApp, connection: Connection, request: SubscribeData): Seat | Refused {
  const { channel } = request;
  if (!isChannelName(channel)) {
    return { isAllowed: false, type: "AuthError", error: "Not a channel name", status: 400 };
  }
  if (connection.channels.has(channel)) {
    return { isAllowed: false, type: "LimitReached", error: "Already subscribed", status: 409 };
  }
  if (connection.channels.size >= mostChannelsOfSocket) {
    return { isAllowed: false, type: "LimitReached", error: "Too many channels on one connection", status: 429 };
  }
  if (channel.startsWith(userChannelPrefix)) {
    const isOwn = connection.signedInAs === channel.slice(userChannelPrefix.length);
    return isOwn ? { isAllowed: true, member: null } : unauthorized;
  }
  if (!/^(private|presence)-/.test(channel)) {
    return { isAllowed: true, member: null };
  }
  return checkSignature(app, connection, request);
}

const unauthorized: Refused = {
  isAllowed: false,
  type: "AuthError",
  error: "The signature of the subscription is not valid",
  status: 401,
};

function checkSignature(app: RealtimeApp, connection: Connection, request: SubscribeData): Seat | Refused {
  const { channel, channel_data: channelData } = request;
  const signed = [connection.socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(":");
  if (!hasSignature(app, signed, request.auth ?? "")) {
    return unauthorized;
  }
  if (!channel.startsWith("presence-")) {
    return { isAllowed: true, member: null };
  }
  const member = readMember(channelData);
  return member
    ? { isAllowed: true, member }
    : { isAllowed: false, type: "AuthError", error: "A presence channel takes a member's channel_data", status: 400 };
}

/** Returns the member that a socket signs in as; null when the signature is wrong. */
export function checkSignin(
  app: RealtimeApp,
  connection: Connection,
  data: unknown,
): { id: string; text: string } | null {
  const request = readSignin(data);
  if (!request || !hasSignature(app, `${connection.socketId}::user::${request.user_data}`, request.auth)) {
    return null;
  }
  const id = readUserId(request.user_data);
  return id === null ? null : { id, text: request.user_data };
}

function hasSignature(app: RealtimeApp, text: string, auth: string): boolean {
  const prefix = `${app.key}:`;
  return auth.startsWith(prefix) && isSignedBy(app, text, auth.slice(prefix.length));
}

/** Returns why a client event is refused; null when it is allowed. */
export function clientEventRefusal(
  connection: Connection,
  message: ClientMessage,
  rate: { nowMs: number; mostPerSecond: number },
): string | null {
  const { channel, event, data } = message;
  if (channel === undefined || !/^(private|presence)-/.test(channel) || channel.startsWith("private-encrypted-")) {
    return "Client event rejected - only supported on private and presence channels";
  }
  if (!connection.channels.has(channel)) {
    return "Client event rejected - you are not on this channel";
  }
  if (event.length > realtimeLimits.nameLength) {
    return `Client event rejected - the name is over ${realtimeLimits.nameLength} characters`;
  }
  if (Buffer.byteLength(typeof data === "string" ? data : JSON.stringify(data ?? null)) > realtimeLimits.dataBytes) {
    return `Client event rejected - the data is over ${realtimeLimits.dataBytes} bytes`;
  }
  if (!connection.mayTrigger(rate.nowMs, rate.mostPerSecond)) {
    return `Client event rejected - over ${rate.mostPerSecond} events in a second`;
  }
  return null;
}
