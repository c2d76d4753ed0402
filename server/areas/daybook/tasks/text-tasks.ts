/** A text that didn't arrive is work for people: a task of the day, which leads to the conversation. */
import { formatPhone } from "#common/phone.ts";
import { taskAdded } from "#server/events/daybook.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { refreshTaskFigures } from "./task-figures.ts";
import { earliestTaskDate } from "./tasks.ts";
import * as db from "./tasks.db.ts";
import { findPhoneName, isTextTaskOpen } from "./text-tasks.db.ts";
import { taskOfFailedText } from "./text-tasks.rules.ts";

type Failure = { messageId: string; threadId: string; phone: string; kind: string; reason: string };

/** Adds the task once for each text; a second failure joins the task that is still open. */
export async function addTextTask(context: StoreContext, failure: Failure): Promise<void> {
  const { id: storeId, accountId } = context.store;
  const phone = formatPhone(failure.phone);
  const named = await findPhoneName(context.sql, { accountId, phone: failure.phone });
  const task = taskOfFailedText({ ...failure, phone, customer: named ?? phone });
  if (task === null || (await isTextTaskOpen(context.sql, { storeId, ...failure, work: task.work }))) {
    return;
  }
  const { work, ...words } = task;
  const date = earliestTaskDate(context);
  const todo = {
    ...{ storeId, id: failure.messageId, date, createdAt: context.now, createdByEmployeeId: null },
    ...{ listId: null, dueMinutes: null, dueAt: null, assignedEmployeeId: null },
    ...{ ...words, textThreadId: failure.threadId, textWork: work },
  };
  if (await db.insertTodo(context.sql, todo)) {
    const subject = { kind: "Todo", id: todo.id } as const;
    await context.emit(taskAdded, { name: task.name, date, access: task.access }, subject);
    await refreshTaskFigures(context, [date]);
  }
}
