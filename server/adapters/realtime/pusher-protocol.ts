import { z } from "zod";

/** Close and error codes of the Pusher Channels protocol 7: below 4100 do not reconnect, below 4200 wait, then at once. */
export const closeCodes = {
  unknownApp: 4001,
  noVersion: 4008,
  wrongVersion: 4006,
  unsupportedVersion: 4007,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
  clientEventRejected: 4301,
} as const;

/** Older clients omit the version or use other events; 5 to 7 differ in nothing that we use. */
export const supportedVersions = { oldest: 5, newest: 7 } as const;

/** Longest message from a client: a client event's 10 kB with its escapes and envelope. */
export const longestClientMessageBytes = 64 * 1024;

const clientMessage = z.object({ event: z.string(), data: z.unknown(), channel: z.string().optional() });

export type ClientMessage = z.infer<typeof clientMessage>;

const subscribeData = z.object({
  channel: z.string(),
  auth: z.string().optional(),
  channel_data: z.string().optional(),
});

export type SubscribeData = z.infer<typeof subscribeData>;

const unsubscribeData = z.object({ channel: z.string() });

const signinData = z.object({ auth: z.string(), user_data: z.string() });

const userData = z.object({ id: z.string().min(1).max(128) });

/** The protocol allows numeric member ids; we convert them to text. */
const channelData = z.object({
  user_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(128)),
  user_info: z.record(z.string(), z.unknown()).optional(),
});

/** Returns null for anything but a message of the protocol. */
export function readClientMessage(text: string): ClientMessage | null {
  return read(clientMessage, text);
}

export function readSubscribe(data: unknown): SubscribeData | null {
  return read(subscribeData, data);
}

export function readUnsubscribe(data: unknown): { channel: string } | null {
  return read(unsubscribeData, data);
}

export function readSignin(data: unknown): { auth: string; user_data: string } | null {
  return read(signinData, data);
}

/** The id of the signed-in member. */
export function readUserId(text: string): string | null {
  return read(userData, text)?.id ?? null;
}

/** Longest information of a member, as JSON: it is sent to every listener of the channel. */
const maxMemberInfo = 4096;

/** Returns the member that the server signed; the information stays text. */
export function readMember(text: string | undefined): { id: string; info: string } | null {
  const member = text === undefined ? null : read(channelData, text);
  const info = JSON.stringify(member?.user_info ?? {});
  return member && info.length <= maxMemberInfo ? { id: member.user_id, info } : null;
}

/** Accepts data as an object or as JSON text, because clients send both. */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> | null {
  const parsed = schema.safeParse(typeof value === "string" ? parseJson(value) : value);
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A message of the protocol's own; its data is JSON inside a text. */
export function protocolFrame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, data: JSON.stringify(data), channel });
}

export function errorFrame(code: number, message: string, channel?: string): string {
  return JSON.stringify({ event: "pusher:error", data: { code, message }, channel });
}

/** The error frame for a failed subscription. */
export function subscriptionErrorFrame(
  channel: string,
  reason: { type: string; error: string; status: number },
): string {
  return protocolFrame("pusher:subscription_error", reason, channel);
}

/** Inserts the members' information unchanged, since it is JSON text already. */
export function membersFrame(channel: string, members: ReadonlyMap<string, string>): string {
  const ids = [...members.keys()];
  const hash = [...members].map(([id, info]) => `${JSON.stringify(id)}:${info}`).join(",");
  const data = `{"presence":{"count":${ids.length},"ids":${JSON.stringify(ids)},"hash":{${hash}}}}`;
  return JSON.stringify({ event: "pusher_internal:subscription_succeeded", data, channel });
}

export function memberAddedFrame(channel: string, member: { id: string; info: string }): string {
  const data = `{"user_id":${JSON.stringify(member.id)},"user_info":${member.info}}`;
  return JSON.stringify({ event: "pusher_internal:member_added", data, channel });
}

export function memberRemovedFrame(channel: string, memberId: string): string {
  return protocolFrame("pusher_internal:member_removed", { user_id: memberId }, channel);
}
