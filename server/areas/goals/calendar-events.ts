/** Days of the store's own that come back each year, such as a tax-free weekend. */
import { goalFields } from "#common/goals/goal-fields.ts";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { daysBetween } from "#common/business-date.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { calendarEventSaved } from "#server/events/goals.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { seenVersion } from "#server/platform/operations/version-of.ts";
import * as db from "./calendar-events.db.ts";
import { eventVersion } from "./goal-versions.ts";
import { keepStandingGoals } from "./keep-goals.ts";

const mostDays = 30;

/** Adds an event or changes one; `version` is the one that was read. Two times of one event have the same name; that is how they are paired. */
export const saveCalendarEvent = operation({
  name: "goals.saveCalendarEvent",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    name: goalFields.eventName,
    startsOn: businessDate,
    endsOn: businessDate,
    isPromotion: z.boolean().default(false),
    version: seenVersion,
  }),
  async run(context, { id, version: seen, ...event }): Promise<void> {
    const { id: storeId } = context.store;
    const length = daysBetween(event.startsOn, event.endsOn);
    if (length < 0 || length > mostDays) {
      throw invalidInput({ endsOn: [`Choose a last day on or after the first, at most ${mostDays} days later`] });
    }
    await keepStandingGoals(context);
    const before = await db.findEvent(context.sql, { storeId, id });
    const version = before === null ? null : eventVersion(before);
    await refuseUnseen(context, { kind: "Goal", id, names: [calendarEventSaved.name], version, seen });
    const isSaved = await db.saveEvent(context.sql, { storeId, id, savedAt: context.now, ...event });
    if (!isSaved) {
      throw invalidInput({ startsOn: [`${event.name} already begins on this day`] });
    }
    await context.emit(calendarEventSaved, { id, before, after: event }, { kind: "Goal", id });
  },
});

export const removeCalendarEvent = operation({
  name: "goals.removeCalendarEvent",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const { id: storeId } = context.store;
    const before = await db.findEvent(context.sql, { storeId, id });
    if (before === null) {
      throw notFound("Event");
    }
    await keepStandingGoals(context);
    await db.deleteEvent(context.sql, { storeId, id });
    await context.emit(calendarEventSaved, { id, before, after: null }, { kind: "Goal", id });
  },
});
