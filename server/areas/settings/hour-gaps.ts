/** Hours in between in which a store is closed, such as at midday: it is open twice that day. */
import { z } from "zod";
import { weekday } from "#common/inputs/input-ranges.ts";
import { gapTexts, openPeriods, wrongGap } from "#common/store-hours.ts";
import { storeHoursChanged } from "#server/events/company/settings.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { changedFields } from "./changed-fields.rules.ts";
import * as db from "./hour-gaps.db.ts";
import { loadHours } from "./store-hours.ts";
import type { StoreHours } from "./store-hours.ts";
import { listWeek } from "./store-hours.db.ts";
import { lockStore } from "./store-profile.db.ts";

const minutes = z.int().min(1).max(1439);

/** Gives the weekdays a gap, or with null takes it away. It has to lie within the hours of each of them. */
export const changeHoursGap = operation({
  name: "settings.changeHoursGap",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({
    weekdays: z.array(weekday).min(1).max(7),
    gap: z.object({ startsMinutes: minutes, endsMinutes: minutes }).nullable(),
  }),
  async run(context, { weekdays, gap }): Promise<StoreHours> {
    const { id: storeId } = context.store;
    await lockStore(context.sql, storeId);
    const days = [...new Set(weekdays)];
    const usual = (await listWeek(context.sql, storeId)).filter((day) => days.includes(day.weekday));
    if (gap !== null) {
      const isWithin = usual.every((day) => openPeriods({ ...day, gap }).length === 2);
      const wrong = {
        ...(isWithin ? {} : { startsMinutes: ["The store must be open before and after"] }),
        ...wrongGap(gap),
      };
      if (Object.keys(wrong).length > 0) {
        throw invalidInput(wrong);
      }
    }
    const before = gapTexts(await db.listGaps(context.sql, storeId));
    await db.saveGaps(context.sql, { storeId, weekdays: days, gap });
    const changed = changedFields(before, gapTexts(await db.listGaps(context.sql, storeId)));
    if (changed !== null) {
      await context.emit(storeHoursChanged, changed, { kind: "StoreHours", id: storeId });
    }
    return loadHours(context);
  },
});
