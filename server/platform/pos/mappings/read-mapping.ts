import { z } from "zod";
import { beatNowEvent } from "#common/pos/pos-mapping.ts";
import type { MappingAnswer } from "#common/pos/pos-mapping.ts";
import { storePresenceChannel } from "#common/pos/pos-messages.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./device-mappings.db.ts";

/** The mapping that a register reads its exports by. */
export const readMapping = operation({
  name: "pos.readMapping",
  kind: "read",
  permission: "pos:feed",
  on: "store",
  input: z.object({}),
  async run(context): Promise<MappingAnswer> {
    const { store, deviceId } = await feedingDevice(context);
    const [newest] = await db.listMappings(context.sql, { storeId: store.id, deviceId, limit: 1 });
    return newest ? { version: newest.version, mapping: newest.mapping } : { version: 0 };
  },
});

/** Asks a register on the channel for its heartbeat, whose answer names the mapping; one that is away beats when it is back. */
export const askForHeartbeat = operation({
  name: "pos.askForHeartbeat",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({ deviceId: z.uuid() }),
  async run(context, { deviceId }): Promise<void> {
    const channels = [storePresenceChannel(context.store.id)];
    await context.platform.realtime.trigger({ channels, event: beatNowEvent, data: { to: deviceId } });
  },
});
