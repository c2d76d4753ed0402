import { z } from "zod";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { lockFeed } from "#server/platform/pos/feed.db.ts";

/**
 * Marks the past days of a complete import as final, since they get no Day Close. Runs after the last batch, because a
 * half-imported day is neither final nor corrected.
 */
export const finishImport = operation({
  name: "pos.finishImport",
  kind: "write",
  permission: "pos:feed",
  on: "store",
  input: z.object({}),

  async run(context): Promise<void> {
    const { store, deviceId } = await feedingDevice(context);
    const { sql, now, platform } = context;
    if (platform.till === undefined) {
      throw new Error("An import needs the daily figures (Platform.till)");
    }
    await lockFeed(sql, store.id);
    const before = await findBusinessDate(sql, { storeId: store.id, at: now });
    const dates = await platform.till.finishImportedDays(sql, { storeId: store.id, deviceId, before, now });
    if (dates.length > 0) {
      await sendNotice(context, { name: "daily-report.changed", recordKind: "daily-report", recordId: null });
    }
  },
});
