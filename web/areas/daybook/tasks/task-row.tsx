import { IconDots } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { memo } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { wasCarriedFrom } from "./task-counts.ts";
import { TaskNote } from "./task-note.tsx";
import classes from "./tasks.module.css";
import { usePress } from "./use-press.ts";

type TaskRowProps = {
  task: DayTask;
  /** The day that is shown. */
  date: string;
  now: Date;
  /** Cannot be ticked here: a day to come, or one that is over. */
  isFixed: boolean;
  /** Will be due on a day to come; it is not made yet. */
  isPlanned: boolean;
  /** Ticked here without a connection; the server does not know yet. */
  isWaiting: boolean;
  /** Somebody is active: nothing is asked before the tick. */
  isSure: boolean;
  onTick: (task: DayTask) => Promise<void>;
};

/**
 * One task: the whole row is the box's label, so that it can be hit in passing; what else there is behind the dots. It
 * answers the press by itself, before the day knows of it.
 */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, date, now, isFixed, isPlanned, isWaiting, isSure, onTick } = props;
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isCarriedFrom = wasCarriedFrom(task, date);
  const isDone = task.status === "DONE" && !isCarriedFrom;
  const { isOn: isTicked, press } = usePress(isDone);
  const isAway = task.status === "MOVED" || task.status === "NOT_NEEDED";
  // What a person has closed in another way is taken back in its dialog first: one tap must not do two things.
  const isClosed = isAway || (task.status === "SKIPPED" && task.skipReason !== null);
  return (
    <li className={classNames(classes.row, isPlanned && classes.planned)}>
      <label className={classNames(classes.task, (isTicked || isAway) && classes.done)}>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFixed || isCarriedFrom || isClosed}
          onChange={() => press(() => onTick(task), { isSure })}
        />
        <span className={classes.name}>
          {task.name}
          {task.details !== "" && <small>{task.details}</small>}
        </span>
        <TaskNote task={task} date={date} now={now} isWaiting={isWaiting} />
      </label>
      <Link
        to="/s/$storeId/daybook/tasks/$taskId"
        params={{ storeId, taskId: task.id }}
        search={{ date }}
        className={classes.more}
        aria-label={text("tasks.open", { name: task.name })}
        data-no-print
      >
        <IconDots size={18} />
      </Link>
    </li>
  );
});
