import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { dueAt } from "#server/areas/daybook/tasks/tasks.rules.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./due-times.db.ts";

/** The store's clock shows another time from now on: what is still due moves with it, what was due stays. */
export const moveDueTimes = operation({
  name: "daybook.moveDueTimes",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({ timeZone: inputText.max(60) }),
  async run(context, { timeZone }): Promise<number> {
    const { id: storeId } = context.store;
    const due = await db.listTasksStillDue(context.sql, { storeId, after: context.now });
    for (const task of due) {
      const moved = dueAt(task.date, task.dueMinutes, timeZone);
      await db.updateDueAt(context.sql, { storeId, id: task.id, dueAt: moved });
    }
    return due.length;
  },
});
