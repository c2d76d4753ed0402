/** Pairing and heartbeat: how a till becomes a device of a store and how it says that it lives. */
import { z } from "zod";
import { inputText, instantWithOffset, wholeNumber } from "#common/inputs/input-ranges.ts";
import { deviceReading } from "#common/pos-files/device-reading.ts";
import { posCapabilities } from "./pos-capabilities.ts";
import { posState, printer } from "./pos-state.ts";

export const pairPath = "/api/pos/v1/pair";
/** Every 60 s, with `Authorization: Bearer {device token}` like all that follows pairing. */
export const heartbeatPath = "/api/pos/v1/heartbeat";
export const heartbeatEveryMs = 60_000;

/** No 0, O, 1 or I: the code is read aloud and typed. */
export const pairingAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const pairingCodeLength = 8;
export const pairingCodeValidMs = 15 * 60_000;
export const pairingCode = inputText
  .trim()
  .toUpperCase()
  .regex(/^[A-HJ-NP-Z2-9]{8}$/, "A pairing code has 8 letters and digits, without 0, O, 1 and I");

export const pairRequest = z.object({
  code: pairingCode,
  /** Made by the device at its first start and kept: the id decides, never the name. */
  deviceId: z.uuid(),
  name: inputText.trim().min(1).max(60),
  terminalNumber: inputText.trim().max(16),
  agentVersion: inputText.trim().max(30),
  pos: posState,
});

/** Where the realtime channels are; a change takes effect at the next heartbeat. */
export const realtimeAddress = z.object({
  key: z.string().min(1).max(100),
  host: z.string().min(1).max(253),
  port: z.int().min(1).max(65_535),
  tls: z.boolean(),
});

/** Three in the morning, as in a store that has not changed it: for a server or a till of an older version. */
export const usualBoundaryMinutes = 180;
const boundaryMinutes = z.int().min(0).max(720).default(usualBoundaryMinutes);

export const pairAnswer = z.object({
  deviceToken: z.string().min(20).max(200),
  device: z.object({ id: z.uuid(), name: z.string() }),
  store: z.object({
    id: z.int().min(1),
    number: z.string(),
    name: z.string(),
    timeZone: z.string(),
    /** Until so many minutes after midnight a sale belongs to the day before. */
    boundaryMinutes,
  }),
  /** The person-less login of the register's own browser. */
  posUser: z.object({ id: z.int().min(1), email: z.string(), authenticationToken: z.string() }),
  realtime: realtimeAddress,
});

export const heartbeat = z.object({
  agentVersion: inputText.trim().max(30),
  deviceTime: instantWithOffset,
  pos: posState,
  /** Rows on the device's disk that the server has not confirmed. */
  queueLength: wholeNumber.min(0),
  terminalNumber: inputText.trim().max(16),
  printers: z.array(printer).max(20),
  /** What its point of sale can do and give; a till of an older version does not say. */
  capabilities: z.optional(posCapabilities),
  /** Only of a register whose point of sale is read: its files or its database. */
  reading: deviceReading.optional(),
});

export const heartbeatAnswer = z.object({
  serverTime: z.iso.datetime({ offset: true }),
  realtime: realtimeAddress,
  // Business dates. Not by their own schema: the day's page would then load this library for the device page's sake.
  resendDates: z.array(z.iso.date()).max(100).default([]),
  /** The mapping in use (common/pos/pos-mapping.ts); 0 before the first. */
  mappingVersion: z.int().min(0).default(0),
  /** The store's logo (common/pos/pos-logo.ts); 0 before the first. */
  logoVersion: z.int().min(0).default(0),
  boundaryMinutes,
});

export type PairRequest = z.infer<typeof pairRequest>;
export type PairAnswer = z.infer<typeof pairAnswer>;
export type RealtimeAddress = z.infer<typeof realtimeAddress>;
export type Heartbeat = z.infer<typeof heartbeat>;
export type HeartbeatAnswer = z.infer<typeof heartbeatAnswer>;
