import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { deviceMemberId } from "#common/pos/pos-messages.ts";
import type { DeviceMember } from "#common/pos/pos-messages.ts";
import { isSignInOver } from "#server/platform/auth/principals.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notSignedIn } from "#server/platform/refusals/refusal.ts";
import { parseChannel, sessionMemberId, userMemberId } from "./channel-names.ts";
import type { Channel } from "./channel-names.ts";
import { findSubscription } from "./graphql-subscriptions.db.ts";
import * as db from "./pusher-auth.db.ts";
import type { ChannelAuthorization, PresenceMember, UserAuthentication } from "#server/platform/context/realtime.ts";

const socketId = inputText.regex(/^\d{1,20}\.\d{1,20}$/);

/**
 * Signs a socket of the caller for a channel: a store's channel for users of the store, a subscription's channel for its
 * subscriber. The server sets the presence member, so that a browser cannot pose as a register.
 */
export const authorizeSocket = operation({
  name: "realtime.authorizeSocket",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({ socketId, channel: inputText.max(200) }),
  async run(context, { channel, ...socket }): Promise<ChannelAuthorization> {
    const parsed = parseChannel(channel);
    if (!parsed || !(await mayListen(context, parsed))) {
      throw channelRefusal();
    }
    await bindToSignIn(context, socket);
    const member = parsed.kind === "store-presence" ? { member: await buildMember(context, parsed.storeId) } : {};
    return context.platform.realtime.authorizeChannel({ ...socket, channel, ...member });
  },
});

/** Signs the owner of a socket, so that it closes when the session ends or the user is deactivated. */
export const authenticateSocket = operation({
  name: "realtime.authenticateSocket",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({ socketId }),
  async run(context, input): Promise<UserAuthentication> {
    if (!context.user) {
      throw channelRefusal();
    }
    await bindToSignIn(context, input);
    return context.platform.realtime.authenticateUser({ ...input, memberId: sessionMemberId(context.user.sessionId) });
  },
});

/**
 * Binds the socket to the caller before it is signed. A session that ends after the binding closes the socket; one that
 * ended before is detected here, so there is no gap.
 */
async function bindToSignIn(context: Context, socket: { socketId: string }): Promise<void> {
  const { user, deviceId, platform } = context;
  if (!user) {
    throw channelRefusal();
  }
  const deviceMembers = user.type === "PosUser" && deviceId !== null ? [deviceMemberId(deviceId)] : [];
  const memberIds = [sessionMemberId(user.sessionId), userMemberId(user.id), ...deviceMembers];
  const isNew = await platform.realtime.bindSocket({ ...socket, memberIds });
  if (isNew && (await isSignInOver(platform.database, { id: user.sessionId, now: context.now }))) {
    throw notSignedIn();
  }
}

async function mayListen(context: Context, channel: Channel): Promise<boolean> {
  if (channel.kind === "graphql") {
    const subscription = await findSubscription(context.sql, channel.subscriptionId);
    return subscription !== null && subscription.userId === context.user?.id;
  }
  return context.scope === "system" || context.scope.storeIds.includes(channel.storeId);
}

async function buildMember(context: Context, storeId: number): Promise<PresenceMember> {
  const { user, deviceId } = context;
  if (!user) {
    throw channelRefusal();
  }
  if (user.type === "User") {
    return { id: userMemberId(user.id), info: { kind: "user", userId: user.id, name: user.fullName } };
  }
  const device = deviceId === null ? null : await db.findDevice(context.sql, { storeId, deviceId });
  if (!device) {
    throw channelRefusal();
  }
  return { id: deviceMemberId(device.deviceId), info: trimToLimit({ kind: "device", ...device }) };
}

/** The protocol's limit for the data of one member. */
const maxInfoBytes = 1024;

/** Drops the last printers until the rest fits; the devices page shows them all. */
function trimToLimit(info: DeviceMember): DeviceMember {
  const isTooLong = Buffer.byteLength(JSON.stringify(info)) > maxInfoBytes && info.printers.length > 0;
  return isTooLong ? trimToLimit({ ...info, printers: info.printers.slice(0, -1) }) : info;
}

/** Returns the same refusal whether the channel exists or not. */
function channelRefusal(): Refusal {
  return new Refusal("channel-not-allowed", { message: "You may not listen to this channel", status: 403 });
}
