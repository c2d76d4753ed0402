import { formatDate } from "#common/date-format.ts";
import { formatMinutes } from "#common/time-format.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { text as listText } from "#web/areas/daybook/task-lists/task-lists-text.ts";
import { text } from "./task-text.ts";
import type { DayTask, DaybookDay, TaskGroup } from "#web/areas/daybook/daybook.queries.ts";
import { TaskState } from "./task-state.tsx";
import { missedSinceOf, reasonText, skipReasons, taskRights } from "./task-words.ts";
import classes from "./tasks.module.css";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useTickTask } from "./use-tick-task.ts";
import { Link, useParams } from "@tanstack/react-router";
import type { TaskRights } from "./task-words.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import {
  deleteTodoMutation,
  markTaskNotNeededMutation,
  restoreTodoMutation,
  untickTaskMutation,
} from "./tasks.queries.ts";
import { dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";

export type TaskDetailsProps = {
  day: DaybookDay;
  task: DayTask;
  list: TaskGroup["list"];
  onView: (view: TaskView) => void;
  onClose: () => void;
};

/** Everything about a task, what can be done with it, and what became of it so far. */
export function TaskDetails({ day, task, list, onView, onClose }: TaskDetailsProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const missedSince = missedSinceOf(task);
  const facts = [
    [text("task.where"), list?.name ?? text("task.whereOther")],
    ...(task.access === "MANAGER" ? [[text("lists.access"), listText("lists.manager")]] : []),
    ...(task.dueMinutes === null ? [] : [[text("task.due"), formatMinutes(task.dueMinutes)]]),
    ...(task.assignedTo === null ? [] : [[text("task.assigned"), task.assignedTo.firstName]]),
    [text("task.kindNow"), text(task.isMustDo ? "task.kindMust" : "task.kindMay")],
    ...(missedSince === null ? [] : [[text("task.sinceLabel"), formatDate(missedSince)]]),
  ] as const;
  return (
    <div className={classes.dialog}>
      <TaskState task={task} isPlanned={day.isFuture} />
      {task.details !== "" && <p className={classes.details}>{task.details}</p>}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {task.textThreadId !== null && (
        <Link
          to="/s/$storeId/texting/$threadId/show"
          params={{ storeId, threadId: task.textThreadId }}
          className={classes.actLink}
        >
          {text("task.openTexts")}
        </Link>
      )}
      <TaskActions day={day} task={task} onView={onView} onClose={onClose} />
      {!day.isFuture && <RecordHistory kind={task.__typename} id={task.id} words={taskHistory} />}
    </div>
  );
}

type TaskActionsProps = { day: DaybookDay; task: DayTask; onView: (view: TaskView) => void; onClose: () => void };

/** What this person may do with the task now. */
function TaskActions({ day, task, onView, onClose }: TaskActionsProps) {
  const tick = useTickTask(day.today);
  const outcomes = useTaskOutcomes(onClose);
  const can = useCan();
  const couldBecome = useCanAfterPin();
  const employee = useActiveEmployee();
  const rights = taskRights(task, day, {
    isManager: can("daybook:manage"),
    couldTick: couldBecome(day.isOver ? "daybook:manage" : "daybook:tick"),
    employeeId: employee?.id ?? null,
  });
  return (
    <>
      {rights.mayClose && task.doneAt !== null && (
        <div className={classes.acts}>
          <Button onClick={() => void tick(task)}>{text("task.reopen")}</Button>
        </div>
      )}
      {rights.mayClose && task.doneAt === null && (
        <div className={classes.acts}>
          <Button kind="primary" data-autofocus onClick={() => void tick(task).then(onClose)}>
            {text("task.done")}
          </Button>
          <Button onClick={() => onView("skip")}>{text("task.skip")}</Button>
          <Button onClick={() => void outcomes.notNeeded(task)}>{text("task.notNeeded")}</Button>
        </div>
      )}
      <TaskChanges task={task} rights={rights} onView={onView} onDelete={() => void outcomes.remove(task)} />
    </>
  );
}

type TaskChangesProps = {
  task: DayTask;
  rights: TaskRights;
  onView: (view: TaskView) => void;
  onDelete: () => void;
};

/** Changes of the task itself, apart from what becomes of it today. */
function TaskChanges({ task, rights, onView, onDelete }: TaskChangesProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { mayChange, mayMove, mayChangeList } = rights;
  if (!mayChange && !mayMove && !mayChangeList) {
    return null;
  }
  return (
    <div className={classes.acts} data-kind="more">
      {mayChange && (
        <>
          <Button onClick={() => onView("edit")}>{text("task.edit")}</Button>
          <Button kind="quiet" onClick={onDelete}>
            {text("task.delete")}
          </Button>
        </>
      )}
      {mayMove && <Button onClick={() => onView("move")}>{text("task.move")}</Button>}
      {mayChangeList && task.listId !== null && (
        <Link
          to="/s/$storeId/daybook/settings/task-lists/$taskListId"
          params={{ storeId, taskListId: task.listId }}
          className={classes.actLink}
        >
          {text("task.changeList")}
        </Link>
      )}
    </div>
  );
}

type TaskOutcomes = { notNeeded: (task: DayTask) => Promise<void>; remove: (task: DayTask) => Promise<void> };

/** Acts that need no words of their own; each can be undone for ten seconds. */
function useTaskOutcomes(onDone: () => void): TaskOutcomes {
  const [markNotNeeded] = useChange(markTaskNotNeededMutation);
  const [untick] = useChange(untickTaskMutation);
  const [remove] = useChange(deleteTodoMutation);
  const [restore] = useChange(restoreTodoMutation);
  const refetches = { refetches: [dayTasksQuery] };
  return {
    notNeeded: async ({ id, name }) => {
      const outcome = await markNotNeeded({ id });
      if (!outcome.isDone) {
        showSnackbar({ text: outcome.refused.text, color: "bad" });
        return;
      }
      onDone();
      offerUndo(text("task.markedNotNeeded", { name }), () => untick({ id }));
    },
    remove: async ({ id, name }) => {
      const outcome = await remove({ id }, refetches);
      if (!outcome.isDone) {
        showSnackbar({ text: outcome.refused.text, color: "bad" });
        return;
      }
      onDone();
      offerUndo(text("task.deleted", { name }), () => restore({ id, eventId: null }, refetches));
    },
  };
}

/** How the history of a task reads. */
const taskHistory: HistoryWords = {
  events: {
    "task.added": text("history.task.added"),
    "task.ticked": text("history.task.ticked"),
    "task.unticked": text("history.task.unticked"),
    "task.skipped": text("history.task.skipped"),
    "task.not-needed": text("history.task.notNeeded"),
    "task.moved": text("history.task.moved"),
    "task.carried": text("history.task.carried"),
    "task.edited": text("history.task.edited"),
    "task.deleted": text("history.task.deleted"),
    "task.restored": text("history.task.restored"),
  },
  fields: {
    to: text("history.to"),
    claimedDoneAt: text("history.claimedDoneAt"),
    reason: text("history.reason"),
    note: text("history.note"),
    nameBefore: text("history.nameBefore"),
  },
  valueText: (field, value) => {
    const reason = skipReasons.find((skipReason) => skipReason === value.replaceAll("-", "_").toUpperCase());
    return field === "reason" && reason !== undefined ? reasonText(reason) : null;
  },
};

/** What a task's dialog shows: everything about it, or the form of one thing that can be done with it. */
export type TaskView = "details" | "edit" | "skip" | "move";
