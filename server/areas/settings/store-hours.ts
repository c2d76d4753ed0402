import { hoursFields } from "#common/store-fields.ts";
import { z } from "zod";
import { weekday } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { keepStandingGoals } from "#server/areas/goals/goals.ts";
import { storeDayChanged, storeHoursChanged } from "#server/events/company/settings.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { changedFields } from "./changed-fields.rules.ts";
import * as db from "./store-hours.db.ts";
import type { HoursException, Weekday } from "./store-hours.db.ts";
import { listGaps } from "./hour-gaps.db.ts";
import type { WeekdayGap } from "./hour-gaps.db.ts";
import { lockStore } from "./store-profile.db.ts";
import { hoursText, weekTexts, wrongHours } from "#common/store-hours.ts";

export type StoreHours = { week: Weekday[]; exceptions: HoursException[]; gaps: WeekdayGap[] };

const minutes = z.int().min(0).max(1440).nullable();
const hours = { opensMinutes: minutes, closesMinutes: minutes, buyingClosesMinutes: minutes };
const week = z
  .array(z.object({ weekday: weekday, ...hours }))
  .min(1)
  .max(7)
  .refine((days) => new Set(days.map((day) => day.weekday)).size === days.length, "Name each weekday once");

/** The usual week, and the days from today on that are different. */
export const viewStoreHours = operation({
  name: "settings.viewStoreHours",
  kind: "read",
  permission: "settings:edit",
  on: "store",
  input: z.object({}),
  run: (context): Promise<StoreHours> => loadHours(context),
});

/** Weekdays that are not named stay as they are. */
export const changeStoreHours = operation({
  name: "settings.changeStoreHours",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({ week }),
  async run(context, { week: changedDays }): Promise<StoreHours> {
    const { id: storeId } = context.store;
    const wrong = Object.assign({}, ...changedDays.map((day) => wrongHours(day, `${day.weekday}.`)));
    if (Object.keys(wrong).length > 0) {
      throw invalidInput(wrong);
    }
    await lockStore(context.sql, storeId);
    const before = await db.listWeek(context.sql, storeId);
    const changed = changedFields(weekTexts(before), weekTexts(changedDays));
    if (changed !== null) {
      await keepStandingGoals(context, await findBusinessDate(context.sql, { storeId, at: context.now }));
      await db.saveWeek(context.sql, storeId, changedDays);
      await context.emit(storeHoursChanged, changed, { kind: "StoreHours", id: storeId });
    }
    return loadHours(context);
  },
});

/** A holiday, a short day: hours of one date that go before those of its weekday. */
export const setStoreDay = operation({
  name: "settings.setStoreDay",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({
    date: businessDate,
    name: hoursFields.name,
    ...hours,
  }),
  async run(context, day): Promise<StoreHours> {
    const { id: storeId } = context.store;
    const wrong = wrongHours(day);
    if (day.date < (await findBusinessDate(context.sql, { storeId, at: context.now }))) {
      wrong["date"] = ["This day is over"];
    }
    if (Object.keys(wrong).length > 0) {
      throw invalidInput(wrong);
    }
    await lockStore(context.sql, storeId);
    const before = await db.findException(context.sql, { storeId, date: day.date });
    const changed = changedFields(before ? exceptionFields(before) : {}, exceptionFields(day));
    if (changed !== null) {
      await keepStandingGoals(context, day.date);
      await db.saveException(context.sql, storeId, day);
      const payload = { date: day.date, before: changed.before, after: { ...changed.after, date: day.date } };
      await context.emit(storeDayChanged, payload, { kind: "StoreHours", id: storeId });
    }
    return loadHours(context);
  },
});

export const clearStoreDay = operation({
  name: "settings.clearStoreDay",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<StoreHours> {
    const { id: storeId } = context.store;
    await lockStore(context.sql, storeId);
    const before = await db.findException(context.sql, { storeId, date });
    if (before) {
      await keepStandingGoals(context, date);
      await db.deleteException(context.sql, { storeId, date });
      const payload = { date, before: exceptionFields(before), after: { name: null, hours: null, date } };
      await context.emit(storeDayChanged, payload, { kind: "StoreHours", id: storeId });
    }
    return loadHours(context);
  },
});

export async function loadHours(context: StoreContext): Promise<StoreHours> {
  const { id: storeId } = context.store;
  const from = await findBusinessDate(context.sql, { storeId, at: context.now });
  const [usual, exceptions, gaps] = await Promise.all([
    db.listWeek(context.sql, storeId),
    db.listExceptions(context.sql, { storeId, from }),
    listGaps(context.sql, storeId),
  ]);
  return { week: usual, exceptions, gaps };
}

function exceptionFields(day: HoursException): { name: string; hours: string } {
  return { name: day.name, hours: hoursText(day) };
}
