import type { Channel } from "pusher-js";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import { suspectConnection } from "#web/platform/browser/online.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { currentSession, watchSession } from "#web/platform/session/session.ts";
import { refreshSession } from "#web/platform/person/sign-in.ts";
import type { Pusher } from "./pusher-connection.ts";

export type ChannelListener = {
  events: Readonly<Record<string, (data: unknown) => void>>;
  /** Called when events may have been missed: after a reconnect, or when the channel was joined again. */
  onGap?: () => void;
  /** Called when the subscription is active. Changes since the listener was added did not arrive. */
  onSubscribed?: () => void;
  onMembers?: (members: readonly ChannelMember[]) => void;
};

export type ChannelMember = { id: string; info: unknown };

/** A client event goes to the other members; false when the connection can't send now. */
export type SendToMembers = (event: string, data: unknown) => boolean;

type Connection = "off" | "connecting" | "on";
const connection = createSignal<Connection>("off");

let connecting: Promise<Pusher> | null = null;
const joined = new Map<string, Set<ChannelListener>>();
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Retry delay for a connection that could not be opened. A later break reconnects automatically. */
const retryMs = 10_000;

watchSession(() => {
  if (currentSession() === null) {
    void disconnect();
  }
});

export function useLiveConnection(): Connection {
  return useSignal(connection);
}

/** Listens to a channel until the returned function is called. The last listener leaves the channel. */
export function listenToChannel(name: string, listener: ChannelListener): () => void {
  const listeners = joined.get(name) ?? new Set<ChannelListener>();
  listeners.add(listener);
  joined.set(name, listeners);
  void join(name, listener);
  return () => {
    listeners.delete(listener);
    void leave(name, listener);
  };
}

export async function sendToMembers(channel: string): Promise<SendToMembers> {
  const pusher = await connect();
  return (event, data) => pusher.channel(channel)?.trigger(event, data) ?? false;
}

export async function ownMemberId(channel: string): Promise<string | null> {
  const pusher = await connect();
  const memberChannel: unknown = pusher.channel(channel);
  return hasMembers(memberChannel) ? (memberChannel.members.myID ?? null) : null;
}

function connect(): Promise<Pusher> {
  connecting ??= import("./pusher-connection.ts").then(async ({ openPusher }) => {
    connection.set("connecting");
    const pusher = await openPusher();
    pusher.connection.bind("state_change", ({ current, previous }: { current: string; previous: string }) => {
      connection.set(current === "connected" ? "on" : "connecting");
      if (previous === "connected") {
        void suspectConnection();
      }
      if (current === "connected" && previous !== "initialized" && previous !== "connecting") {
        notifyGap();
      }
    });
    pusher.connection.bind("disconnected", () => void handleDisconnect(pusher));
    return pusher;
  });
  // A later listener may have more luck than the one that failed.
  connecting.catch((error: unknown) => {
    logProblem("The live connection could not be opened", error);
    connecting = null;
    connection.set("off");
    clearTimeout(retryTimer);
    retryTimer = setTimeout(joinAgain, retryMs);
  });
  return connecting;
}

/**
 * Handles a socket that the server closed for good: the session has ended, or its permissions have shrunk.
 * Refreshing the session ends one that is over; otherwise the socket reconnects.
 */
async function handleDisconnect(pusher: Pusher): Promise<void> {
  if ((await connecting?.catch(() => null)) !== pusher) {
    return;
  }
  try {
    await refreshSession();
  } catch (error) {
    logProblem("The live connection was closed by the server", error);
  }
  if (currentSession() !== null) {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      pusher.connect();
    }, retryMs);
  }
}

function joinAgain(): void {
  for (const [name, listeners] of joined) {
    for (const listener of listeners) {
      void join(name, listener);
    }
  }
}

async function join(name: string, listener: ChannelListener): Promise<void> {
  // A connection that failed has been written down where it was opened, and is tried again.
  const pusher = await connect().catch(() => null);
  if (pusher === null || joined.get(name)?.has(listener) !== true) {
    return;
  }
  const channel = pusher.subscribe(name);
  for (const [event, handler] of Object.entries(listener.events)) {
    channel.bind(event, handler);
  }
  bindMembers(channel, listener);
  if (channel.subscribed) {
    listener.onMembers?.(membersOf(channel));
  }
  let wasSubscribed = channel.subscribed;
  channel.bind("pusher:subscription_succeeded", () => {
    if (joined.get(name)?.has(listener) === true) {
      (wasSubscribed ? listener.onGap : listener.onSubscribed)?.();
    }
    wasSubscribed = true;
  });
}

function bindMembers(channel: Channel, listener: ChannelListener): void {
  if (listener.onMembers === undefined) {
    return;
  }
  const notify = () => listener.onMembers?.(membersOf(channel));
  for (const event of ["pusher:subscription_succeeded", "pusher:member_added", "pusher:member_removed"]) {
    channel.bind(event, notify);
  }
}

async function leave(name: string, listener: ChannelListener): Promise<void> {
  // A connection that failed has already been written down where it was opened.
  const pusher = await connecting?.catch(() => null);
  const channel = pusher?.channel(name);
  for (const [event, handler] of Object.entries(listener.events)) {
    channel?.unbind(event, handler);
  }
  if (joined.get(name)?.size === 0) {
    joined.delete(name);
    pusher?.unsubscribe(name);
  }
}

function notifyGap(): void {
  for (const listeners of joined.values()) {
    for (const listener of listeners) {
      listener.onGap?.();
    }
  }
}

async function disconnect(): Promise<void> {
  const pusher = await connecting?.catch(() => null);
  connecting = null;
  clearTimeout(retryTimer);
  joined.clear();
  connection.set("off");
  pusher?.disconnect();
}

type Members = { members: { myID?: string | null; each(callback: (member: ChannelMember) => void): void } };

function hasMembers(channel: unknown): channel is Members {
  return typeof channel === "object" && channel !== null && "members" in channel;
}

function membersOf(channel: unknown): ChannelMember[] {
  const members: ChannelMember[] = [];
  if (hasMembers(channel)) {
    channel.members.each((member) => members.push({ id: member.id, info: member.info }));
  }
  return members;
}
