import { z } from "zod";
import { posCapabilities } from "#common/pos/pos-capabilities.ts";
import type { PosCapabilities } from "#common/pos/pos-capabilities.ts";
import type { Sql } from "#server/platform/db/db.ts";

const registers = z.array(z.object({ deviceId: z.uuid(), capabilities: posCapabilities }));

export type RegisterCapabilities = { deviceId: string; capabilities: PosCapabilities };

/** What the registers in use have said that they can do. */
export async function listRegisters(sql: Sql, storeId: number): Promise<RegisterCapabilities[]> {
  const rows = await sql
    .selectFrom("posCapabilitiesView")
    .select(["deviceId", "capabilities"])
    .where("storeId", "=", storeId)
    .orderBy("deviceId")
    .execute();
  return registers.parse(rows);
}
