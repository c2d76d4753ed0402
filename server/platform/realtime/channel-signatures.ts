import { createHmac, timingSafeEqual } from "node:crypto";
import type { ChannelAuthorization, PresenceMember, UserAuthentication } from "#server/platform/context/realtime.ts";

/** The key that clients connect with, and the secret that signs for it (Pusher Channels protocol). */
export type RealtimeApp = { id: string; key: string; secret: string };

/**
 * Signs one socket for a private or presence channel after the caller's permission check.
 *
 * @throws RangeError when the socket id or the channel name is not one that the protocol allows, or when a presence
 *   channel has no member or another channel has one
 */
export function signChannel(
  app: RealtimeApp,
  request: { socketId: string; channel: string; member?: PresenceMember | undefined },
): ChannelAuthorization {
  const { socketId, channel, member } = request;
  requireSocketId(socketId);
  if (!/^(private|presence)-[A-Za-z0-9_\-=@,.;]{1,190}$/.test(channel)) {
    throw new RangeError(`Not a private or presence channel: ${channel}`);
  }
  if (channel.startsWith("presence-") !== (member !== undefined)) {
    throw new RangeError("A presence channel takes a member; no other does");
  }
  if (!member) {
    return { auth: `${app.key}:${sign(app, `${socketId}:${channel}`)}` };
  }
  const channelData = JSON.stringify({ user_id: member.id, user_info: member.info });
  return { auth: `${app.key}:${sign(app, `${socketId}:${channel}:${channelData}`)}`, channel_data: channelData };
}

/**
 * Signs the owner of a socket, so that all sockets of a person or till can be closed at once.
 *
 * @throws RangeError when the socket id is not one that the protocol allows
 */
export function signUser(app: RealtimeApp, request: { socketId: string; memberId: string }): UserAuthentication {
  requireSocketId(request.socketId);
  const userData = JSON.stringify({ id: request.memberId });
  return { auth: `${app.key}:${sign(app, `${request.socketId}::user::${userData}`)}`, user_data: userData };
}

/** HMAC-SHA256 of the text under the app's secret, in hexadecimal. */
function sign(app: RealtimeApp, text: string): string {
  return createHmac("sha256", app.secret).update(text).digest("hex");
}

/** Compares in constant time, so that a signature cannot be found digit by digit. */
export function isSignedBy(app: RealtimeApp, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(app, text));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function requireSocketId(socketId: string): void {
  if (!/^\d{1,20}\.\d{1,20}$/.test(socketId)) {
    throw new RangeError("A socket id is two numbers with a point between them");
  }
}
