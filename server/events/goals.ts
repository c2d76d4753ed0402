import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { salesRules } from "#common/goals/goal-plan.ts";

const goalDefaults = z.object({
  startsOn: businessDate,
  growthTenths: z.int(),
  averageTransactionCents: z.int(),
  tradeTenths: z.int(),
  minSalesCents: z.int(),
  // What came later is off in older events, as it was then.
  alignsHolidays: z.boolean().default(false),
  holdsMonthTotal: z.boolean().default(false),
  salesRule: z.enum(salesRules).default("lastYear"),
});

/** All versions of the magic goal, before and after: one that starts earlier takes the later ones away. */
export const goalDefaultsSaved = {
  name: "goal.defaults-saved",
  payload: z.object({ before: z.array(goalDefaults), after: z.array(goalDefaults) }),
} as const;

export const monthGoalSaved = {
  name: "goal.month-saved",
  payload: z.object({ month: businessDate, before: z.int().nullable(), after: z.int().nullable() }),
} as const;

const dayGoal = z.object({
  salesCents: z.int().nullable(),
  averageTransactionCents: z.int().nullable(),
  tradeTenths: z.int().nullable(),
  compDate: businessDate.nullable(),
  isClosed: z.boolean(),
  note: z.string(),
});

export const dayGoalSaved = {
  name: "goal.day-saved",
  payload: z.object({
    date: businessDate,
    before: dayGoal.nullable(),
    after: dayGoal.nullable(),
    /** The month's goal, where the difference went there. */
    monthGoal: z.object({ before: z.int(), after: z.int() }).nullable().default(null),
  }),
} as const;

/** A month's goal and its coming days' goals were removed; the payload has the previous values. */
export const monthReset = {
  name: "goal.month-reset",
  payload: z.object({
    month: businessDate,
    goal: z.int().nullable(),
    days: z.array(z.object({ date: businessDate, ...dayGoal.shape })),
  }),
} as const;

export const comparisonExcluded = {
  name: "goal.comparison-excluded",
  payload: z.object({ date: businessDate, before: z.string().nullable(), after: z.string().nullable() }),
} as const;

/** An unusual day was accepted (or is to be asked about again). */
export const comparisonConfirmed = {
  name: "goal.comparison-confirmed",
  payload: z.object({ date: businessDate, isConfirmed: z.boolean() }),
} as const;

const calendarEvent = z.object({
  name: z.string(),
  startsOn: businessDate,
  endsOn: businessDate,
  isPromotion: z.boolean().default(false),
});

export const calendarEventSaved = {
  name: "goal.calendar-event-saved",
  payload: z.object({ id: z.uuid(), before: calendarEvent.nullable(), after: calendarEvent.nullable() }),
} as const;

/** An owner changed the goal of a day that was closed already. */
export const frozenGoalCorrected = {
  name: "goal.frozen-corrected",
  payload: z.object({
    date: businessDate,
    before: z.int().nullable(),
    after: z.int(),
    reason: z.string(),
    revision: z.int(),
  }),
} as const;
