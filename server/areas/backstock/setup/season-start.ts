import type { BusinessDate } from "#common/business-date.ts";
import * as seasons from "#common/backstock/seasons.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { getBackstockSettings } from "./backstock-settings.db.ts";

/** The first day after this one on which the store turns to the next season. */
export async function nextSeasonStart({ sql, store }: StoreContext, today: BusinessDate): Promise<BusinessDate> {
  const settings = await getBackstockSettings(sql, store.id);
  return seasons.nextSeasonStart(settings.seasons, today);
}
