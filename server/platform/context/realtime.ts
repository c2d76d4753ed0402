export type PresenceMember = { id: string; info: Record<string, unknown> };

/** `channel_data` is what the client hands back unchanged; its bytes are part of the signature. */
export type ChannelAuthorization = { auth: string; channel_data?: string };

export type UserAuthentication = { auth: string; user_data: string };

export type RealtimeEvent = {
  /** 1 to 100 channels. */
  channels: readonly string[];
  /** Up to 200 characters. */
  event: string;
  /** Sent as JSON; up to 10,240 bytes. Larger content goes by reference. */
  data: unknown;
  /** The socket whose own act this is; it does not hear of it. */
  exceptSocketId?: string | undefined;
};

export type ChannelInfo = {
  isOccupied: boolean;
  /** Members of a presence channel, each counted once; null for other channels. */
  memberCount: number | null;
};

/**
 * Live messages to browsers and tills, in the words of the Pusher Channels protocol. The embedded server and any other
 * service that speaks the protocol stand behind the same interface.
 */
export type Realtime = {
  /** @throws MessageTooLarge when the data is over 10,240 bytes; RangeError for a wrong name or number of channels */
  trigger(event: RealtimeEvent): Promise<void>;
  /** Up to 10 events, all or none refused; sent in their order. Throws as `trigger` does. */
  triggerBatch(events: readonly RealtimeEvent[]): Promise<void>;
  channelInfo(channel: string): Promise<ChannelInfo>;
  /** Ids of the members of a presence channel, on whatever process their sockets are. */
  presenceMembers(channel: string): Promise<readonly string[]>;
  /** Closes the sockets of a login on all processes. */
  disconnectUser(userId: number): Promise<void>;
  /** Closes all sockets of one sign-in on all processes, whatever channels they hear. */
  disconnectSession(sessionId: string): Promise<void>;
  /** Closes all sockets of a till on all processes: the seat of a revoked device. */
  closeDeviceSeat(deviceId: string): Promise<void>;
  /**
   * Ties a socket to its owners (a sign-in, a login, a till) before it is let onto a channel, so that it is closed with
   * any of them, whether it says `signin` or not. True when it was not tied by this process before. An outside service
   * cannot be told; there `signin` alone says whose a socket is.
   */
  bindSocket(socket: { socketId: string; memberIds: readonly string[] }): Promise<boolean>;
  /** Lets a socket onto a channel; who may listen is decided before. A presence channel takes its member. */
  authorizeChannel(request: { socketId: string; channel: string; member?: PresenceMember }): ChannelAuthorization;
  /** Answers the client's `signin`: whose socket it is. */
  authenticateUser(request: { socketId: string; memberId: string }): UserAuthentication;
  /** Called in one process when a channel gets its first listener anywhere. Answers how to stop listening. */
  onChannelOccupied(listener: ChannelListener): () => void;
  /** Called in one process when a channel has lost its last listener, also when that one was killed. */
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

/** Also true for the protocol's own channel to all sockets of a signed-in member. */
export function isChannelName(name: string): boolean {
  return /^(#server-to-user-)?[A-Za-z0-9_\-=@,.;]{1,200}$/.test(name) && name.length <= realtimeLimits.nameLength;
}
