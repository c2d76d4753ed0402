import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { sentLog } from "#common/pos/pos-log.ts";
import { deviceLogSent } from "#server/events/pos.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./device-logs.db.ts";
import type { DeviceLog } from "./device-logs.db.ts";

export type { DeviceLog } from "./device-logs.db.ts";

/** Of each register; support asks for the newest. */
const keptLogs = 3;

/** Takes the log that a person at the register sent. */
export const takeLog = operation({
  name: "pos.takeLog",
  kind: "write",
  permission: "pos:feed",
  on: "store",
  input: sentLog,
  async run(context, { text }): Promise<{ isTaken: true }> {
    const { store, deviceId } = await feedingDevice(context);
    const { sql, now } = context;
    const register = { storeId: store.id, deviceId };
    await db.insertLog(sql, { ...register, id: uuidv7(), log: text, now });
    await db.deleteOlderLogs(sql, { ...register, kept: keptLogs });
    await context.emit(deviceLogSent, { deviceId }, { kind: "device", id: deviceId });
    return { isTaken: true };
  },
});

/** The logs of a register, for a manager and for support. */
export const listLogs = operation({
  name: "devices.listLogs",
  kind: "read",
  permission: "devices:manage",
  on: "store",
  input: z.object({ deviceId: z.uuid() }),
  run: (context, { deviceId }): Promise<DeviceLog[]> =>
    db.listLogs(context.sql, { storeId: context.store.id, deviceId }),
});
