import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import * as events from "#server/events/goals.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import type { EventDefinition, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { removeCalendarEvent, saveCalendarEvent } from "./calendar-events.ts";
import { confirmComparison, excludeComparison } from "./comparisons.ts";
import { restoreDefaults } from "./goal-defaults.ts";
import { saveDayGoal, saveMonthGoal } from "./goals.ts";

type Reversal = (context: StoreContext, payload: unknown) => Promise<void>;

/**
 * What an event says of the change.
 *
 * @throws Refusal when it was written by an older version and does not say enough to go back to
 */
function read<Payload extends z.ZodType>(event: EventDefinition<Payload>, payload: unknown): z.output<Payload> {
  const parsed = event.payload.safeParse(payload);
  if (!parsed.success) {
    const message = "This change is too old to restore. Set the goal by hand.";
    throw new Refusal("cannot-undo", { message });
  }
  return parsed.data;
}

/**
 * Undoes a change of goals: one's own last within moments (Undo), or one named from the history (Restore). `id` is
 * that of the event's record: a date, the first of a month, a calendar event's, or `defaults`. The way back goes through
 * the same operations as the way there, so that a sum is checked again and a closed day stays.
 */
export const restoreGoal = operation({
  name: "goals.restoreGoal",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({ id: inputText.min(1).max(40), eventId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, eventId }): Promise<void> {
    const event = await eventToReverse(context, { kind: "Goal", id, eventId, names: Object.keys(reversals) });
    await reversals[event.name]?.(context, event.payload);
  },
});

const reversals: Readonly<Record<string, Reversal>> = {
  [events.goalDefaultsSaved.name]: async (context, payload) => {
    await restoreDefaults(context, read(events.goalDefaultsSaved, payload).before);
  },
  [events.monthGoalSaved.name]: async (context, payload) => {
    const { month, before } = read(events.monthGoalSaved, payload);
    await saveMonthGoal(context, { month, goalCents: before });
  },
  [events.dayGoalSaved.name]: async (context, payload) => {
    const { date, before, monthGoal } = read(events.dayGoalSaved, payload);
    await saveDayGoal(context, before === null ? { date, reset: true } : { date, ...before });
    if (monthGoal !== null) {
      await saveMonthGoal(context, { month: date, goalCents: monthGoal.before });
    }
  },
  [events.monthReset.name]: async (context, payload) => {
    const { month, goal, days } = read(events.monthReset, payload);
    for (const day of days) {
      await saveDayGoal(context, day);
    }
    await saveMonthGoal(context, { month, goalCents: goal });
  },
  [events.comparisonExcluded.name]: async (context, payload) => {
    const { date, before } = read(events.comparisonExcluded, payload);
    await excludeComparison(context, { date, reason: before });
  },
  [events.comparisonConfirmed.name]: async (context, payload) => {
    const { date, isConfirmed } = read(events.comparisonConfirmed, payload);
    await confirmComparison(context, { date, isConfirmed: !isConfirmed });
  },
  [events.calendarEventSaved.name]: async (context, payload) => {
    const { id, before } = read(events.calendarEventSaved, payload);
    await (before === null ? removeCalendarEvent(context, { id }) : saveCalendarEvent(context, { id, ...before }));
  },
};
