import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { taskMoved } from "#server/events/daybook.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./move-task.db.ts";
import type { Movable } from "./move-task.db.ts";
import { listActiveTemplates } from "./task-days.db.ts";
import type { ActiveTemplate } from "./task-days.db.ts";
import { occurrenceOf } from "./task-days.ts";
import { refreshTaskFigures } from "./task-figures.ts";
import { earliestTaskDate, getTask } from "./tasks.ts";
import type { DayTask } from "./tasks.ts";
import { occursOn } from "./tasks.rules.ts";

/**
 * Puts one day's copy of a recurring task on another day, for a holiday, without touching the rule. A copy of a day to
 * come is not made yet, so it is named by its template and date. Moving it back undoes it.
 */
export const moveTask = operation({
  name: "daybook.moveTask",
  kind: "write",
  permission: "daybook:manage",
  on: "store",
  employee: "required",
  input: z.object({ templateId: z.uuid(), date: businessDate, to: businessDate }),
  async run(context, { templateId, date, to }): Promise<DayTask> {
    const storeId = context.store.id;
    const templates = await listActiveTemplates(context.sql, storeId);
    const template = templates.find((candidate) => candidate.id === templateId);
    if (!template) {
      throw notFound("Task");
    }
    const from = await movableOn(context, { template, date });
    const there = await db.findMovable(context.sql, { storeId, templateId, date: to });
    refuseUnfitDate(context, { template, date, to, there });
    const id =
      there?.movedTo === date
        ? await moveBack(context, { from, there })
        : await moveOn(context, { template, from, to });
    await context.emit(taskMoved, { name: template.name, date, to }, { kind: "Task", id });
    await refreshTaskFigures(context, [date, to]);
    return getTask(context, id);
  },
});

/** The open copy on a date; made on the spot when the date has not come. */
async function movableOn(
  context: StoreContext,
  { template, date }: { template: ActiveTemplate; date: BusinessDate },
): Promise<Movable> {
  const store = context.store;
  const find = () => db.findMovable(context.sql, { storeId: store.id, templateId: template.id, date });
  const movable = await find();
  if (!movable && date >= earliestTaskDate(context) && occursOn(template, date)) {
    await db.insertPlanned(context.sql, {
      storeId: store.id,
      at: context.now,
      task: occurrenceOf(template, { store, date }),
    });
  }
  const copy = movable ?? (await find());
  if (copy?.status !== "open") {
    throw notFound("Open task");
  }
  return copy;
}

type TaskMove = { template: ActiveTemplate; date: BusinessDate; to: BusinessDate; there: Movable | null };

function refuseUnfitDate(context: StoreContext, { template, date, to, there }: TaskMove): void {
  if (to < earliestTaskDate(context)) {
    throw invalidInput({ to: ["Choose today or a later day"] });
  }
  const isWayBack = there?.movedTo === date;
  if (!isWayBack && (to === date || there !== null || occursOn(template, to))) {
    throw invalidInput({ to: ["It's already due that day"] });
  }
}

async function moveBack(context: StoreContext, { from, there }: { from: Movable; there: Movable }): Promise<string> {
  const storeId = context.store.id;
  await db.removeMoved(context.sql, { storeId, id: from.id });
  await db.bringBack(context.sql, { storeId, id: there.id });
  return there.id;
}

async function moveOn(
  context: StoreContext,
  { template, from, to }: { template: ActiveTemplate; from: Movable; to: BusinessDate },
): Promise<string> {
  const store = context.store;
  await db.markMoved(context.sql, { storeId: store.id, id: from.id, to });
  const task = { ...occurrenceOf(template, { store, date: to }), id: uuidv7() };
  await db.insertPlanned(context.sql, { storeId: store.id, at: context.now, task });
  return task.id;
}
