import { z } from "zod";

/** What processes tell each other. Events carry their data as the text that is sent to the sockets. */
const busMessage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("event"),
    /** Tells two equal events of one transaction apart: PostgreSQL sends equal notices once. */
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

/** Null for what is not a message, or one of a newer version of the program. */
export function readBusMessage(text: string): BusMessage | null {
  try {
    return busMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export type BusListener = {
  /** Called in the order in which the messages were committed, the process's own among them. */
  onMessage(message: BusMessage): void;
  /** Messages may have been lost; those who listen must start again from what the database says. */
  onGap(): void;
  /** Messages come again after a gap. */
  onRestored(): void;
};

/** Fan-out to all processes: what one publishes, all of them (itself too) hear in the same order. */
export type RealtimeBus = {
  publish(message: BusMessage): Promise<void>;
  /** Resolves when messages published from now on will be heard. */
  subscribe(listener: BusListener): Promise<{ stop(): Promise<void> }>;
};
