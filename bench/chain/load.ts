/** The peak minute of docs/scaling.md, and what counts as holding a share of it. */
import { z } from "zod";

export const peak = {
  stores: 1350,
  feedRowsPerSecond: 40,
  requestsPerSecond: 500,
  sockets: 6000,
  noticesPerMinute: 2000,
};

/** Longer than this a person, a register or another screen should not wait; shares beyond are not held. */
export const limits = {
  requestMs: 250,
  feedMs: 1000,
  noticeMs: 1000,
  /** Of what was due in the time, as much was answered. */
  answeredPercent: 98,
  /** Work in the background that was due so long ago. */
  jobSeconds: 60,
};

export const crowdStore = z.object({
  id: z.number(),
  timeZone: z.string(),
  headers: z.record(z.string(), z.string()),
  tillToken: z.string(),
  taskId: z.string(),
});
export type CrowdStore = z.infer<typeof crowdStore>;

export const crowdPlace = z.object({
  kind: z.literal("place"),
  httpPorts: z.array(z.number()),
  realtimePort: z.number(),
  realtime: z.object({ id: z.string(), key: z.string(), secret: z.string() }),
  stores: z.array(crowdStore),
  /** How many others like it share the load. */
  crowds: z.number(),
});
export const crowdHold = z.object({ kind: z.literal("hold"), share: z.number(), seconds: z.number() });

/** Waits in milliseconds are a sample of all. */
export const held = z.object({
  kind: z.literal("held"),
  requests: z.object({ due: z.number(), answered: z.number(), waits: z.array(z.number()) }),
  feed: z.object({ due: z.number(), answered: z.number(), waits: z.array(z.number()) }),
  notices: z.object({ due: z.number(), answered: z.number(), waits: z.array(z.number()), all: z.number() }),
  sockets: z.number(),
  failures: z.array(z.string()),
});
export type Held = z.infer<typeof held>;

export const fromCrowd = z.discriminatedUnion("kind", [z.object({ kind: z.literal("placed") }), held]);
