import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { ageDays } from "#common/backstock/age.ts";
import { binLabel } from "#common/backstock/bin-number.ts";
import { localTimeAt } from "#common/store-time.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./pick-list.db.ts";

export type PickListBin = {
  id: string;
  binLabel: string;
  categoryName: string;
  ageDays: number;
  notes: string;
  /** A second-hand rule keeps it off the floor until this day; null where none does any more. */
  holdUntil: BusinessDate | null;
};

export type PickList = { date: string; locationName: string; bins: PickListBin[] };

/** The bins of a place in the order of their numbers: what a person takes along who carries them on. */
export const viewPickList = operation({
  name: "backstock.viewPickList",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ locationId: z.uuid() }),
  async run(context, { locationId }): Promise<PickList> {
    const { id: storeId, timeZone } = context.store;
    const date = localTimeAt(context.now, timeZone).date;
    const [settings, location, bins] = await Promise.all([
      getBackstockSettings(context.sql, storeId),
      db.findLocationName(context.sql, { storeId, id: locationId }),
      db.listBinsOfPlace(context.sql, { storeId, locationId }),
    ]);
    if (location === null) {
      throw notFound("Location");
    }
    return {
      date,
      locationName: location,
      bins: bins.map(({ id, number, categoryName, inventoryDate, notes, holdUntil }) => ({
        id,
        binLabel: binLabel(settings.binPrefix, number),
        categoryName,
        ageDays: ageDays(inventoryDate, date),
        notes,
        holdUntil: holdUntil !== null && holdUntil > date ? holdUntil : null,
      })),
    };
  },
});
