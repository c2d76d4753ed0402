/**
 * Events from the tills of a store. Tickets and buys are announced one by one if they belong to the running business
 * date or of the day before; older ones (a back-fill, a long time offline) are announced together as
 * `pos.history-received`, so that years of history do not become a million events. Everything is in the tables either
 * way.
 */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { posCapabilities } from "#common/pos/pos-capabilities.ts";
import { printerStatus } from "#common/pos/pos-state.ts";

const ticket = z.object({
  externalId: z.string(),
  number: z.string(),
  businessDate,
  customerId: z.string().nullable(),
  couponNumber: z.string().nullable(),
  /** Merchandise before tax, in cents. */
  net: z.int(),
  total: z.int(),
});

/** A sale, a return or an exchange is there, for the first time or in a newer version. */
export const saleCompleted = { name: "pos.sale-completed", payload: ticket } as const;

export const saleVoided = { name: "pos.sale-voided", payload: ticket } as const;

export const buyUpdated = {
  name: "pos.buy-updated",
  payload: z.object({
    externalId: z.string(),
    clientRef: z.string().nullable(),
    number: z.string(),
    businessDate,
    customerId: z.string(),
    status: z.enum(["open", "complete", "void"]),
  }),
} as const;

/** The point of sale took a row back: what followed from it must be undone. */
export const rowRemoved = {
  name: "pos.row-removed",
  payload: z.object({
    kind: z.enum(["transaction", "buy", "inventoryItem", "customer", "employee", "dayClose"]),
    externalId: z.string(),
    businessDate,
    reason: z.string(),
  }),
} as const;

/** Customers, items or employees of one batch that are new or newer. */
export const recordsUpdated = {
  name: "pos.records-updated",
  payload: z.object({ kind: z.enum(["inventoryItem", "customer", "employee"]), externalIds: z.array(z.string()) }),
} as const;

export const dayClosed = {
  name: "pos.day-closed",
  payload: z.object({ businessDate, closedBy: z.string().nullable(), netSales: z.int() }),
} as const;

export const historyReceived = {
  name: "pos.history-received",
  payload: z.object({ deviceId: z.string(), batch: z.int(), rows: z.int(), dates: z.array(businessDate) }),
} as const;

/** Day Close and our rows differ, and asking the tills three times did not help. */
export const dayDiffers = {
  name: "pos.day-differs",
  payload: z.object({ businessDate, differenceCents: z.int() }),
} as const;

/** A manager wants the registers to send a day again. */
export const dayAskedAgain = {
  name: "pos.day-asked-again",
  payload: z.object({ businessDate }),
} as const;

export const devicePaired = {
  name: "device.paired",
  payload: z.object({ deviceId: z.string(), name: z.string() }),
} as const;

export const deviceRevoked = {
  name: "device.revoked",
  payload: z.object({ deviceId: z.string(), name: z.string() }),
} as const;

export const deviceRenamed = {
  name: "device.renamed",
  payload: z.object({ deviceId: z.string(), before: z.string(), after: z.string() }),
} as const;

/** A manager saved how a register's exports are read, or put an earlier version back into use. */
export const deviceMappingSaved = {
  name: "device.mapping-saved",
  payload: z.object({
    deviceId: z.string(),
    name: z.string(),
    version: z.int(),
    fileName: z.string().nullable(),
    fromVersion: z.int().nullable(),
  }),
} as const;

/** A person at the register sent its log, for support. */
export const deviceLogSent = {
  name: "device.log-sent",
  payload: z.object({ deviceId: z.string() }),
} as const;

/** A printer at a register stopped or goes on; `status` is what the register says of it. */
export const devicePrinter = {
  name: "device.printer-changed",
  payload: z.object({ deviceId: z.string(), printer: z.string(), status: printerStatus }),
} as const;

/** What a register's point of sale can do or give is another: its mapping was changed, or its program. */
export const deviceCapabilities = {
  name: "device.capabilities-changed",
  payload: z.object({ deviceId: z.string(), name: z.string(), before: posCapabilities, after: posCapabilities }),
} as const;

/** The register lost or found its point of sale. */
export const deviceConnection = {
  name: "device.connection-changed",
  payload: z.object({ deviceId: z.string(), isPosConnected: z.boolean() }),
} as const;
