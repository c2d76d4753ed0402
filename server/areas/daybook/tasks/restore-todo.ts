import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import { taskDeleted, taskRestored } from "#server/events/daybook.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./tasks.db.ts";
import { refreshTaskFigures } from "./task-figures.ts";
import { getTask } from "./tasks.ts";
import type { DayTask } from "./tasks.ts";

/** Brings a deleted one-off back: one's own deletion within moments (Undo), or, for managers, any from its history. */
export const restoreTodo = operation({
  name: "daybook.restoreTodo",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), eventId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, eventId }): Promise<DayTask> {
    await eventToReverse(context, { kind: "Todo", id, eventId, names: [taskDeleted.name] });
    await db.undeleteTodo(context.sql, { storeId: context.store.id, id });
    const task = await getTask(context, id);
    await context.emit(taskRestored, { name: task.name, date: task.date }, { kind: "Todo", id });
    await refreshTaskFigures(context, [task.originalDate]);
    return task;
  },
});
