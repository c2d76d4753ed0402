import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { findSellingService } from "./device.db.ts";

/** What everyone at the counter may know: which service brings the store's sales, and whether they come in. */
export type SellingService = { name: string; isReading: boolean };

export const viewSellingService = operation({
  name: "registers.viewSellingService",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({}),
  run: ({ sql, store }): Promise<SellingService | null> => findSellingService(sql, store.id),
});
