import { v7 as uuidv7 } from "uuid";
import { localTimeAt } from "#common/store-time.ts";
import { countSellThroughJob } from "#server/areas/backstock/pull-list/pull-list.jobs.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { ActingStore, Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { FilledStore } from "./fill-company.ts";
import * as db from "./floor-sections.db.ts";
import { floorSections } from "./floor-sections.rules.ts";
import type { PlannedSection } from "./floor-sections.rules.ts";
import { listTeam } from "./past-hours.db.ts";

/** When the simulated tills have sent the history of the first start. */
const feedMs = 10 * 60_000;
/** How long ago the rack check was. */
const checkedMs = 3 * 3_600_000;

/** Gives the stores of a new demonstration their sections, and a rack check of a few of them. */
export async function fillFloorSections(platform: Platform, stores: readonly FilledStore[]): Promise<void> {
  for (const { id, store } of stores) {
    const acting = await findActingStore(platform, id);
    if (acting) {
      const reason = "the demonstration's floor";
      const request = systemRequest(platform, { store: acting, reason, requestId: uuidv7() });
      await platform.database.transaction(request.scope, async (sql) => {
        if (!(await db.hasSections(sql, id))) {
          await fillOne(sql, { store: acting, plan: floorSections[store.tillKind], now: platform.clock() });
          const payload = { storeId: id, date: localTimeAt(platform.clock(), acting.timeZone).date };
          const runAt = new Date(platform.clock().getTime() + feedMs);
          await contextFor(request, sql).addJob(countSellThroughJob, payload, { runAt });
        }
      });
    }
  }
}

type Shop = { store: ActingStore; plan: readonly PlannedSection[]; now: Date };

async function fillOne(sql: Sql, { store, plan, now }: Shop): Promise<void> {
  const storeId = store.id;
  const categories = await db.listCategories(sql, storeId);
  const checkedAt = new Date(now.getTime() - checkedMs);
  const date = await findBusinessDate(sql, { storeId, at: checkedAt });
  const team = await listTeam(sql, storeId);
  for (const [position, { name, codes, holds, fullness }] of plan.entries()) {
    const id = uuidv7();
    const categoryIds = categories.filter((category) => holds(category.name)).map((category) => category.id);
    await db.insertSection(sql, { storeId, id, name, position, codes, categoryIds, at: checkedAt });
    if (fullness !== undefined) {
      const employeeId = team[position % Math.max(1, team.length)] ?? null;
      await db.insertCheck(sql, { storeId, id: uuidv7(), sectionId: id, fullness, date, at: checkedAt, employeeId });
    }
  }
}
