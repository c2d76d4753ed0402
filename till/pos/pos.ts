/** The interface between the till and a point of sale, simulated or real. */
import type { z } from "zod";
import type { HeartbeatAnswer } from "#common/pos/pos-device.ts";
import type { DeviceReading } from "#common/pos-files/device-reading.ts";
import type { PosCapabilities } from "#common/pos/pos-capabilities.ts";
import type { PosState } from "#common/pos/pos-state.ts";
import type {
  checkInPayload,
  checkInResult,
  checkInStatusResult,
  listEmployeesResult,
  lookupCustomerResult,
} from "#common/pos/pos-messages.ts";
import type { PosFact } from "#till/feed/feed-queue.ts";

export type { PosFact };

/** Receives the facts of a point of sale. */
export type PosFeed = {
  /**
   * Resolves when the facts are safe on the till's disk. `bookmark` is the point of sale's own progress marker;
   * facts and bookmark are stored or lost together.
   */
  send(facts: readonly PosFact[], bookmark?: string): Promise<void>;
  /** The last stored bookmark, also after a restart. */
  readonly bookmark: string | null;
  /** For history: waits while the server is far behind. What happens now is never held back. */
  room(signal: AbortSignal): Promise<void>;
};

export type PosAdapter = {
  state(): PosState;
  /** What it can do and give, as far as it is known now: screens leave out the rest. */
  capabilities(): PosCapabilities;
  terminalNumber: string;
  /** Sends facts until `signal` aborts. Rejects only when sending failed. */
  run(feed: PosFeed, signal: AbortSignal): Promise<void>;
  /** Sends all rows of a business date again. */
  resend(date: string): Promise<void>;
  /** Opens the buy once, however often the same `clientRef` comes. */
  checkIn(request: z.infer<typeof checkInPayload>): Promise<z.infer<typeof checkInResult>>;
  checkInStatus(clientRef: string): Promise<z.infer<typeof checkInStatusResult>>;
  lookupCustomer(phone: string): Promise<z.infer<typeof lookupCustomerResult>>;
  /** How the reading of its files or its database goes; only of a point of sale that is read. */
  reading?(): DeviceReading;
  /** Takes what the server says of its mapping and of the store. */
  onHeartbeat?(answer: HeartbeatAnswer): Promise<void>;
  listEmployees(): Promise<z.infer<typeof listEmployeesResult>>;
};
