export type PresenceMember = { id: string; info: Record<string, unknown> };

/** The client returns `channel_data` unchanged; its bytes are part of the signature. */
export type ChannelAuthorization = { auth: string; channel_data?: string };

export type UserAuthentication = { auth: string; user_data: string };

export type RealtimeEvent = {
  /** 1 to 100 channels. */
  channels: readonly string[];
  /** Up to 200 characters. */
  event: string;
  /** Sent as JSON; up to 10,240 bytes. Larger content goes by reference. */
  data: unknown;
  /** The socket that caused the event and does not receive it. */
  exceptSocketId?: string | undefined;
};

export type ChannelInfo = {
  isOccupied: boolean;
  /** Members of a presence channel, each counted once; null for other channels. */
  memberCount: number | null;
};

/**
 * Live messages to browsers and tills over the Pusher Channels protocol. The embedded server and external services that
 * speak the protocol share this interface.
 */
export type Realtime = {
  /** @throws MessageTooLarge when the data is over 10,240 bytes; RangeError for a wrong name or number of channels */
  trigger(event: RealtimeEvent): Promise<void>;
  /** Sends up to 10 events in order, all or none. Throws like `trigger`. */
  triggerBatch(events: readonly RealtimeEvent[]): Promise<void>;
  /**
   * Sends an event to the sockets of this process alone, without the database, for what every process hears itself.
   * Undefined where an external service holds the sockets. Throws like `trigger`.
   */
  triggerHere?(event: RealtimeEvent): void;
  channelInfo(channel: string): Promise<ChannelInfo>;
  /** Resolves to the member ids of a presence channel, over all processes. */
  presenceMembers(channel: string): Promise<readonly string[]>;
  /** Closes the sockets of a login on all processes. */
  disconnectUser(userId: number): Promise<void>;
  /** Closes all sockets of one session on all processes, whatever their channels. */
  disconnectSession(sessionId: string): Promise<void>;
  /** Closes all sockets of a till on all processes, when its device is revoked. */
  closeDeviceSeat(deviceId: string): Promise<void>;
  /**
   * Binds a socket to its owners (a session, a user, a till) before it joins a channel, so that it closes with any of
   * them, even without `signin`. True when this process had not bound it before. An external service does not support
   * this; there only `signin` names the owner.
   */
  bindSocket(socket: { socketId: string; memberIds: readonly string[] }): Promise<boolean>;
  /** Signs a socket for a channel after the permission check. A presence channel needs its member. */
  authorizeChannel(request: { socketId: string; channel: string; member?: PresenceMember }): ChannelAuthorization;
  /** Signs the response to the client's `signin`. */
  authenticateUser(request: { socketId: string; memberId: string }): UserAuthentication;
  /** Called in one process when a channel gets its first listener anywhere. Returns a function that stops listening. */
  onChannelOccupied(listener: ChannelListener): () => void;
  /** Called in one process when a channel loses its last listener, also when that process was killed. */
  onChannelVacated(listener: ChannelListener): () => void;
};

export type ChannelListener = (channel: string) => void | Promise<void>;

export const realtimeLimits = { dataBytes: 10_240, nameLength: 200, channels: 100, batch: 10 } as const;

/** The data of an event is over the protocol's 10,240 bytes. */
export class MessageTooLarge extends RangeError {}

/** @throws MessageTooLarge, RangeError */
export function checkEvent(event: { channels: readonly string[]; event: string; data: string }): void {
  const { channels, event: name, data } = event;
  if (channels.length === 0 || channels.length > realtimeLimits.channels) {
    throw new RangeError(`An event goes to 1 to ${realtimeLimits.channels} channels`);
  }
  const wrong = channels.find((channel) => !isChannelName(channel));
  if (wrong !== undefined) {
    throw new RangeError(`Not a channel name: ${wrong.slice(0, realtimeLimits.nameLength)}`);
  }
  if (name.length === 0 || name.length > realtimeLimits.nameLength) {
    throw new RangeError(`An event's name has 1 to ${realtimeLimits.nameLength} characters`);
  }
  if (Buffer.byteLength(data) > realtimeLimits.dataBytes) {
    throw new MessageTooLarge(`The data of an event is limited to ${realtimeLimits.dataBytes} bytes`);
  }
}

/** Returns whether the name is valid, including the protocol's channel to all sockets of a signed-in member. */
export function isChannelName(name: string): boolean {
  return /^(#server-to-user-)?[A-Za-z0-9_\-=@,.;]{1,200}$/.test(name) && name.length <= realtimeLimits.nameLength;
}
