import { useCallback } from "react";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { explainLateResponse } from "#web/platform/graphql/send-waiting.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { clockOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { tickTaskMutation, untickTaskMutation } from "./tasks.queries.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";

const lateTick = shape.object({
  tickTask: shape.object({
    wasDoneBefore: shape.flag,
    task: shape.object({ doneBy: shape.maybe(shape.object({ firstName: shape.text })) }),
  }),
});

// A tick that waited may find that another person has done the task: nothing is doubled, and the person hears of it.
explainLateResponse("TickTask", (answer) => {
  const ticked = shape.read(lateTick, answer)?.tickTask;
  return ticked?.wasDoneBefore === true
    ? text("tasks.lateAlreadyDone", { name: ticked.task.doneBy?.firstName ?? "" })
    : null;
});

/** Ticks a task or takes its tick back. The box answers at once when a person is active; else their PIN comes first. */
export function useTickTask(today: string): (task: DayTask) => Promise<void> {
  const [tick] = useChange(tickTaskMutation);
  const [untick] = useChange(untickTaskMutation);
  const employee = useActiveEmployee();
  const timeZone = useStoreTimeZone();

  return useCallback(
    async (task: DayTask) => {
      if (task.doneAt !== null) {
        const undone = { ...open, __typename: task.__typename, id: task.id };
        const outcome = await untick(
          { id: task.id },
          employee === null
            ? {}
            : {
                optimistic: { untickTask: undone } satisfies ResultOf<typeof untickTaskMutation>,
                mayWait: text("tasks.waitUntick", { name: task.name }),
              },
        );
        if (!outcome.isDone) {
          showSnackbar({ text: outcome.refused.text, color: "bad" });
        }
        return;
      }
      const now = new Date().toISOString();
      const doneBy = employee && {
        __typename: "DaybookPerson" as const,
        employeeId: employee.id,
        firstName: employee.fullName.split(" ")[0] ?? "",
        fullName: employee.fullName,
        avatarUrl: null,
      };
      const done = {
        ...open,
        __typename: task.__typename,
        id: task.id,
        status: "DONE" as const,
        doneAt: now,
        doneOn: today,
        doneBy,
      };
      const optimistic = { tickTask: { __typename: "TickAnswer" as const, wasDoneBefore: false, task: done } };
      const mayWait = text("tasks.waitTick", { name: task.name });
      const { name } = task;
      const request = { title: text("tasks.whoDidIt", { name }), effect: text("tasks.lastDigit", { name }) };
      const outcome = await tick({ id: task.id, doneAt: now }, doneBy === null ? { request } : { optimistic, mayWait });
      if (!outcome.isDone) {
        showSnackbar({ text: outcome.refused.text, color: "bad" });
        return;
      }
      const answer = outcome.data.tickTask;
      if (answer.wasDoneBefore && answer.task.doneBy !== null && answer.task.doneAt !== null) {
        const time = clockOf(answer.task.doneAt, timeZone);
        showSnackbar({ text: text("tasks.alreadyDone", { name: answer.task.doneBy.firstName, time }) });
      }
    },
    [tick, untick, employee, today, timeZone],
  );
}

const open = {
  status: "OPEN" as const,
  skipReason: null,
  skipNote: "",
  doneAt: null,
  claimedDoneAt: null,
  doneOn: null,
  isLate: false,
  isLateEntry: false,
  doneBy: null,
};
