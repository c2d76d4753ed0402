import { z } from "zod";
import { binLabel } from "#common/backstock/bin-number.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./pick-list.db.ts";

export type StagedBin = { binLabel: string; categoryName: string; locationName: string };

/** Bins half moved: out of storage, and at a staging place until someone carries them on. By location and number. */
export const listStagedBins = operation({
  name: "backstock.listStagedBins",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<StagedBin[]> {
    const storeId = context.store.id;
    const [{ binPrefix }, bins] = await Promise.all([
      getBackstockSettings(context.sql, storeId),
      db.listStagedBins(context.sql, storeId),
    ]);
    return bins.map(({ number, ...bin }) => ({ binLabel: binLabel(binPrefix, number), ...bin }));
  },
});
