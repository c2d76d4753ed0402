import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { taskCarried, taskDayOpened, taskSkipped } from "#server/events/daybook.ts";
import type { ActingStore, Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { prepareTaskDayJob } from "#server/areas/daybook/daybook.jobs.ts";
import * as db from "./task-days.db.ts";
import type { ActiveTemplate, NewOccurrence } from "./task-days.db.ts";
import { rollover } from "./rollover.rules.ts";
import { refreshTaskFigures } from "./task-figures.ts";
import { dueAt, occursOn, taskDates } from "./tasks.rules.ts";

/**
 * Brings the tasks of the store to the present: what is left of days that are over is skipped or carried, and the tasks
 * of the current dates are made. Runs at 00:05, at the boundary, and before a first reader; each time is as good as once.
 */
export const prepareTaskDay = operation({
  name: "daybook.prepareTaskDay",
  kind: "write",
  permission: "daybook:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const store = context.store;
    const dates = taskDates(context.now, store);
    const touched: BusinessDate[] = [];
    for (const date of datesBetween(dates.current, dates.calendar)) {
      if (await openDay(context, { store, date })) {
        touched.push(date);
      }
    }
    // After the current date has its own tasks: a must-do that was missed goes on in one of them, if there is one.
    touched.push(...(await closeDaysBefore(context, dates.current)));
    await refreshTaskFigures(context, touched);
    if (dates.current < dates.calendar) {
      // The boundary is a setting of the store, so it is booked from here and not as a fixed time for all.
      const runAt = instantOf(dates.calendar, store.boundaryMinutes, store.timeZone);
      const key = `${prepareTaskDayJob.name} ${store.id} ${dates.calendar}`;
      await context.addJob(prepareTaskDayJob, { storeId: store.id, date: dates.calendar }, { runAt, key });
    }
  },
});

/** Recurring tasks of a date that has not come: shown, but not yet made. */
export const projectedTasks = operation({
  name: "daybook.projectedTasks",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<NewOccurrence[]> {
    const store = context.store;
    const templates = await db.listActiveTemplates(context.sql, store.id);
    return templates
      .filter((template) => occursOn(template, date))
      .map((template) => occurrenceOf(template, { store, date }));
  },
});

async function closeDaysBefore(context: StoreContext, current: BusinessDate): Promise<BusinessDate[]> {
  const storeId = context.store.id;
  const leftOpen = await db.listLeftOpen(context.sql, { storeId, before: current });
  if (leftOpen.length === 0) {
    return [];
  }
  const [templates, present] = await Promise.all([
    db.listActiveTemplates(context.sql, storeId),
    db.listTemplatesOn(context.sql, { storeId, date: current }),
  ]);
  const active = new Set(templates.map((template) => template.id));
  const { skipped, carried, since } = rollover(leftOpen, { active, present: new Set(present) });
  const closing = { storeId, current };
  const wereSkipped = await db.skipLeftOpen(context.sql, { ...closing, ids: skipped.map((task) => task.id) });
  const wereCarried = await db.carryLeftOpen(context.sql, { ...closing, carried });
  await db.markMissedSince(context.sql, { ...closing, since });
  for (const task of skipped.filter(({ id }) => wereSkipped.has(id))) {
    await context.emit(taskSkipped, { name: task.name, date: task.date }, { kind: "Task", id: task.id });
  }
  for (const { task } of carried.filter((entry) => wereCarried.has(entry.task.id))) {
    const kind = task.templateId === null ? "Todo" : "Task";
    await context.emit(taskCarried, { name: task.name, date: task.originalDate, to: current }, { kind, id: task.id });
  }
  return leftOpen.map((task) => task.originalDate);
}

async function openDay(
  context: Context,
  { store, date }: { store: ActingStore; date: BusinessDate },
): Promise<boolean> {
  // The row is the lock: a second transaction waits here for the first one's commit and then finds nothing to do.
  if (!(await db.claimTaskDay(context.sql, { storeId: store.id, date, at: context.now }))) {
    return false;
  }
  const templates = await db.listActiveTemplates(context.sql, store.id);
  const occurrences = templates
    .filter((template) => occursOn(template, date))
    .map((template) => occurrenceOf(template, { store, date }));
  await db.insertOccurrences(context.sql, { storeId: store.id, at: context.now, occurrences });
  await context.emit(taskDayOpened, { date, tasks: occurrences.length }, { kind: "TaskDay", id: date });
  return true;
}

export function occurrenceOf(
  template: ActiveTemplate,
  { store, date }: { store: ActingStore; date: BusinessDate },
): NewOccurrence {
  return {
    id: uuidv7(),
    templateId: template.id,
    listId: template.listId,
    date,
    name: template.name,
    details: template.instructions,
    access: template.access,
    isMustDo: template.isMustDo,
    dueMinutes: template.dueMinutes,
    dueAt: dueAt(date, template.dueMinutes, store.timeZone),
  };
}
