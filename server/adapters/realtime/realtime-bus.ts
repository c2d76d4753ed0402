import { z } from "zod";

/** Messages between processes. Events carry the exact text that the sockets get. */
const busMessage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("event"),
    /** Makes equal events of one transaction distinct, since PostgreSQL sends equal notices only once. */
    id: z.string(),
    channels: z.array(z.string()),
    event: z.string(),
    data: z.unknown(),
    exceptSocketId: z.string().optional(),
    /** The member who sent a client event on a presence channel. */
    memberId: z.string().optional(),
  }),
  z.object({
    kind: z.literal("member-added"),
    channel: z.string(),
    version: z.number(),
    memberId: z.string(),
    memberInfo: z.string(),
  }),
  z.object({ kind: z.literal("member-removed"), channel: z.string(), version: z.number(), memberId: z.string() }),
  z.object({ kind: z.literal("bind"), id: z.string(), socketId: z.string(), memberIds: z.array(z.string()) }),
  z.object({ kind: z.literal("disconnect"), id: z.string(), memberId: z.string() }),
]);

export type BusMessage = z.infer<typeof busMessage>;

/** Returns null for anything but a known message, such as one of a newer version. */
export function readBusMessage(text: string): BusMessage | null {
  try {
    return busMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export type BusListener = {
  /** Called in commit order, also for the process's own messages. */
  onMessage(message: BusMessage): void;
  /** Messages may have been lost, so listeners must reload from the database. */
  onGap(): void;
  /** Messages arrive again after a gap. */
  onRestored(): void;
};

/** Fan-out to all processes, including the sender, in the same order. */
export type RealtimeBus = {
  publish(message: BusMessage): Promise<void>;
  /** Resolves when messages published from now on will be received. */
  subscribe(listener: BusListener): Promise<{ stop(): Promise<void> }>;
};
