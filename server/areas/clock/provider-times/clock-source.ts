import { z } from "zod";
import { storeSwitchesChanged } from "#server/events/company/settings.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { getClockSettings, saveClockSource } from "#server/areas/clock/clock-settings.db.ts";

/** Whether people punch here or by their scheduling service's clock. Which of the two may be chosen, who calls knows. */
export const changeClockSource = operation({
  name: "team.changeClockSource",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ clockSource: z.enum(["app", "provider"]) }),
  async run(context, { clockSource }): Promise<void> {
    const storeId = context.store.id;
    const before = await getClockSettings(context.sql, storeId);
    if (before.clockSource !== clockSource) {
      await saveClockSource(context.sql, { storeId, clockSource });
      const change = { before: { clockSource: before.clockSource }, after: { clockSource } };
      await context.emit(storeSwitchesChanged, change, { kind: "StoreSwitches", id: storeId });
    }
  },
});
