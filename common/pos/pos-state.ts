/** What a till says of itself: its printers, and the point of sale that it stands beside. Zod's small build, for pages. */
import * as z from "zod/mini";
import { optionalText, requiredText } from "#common/inputs/field-schemas.ts";

export const printerRole = z.enum(["receipt", "label", "document"]);
const printerType = z.enum(["escpos", "zpl", "epl", "dymo", "system"]);
/** What stops a printer; `unknown` where it cannot be asked. */
export const printerStatus = z.enum([
  "ready",
  "low-paper",
  "no-paper",
  "cover-open",
  "failing",
  "unreachable",
  "unknown",
]);
export const printer = z.object({
  /** The operating system's own name: what a job is addressed to. */
  name: requiredText(100),
  displayName: requiredText(100),
  role: printerRole,
  type: printerType,
  /** Of the paper of a receipt printer; 80 where a till does not say. */
  widthMm: z.optional(z.union([z.literal(58), z.literal(80)])),
  /** As of the last heartbeat; a till of an older version does not say. */
  status: z.optional(printerStatus),
});

export const posState = z.object({
  connected: z.boolean(),
  name: optionalText(60),
  version: optionalText(30),
});

export type Printer = z.infer<typeof printer>;
export type PrinterStatus = z.infer<typeof printerStatus>;
export type PrinterRole = z.infer<typeof printerRole>;
export type PosState = z.infer<typeof posState>;
