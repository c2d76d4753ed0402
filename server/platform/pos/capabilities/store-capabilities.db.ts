import { z } from "zod";
import { posCapabilities } from "#common/pos/pos-capabilities.ts";
import type { PosCapabilities } from "#common/pos/pos-capabilities.ts";
import type { Sql } from "#server/platform/db/db.ts";

const registers = z.array(posCapabilities);

/** What the registers in use have said that they can do. */
export async function listRegisterCapabilities(sql: Sql, storeId: number): Promise<PosCapabilities[]> {
  const rows = await sql
    .selectFrom("posCapabilitiesView")
    .select("capabilities")
    .where("storeId", "=", storeId)
    .orderBy("deviceId")
    .execute();
  return registers.parse(rows.map(({ capabilities }) => capabilities));
}
