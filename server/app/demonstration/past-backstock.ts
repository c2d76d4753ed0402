import { v7 as uuidv7 } from "uuid";
import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { recomputeBinFigures } from "#server/areas/reports/reports.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import type { ActingStore, Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { DemonstrationStore } from "./company.ts";
import type { FilledStore } from "./fill-company.ts";
import * as db from "./past-backstock.db.ts";
import type { WrittenEvent, WrittenFilling } from "./past-backstock.db.ts";
import { backstockPlans, pastYear } from "./past-backstock.rules.ts";
import type { PastFilling, PastStep } from "./past-backstock.rules.ts";
import { listTeam } from "./past-hours.db.ts";

/** Gives the stores of a new demonstration their bins, and a year in which they were filled and pulled. */
export async function fillPastBackstock(platform: Platform, stores: readonly FilledStore[]): Promise<void> {
  for (const { id, store } of stores) {
    const acting = await findActingStore(platform, id);
    if (acting) {
      const reason = "the demonstration's past";
      const request = systemRequest(platform, { store: acting, reason, requestId: uuidv7() });
      await platform.database.transaction(request.scope, async (sql) => {
        if (!(await db.hasBins(sql, id))) {
          await fillOne(sql, { store: acting, kind: store.tillKind, now: platform.clock() });
        }
      });
    }
  }
}

type Shop = { store: ActingStore; kind: DemonstrationStore["tillKind"]; now: Date };

async function fillOne(sql: Sql, { store, kind, now }: Shop): Promise<void> {
  const plan = backstockPlans[kind];
  const storeId = store.id;
  const today = await findBusinessDate(sql, { storeId, at: now });
  const from = addDays(today, -365);
  const opened = instantOf(from, 600, store.timeZone);
  await db.insertPrefix(sql, { storeId, prefix: plan.prefix });
  const bins = await db.insertBins(sql, { storeId, count: plan.bins, at: opened });
  const categories = await db.insertCategories(sql, { storeId, categories: plan.categories, at: opened });
  const { backRoom, floor } = await db.getPlaces(sql, storeId);
  const storage = plan.hasStorage ? await db.insertStorage(sql, { storeId, backRoom, at: opened }) : backRoom;
  const team = await listTeam(sql, storeId);
  const names = { bins, categories, backRoom, storage, floor, team, timeZone: store.timeZone };
  const written = pastYear(plan, today).map((filling) => toWritten(filling, names));
  await db.insertFillings(
    sql,
    storeId,
    written.map(({ filling }) => filling),
  );
  await db.insertEvents(
    sql,
    storeId,
    written.flatMap(({ events }) => events),
  );
  await recomputeBinFigures(sql, { storeId, dates: datesFrom(from, today), now });
}

type Names = {
  bins: readonly string[];
  categories: readonly string[];
  backRoom: string;
  storage: string;
  floor: string;
  team: readonly number[];
  timeZone: string;
};

function toWritten(past: PastFilling, names: Names): { filling: WrittenFilling; events: WrittenEvent[] } {
  const { backRoom, storage, floor } = names;
  const ids = { binId: names.bins[past.bin - 1] ?? "", categoryId: names.categories[past.category] ?? "" };
  const filling = { id: uuidv7(), ...ids, season: past.season, notes: past.notes };
  const at = (step: PastStep) => instantOf(step.date, step.minutes, names.timeZone);
  // The first of the team is the manager, who does not carry bins.
  const by = (step: PastStep) =>
    names.team[1 + (step.employee % Math.max(1, names.team.length - 1))] ?? names.team[0] ?? 0;
  const event = (
    step: PastStep,
    way: Pick<WrittenEvent, "type" | "fromLocationId" | "toLocationId">,
  ): WrittenEvent => ({
    ...ids,
    ...way,
    fillingId: filling.id,
    employeeId: by(step),
    date: step.date,
    at: at(step),
  });
  const { filled, stored, ends } = past;
  const waits = stored === null ? backRoom : storage;
  return {
    filling: {
      ...filling,
      locationId: ends === null ? waits : floor,
      filledAt: at(filled),
      filledOn: filled.date,
      filledBy: by(filled),
      endedAt: ends && at(ends),
      endedOn: ends && ends.date,
      endedBy: ends && by(ends),
    },
    events: [
      event(filled, { type: "added", fromLocationId: null, toLocationId: backRoom }),
      ...(stored ? [event(stored, { type: "moved", fromLocationId: backRoom, toLocationId: storage })] : []),
      ...(ends ? [event(ends, { type: "removed", fromLocationId: waits, toLocationId: floor })] : []),
    ],
  };
}

function datesFrom(from: BusinessDate, to: BusinessDate): BusinessDate[] {
  const dates: BusinessDate[] = [];
  for (const date of datesBetween(from, to)) {
    dates.push(date);
  }
  return dates;
}
