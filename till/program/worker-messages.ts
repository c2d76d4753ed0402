/** What the program and the till that it runs in a process of its own say to each other. */
import { z } from "zod";
import { deviceReading } from "#common/pos-files/device-reading.ts";
import { posState, printer } from "#common/pos/pos-state.ts";

const instant = z.coerce.date<Date | string>();

const workerState = z.object({
  store: z.object({ name: z.string(), number: z.string(), timeZone: z.string() }),
  deviceName: z.string(),
  pos: posState,
  reading: deviceReading.nullable(),
  queueLength: z.number(),
  line: z.object({ answeredAt: instant.nullable(), problem: z.string().nullable() }),
  printers: z.array(printer),
  requests: z.object({ open: z.number(), lastAt: instant.nullable() }),
});
export type WorkerState = z.infer<typeof workerState>;

export const fromWorker = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("state"), state: workerState }),
  z.object({ kind: z.literal("printed"), id: z.string(), problem: z.string().nullable() }),
]);
export type FromWorker = z.infer<typeof fromWorker>;

export const toWorker = z.object({ kind: z.literal("testPage"), id: z.string(), printer: z.string() });
export type ToWorker = z.infer<typeof toWorker>;

/** What a whole program says that is only tried: its till is at work and the server has answered. */
export const atWork = z.object({ kind: z.literal("atWork") });
