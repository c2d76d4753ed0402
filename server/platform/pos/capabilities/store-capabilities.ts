import { z } from "zod";
import { everyCapability, storeCapabilities } from "#common/pos/pos-capabilities.ts";
import type { StoreCapabilities } from "#common/pos/pos-capabilities.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listRegisters } from "./store-capabilities.db.ts";

/** What the store's registers can do and give, for the screens of everyone who works there. */
export const viewStoreCapabilities = operation({
  name: "pos.viewStoreCapabilities",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({}),
  run: async (context): Promise<StoreCapabilities> =>
    context.store === null ? everyCapability : findStoreCapabilities(context.sql, context.store.id),
});

export async function findStoreCapabilities(sql: Sql, storeId: number): Promise<StoreCapabilities> {
  const registers = await listRegisters(sql, storeId);
  return storeCapabilities(registers.map(({ capabilities }) => capabilities));
}

/** Whether a check-in can be sent at all, and the registers that it must not be sent to. */
export async function findCheckInRegisters(
  sql: Sql,
  storeId: number,
): Promise<{ takesCheckIns: boolean; slipDeviceIds: string[] }> {
  const registers = await listRegisters(sql, storeId);
  const { takesCheckIns } = storeCapabilities(registers.map(({ capabilities }) => capabilities));
  const slip = registers.filter(({ capabilities }) => capabilities.takesCheckIns === false);
  return { takesCheckIns, slipDeviceIds: slip.map(({ deviceId }) => deviceId) };
}
