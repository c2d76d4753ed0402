import { z } from "zod";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { lockFeed } from "#server/platform/pos/feed.db.ts";

/**
 * The whole file is in: its past days get no Day Close any more, so they are final as they are. Not before the last batch,
 * because a day of which half is here is neither final nor corrected.
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
