import { z } from "zod";
import { wholeNumber } from "#common/inputs/input-ranges.ts";
import { fillingRemoved } from "#server/events/backstock.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { toItem } from "./backstock-item.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { archiveFillings } from "./change-filling.db.ts";
import { listFillings, lockFillings } from "./fillings.db.ts";
import { binChanged } from "./refusals.ts";
import { announce, fillingEventFields, writeChange } from "./written-change.ts";

const removeReasons = ["mistake", "discarded", "donated", "transferred"] as const;

/** Takes a filling out of backstock without pulling it: the bin is empty, and nothing is counted. */
export const removeFilling = operation({
  name: "backstock.removeFilling",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), version: wholeNumber, setId: z.uuid(), reason: z.enum(removeReasons) }),
  async run(context, { id, version, setId, reason }): Promise<BackstockItem> {
    const storeId = context.store.id;
    const [filling] = await lockFillings(context.sql, { storeId, ids: [id] });
    if (!filling) {
      throw notFound("Bin");
    }
    if (filling.version !== version || filling.archivedAt !== null) {
      throw await binChanged(context, filling);
    }
    const on = await runningDate(context);
    const ending = { reason, at: context.now, on, employeeId: context.employee?.id ?? null, locationId: null };
    await archiveFillings(context.sql, { storeId, ids: [id], ending });
    const happened = [{ type: "removed" as const, reason, filling, fromLocationId: filling.locationId }];
    await writeChange(context, { setId, happened });
    await announce(context, { event: fillingRemoved, payload: { ...fillingEventFields(filling), reason }, filling });
    const [removed] = await listFillings(context.sql, { storeId, ids: [id] });
    return toItem(context, removed ?? filling);
  },
});
