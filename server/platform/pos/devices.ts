import { deviceFields } from "#common/store-fields.ts";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { DeviceReading } from "#common/pos-files/device-reading.ts";
import { heartbeat } from "#common/pos/pos-device.ts";
import type { Heartbeat, HeartbeatAnswer } from "#common/pos/pos-device.ts";
import type { Printer, PrinterStatus } from "#common/pos/pos-state.ts";
import {
  deviceCapabilities,
  deviceConnection,
  devicePrinter,
  deviceRenamed,
  deviceRevoked,
} from "#server/events/pos.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { findLogoVersion } from "#server/platform/printing/logo/logo.db.ts";
import { sendWaitingJobs } from "#server/platform/printing/print-jobs.ts";
import * as db from "./devices.db.ts";
import type { Device } from "./devices.db.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { lockFeed } from "./feed.db.ts";
import { findMappingVersion } from "./mappings/device-mappings.db.ts";
import { takeDatesToResend } from "./take-batch.ts";

export type { Device } from "./devices.db.ts";

/** A register that reads files stopped or goes on, or reads by another mapping or another file. */
export const readingChanged = "device.reading-changed";
/** What a register can do or give is another, or was said for the first time. */
export const capabilitiesChanged = "device.capabilities-reported";

/** The registers, browsers, tablets and phones of the store. */
export const listDevices = operation({
  name: "devices.list",
  kind: "read",
  permission: "devices:manage",
  on: "store",
  input: z.object({}),
  run: async (context): Promise<Device[]> =>
    context.store === null ? [] : db.listDevices(context.sql, context.store.id),
});

export const renameDevice = operation({
  name: "devices.rename",
  kind: "write",
  permission: "devices:manage",
  on: "store",
  input: z.object({
    id: z.uuid(),
    name: deviceFields.name,
  }),
  async run(context, { id, name }): Promise<Device> {
    const { storeId, device } = await getDevice(context, id);
    if (device.name === name) {
      return device;
    }
    await db.renameDevice(context.sql, { storeId, id, name });
    await context.emit(deviceRenamed, { deviceId: id, before: device.name, after: name }, { kind: "device", id });
    return { ...device, name };
  },
});

/** Revokes a device; its token, its sessions and its seat on the channel end with the commit. */
export const revokeDevice = operation({
  name: "devices.revoke",
  kind: "write",
  permission: "devices:manage",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<Device> {
    const { storeId, accountId, device } = await getDevice(context, id);
    if (device.revokedAt !== null) {
      return device;
    }
    if (device.provider !== null) {
      // Its sign-in would go on: it ends where the service is disconnected.
      throw new Refusal("forbidden", { message: `Disconnect ${device.name} under Automations instead`, status: 409 });
    }
    await db.revokeDevice(context.sql, { storeId, accountId, id, now: context.now });
    await context.emit(deviceRevoked, { deviceId: id, name: device.name }, { kind: "device", id });
    await context.platform.realtime.closeDeviceSeat(id);
    return { ...device, revokedAt: context.now };
  },
});

/** Saves a heartbeat. Returns the server time, the channel address and the days to resend. */
export const takeHeartbeat = operation({
  name: "pos.takeHeartbeat",
  kind: "write",
  permission: "pos:feed",
  on: "store",
  isUnlimited: true,
  input: heartbeat,
  async run(context, beat): Promise<HeartbeatAnswer> {
    const { store, deviceId } = await feedingDevice(context);
    const { sql, now, platform } = context;
    if (!platform.till) {
      throw new Error("A heartbeat cannot be answered without Platform.till");
    }
    await lockFeed(sql, store.id);
    const before = await db.findDevice(sql, { storeId: store.id, id: deviceId });
    // Limits the skew to what the column holds; beyond that the value no longer matters.
    const clockSkewMs = Math.max(-2_147_483_647, Math.min(2_147_483_647, Date.parse(beat.deviceTime) - now.getTime()));
    const readingStoppedAt = stoppedAt(before, { reading: beat.reading, now });
    const update = { heartbeat: beat, readingStoppedAt, clockSkewMs, now };
    await db.saveHeartbeat(sql, { storeId: store.id, id: deviceId, ...update });
    await announceChanges(context, { deviceId, before, beat });
    await sendWaitingJobs(context, { storeId: store.id, deviceId });
    const resendDates = await takeDatesToResend(context, deviceId);
    return {
      serverTime: now.toISOString(),
      realtime: platform.till.realtimeAddress,
      resendDates,
      mappingVersion: await findMappingVersion(sql, { storeId: store.id, deviceId }),
      logoVersion: await findLogoVersion(sql, store.id),
      boundaryMinutes: store.boundaryMinutes,
    };
  },
});

type Beaten = { deviceId: string; before: Device | undefined; beat: Heartbeat };

/** Tells the screens what is another than at the last heartbeat. */
async function announceChanges(context: StoreContext, { deviceId, before, beat }: Beaten): Promise<void> {
  if (before?.isPosConnected !== beat.pos.connected) {
    const change = { deviceId, isPosConnected: beat.pos.connected };
    await context.emit(deviceConnection, change, { kind: "device", id: deviceId });
  }
  for (const printer of changedPrinters(before?.printers ?? [], beat.printers)) {
    await context.emit(devicePrinter, { deviceId, ...printer }, { kind: "device", id: deviceId });
  }
  await announceCapabilities(context, { deviceId, before, beat });
  if (readingKey(before?.reading) !== readingKey(beat.reading)) {
    await sendNotice(context, { name: readingChanged, recordKind: "device", recordId: deviceId });
  }
}

/** What a register can do at first is no change of it, but screens follow it all the same. */
async function announceCapabilities(context: StoreContext, { deviceId, before, beat }: Beaten): Promise<void> {
  const after = beat.capabilities ?? null;
  if (before === undefined || isDeepStrictEqual(before.capabilities, after)) {
    return;
  }
  await sendNotice(context, { name: capabilitiesChanged, recordKind: "device", recordId: deviceId });
  if (before.capabilities !== null && after !== null) {
    const change = { deviceId, name: before.name, before: before.capabilities, after };
    await context.emit(deviceCapabilities, change, { kind: "device", id: deviceId });
  }
}

/** A problem that changes its words began when its first words came. */
function stoppedAt(
  before: Device | undefined,
  { reading, now }: { reading: DeviceReading | undefined; now: Date },
): Date | null {
  const problem = reading?.problem ?? null;
  return problem === null ? null : (before?.readingStoppedAt ?? now);
}

/** What screens show of a reading; its counts alone move nobody. */
function readingKey(reading: DeviceReading | null | undefined): string {
  return JSON.stringify([reading?.problem, reading?.mappingVersion, reading?.lastFile, reading?.files[0]]);
}

type PrinterChange = { printer: string; status: PrinterStatus };

/** Only of printers that were there before: a register that starts has news of all of them. */
function changedPrinters(before: readonly Printer[], now: readonly Printer[]): PrinterChange[] {
  const earlier = new Map(before.map(({ name, status }) => [name, status]));
  return now.flatMap(({ name, displayName, status = "unknown" }) =>
    earlier.has(name) && (earlier.get(name) ?? "unknown") !== status ? [{ printer: displayName, status }] : [],
  );
}

async function getDevice(
  context: Context,
  id: string,
): Promise<{ storeId: number; accountId: number; device: Device }> {
  const { store } = context;
  const device = store === null ? undefined : await db.findDevice(context.sql, { storeId: store.id, id });
  if (store === null || !device) {
    throw notFound("Device");
  }
  return { storeId: store.id, accountId: store.accountId, device };
}
