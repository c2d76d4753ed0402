import { z } from "zod";
import { rackChecked } from "#server/events/backstock-floor.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./rack-checks.db.ts";
import { fullLevel } from "./section-need.rules.ts";

/** Saves how full an employee finds a section; it counts until the next check, together with later pulls. */
export const checkRack = operation({
  name: "backstock.checkRack",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    sectionId: z.uuid(),
    fullness: z.int().min(0).max(fullLevel),
  }),
  async run(context, { id, sectionId, fullness }): Promise<{ id: string; sectionId: string; fullness: number }> {
    const storeId = context.store.id;
    const section = await db.findSectionName(context.sql, { storeId, id: sectionId });
    if (section === null) {
      throw notFound("Section");
    }
    const inserted = await db.insertRackCheck(context.sql, {
      storeId,
      id,
      sectionId,
      fullness,
      businessDate: await findBusinessDate(context.sql, { storeId, at: context.now }),
      checkedAt: context.now,
      checkedByEmployeeId: context.employee?.id ?? null,
    });
    if (inserted) {
      await context.emit(rackChecked, { section, fullness }, { kind: "BackstockSection", id: sectionId });
    }
    return { id, sectionId, fullness };
  },
});
