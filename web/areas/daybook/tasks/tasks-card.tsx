import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayTask, DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { countsOf, wasCarriedFrom } from "./task-words.ts";
import { useNow } from "#web/areas/daybook/day-times.ts";
import type { GroupWithWaiting } from "./waiting-tasks.ts";
import { useWaitingTasks } from "./waiting-tasks.ts";
import { useTickTask } from "./use-tick-task.ts";
import classes from "./tasks.module.css";
import { IconDots } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { memo } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { TaskNote } from "./task-note.tsx";
import { usePress } from "./use-press.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { addStarterListsMutation, dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";

/** What has to be done, list by list. */
export function TasksCard({ day }: { day: DaybookDay }) {
  const tick = useTickTask(day.today);
  const groups = useWaitingTasks(day);
  const couldBecome = useCanAfterPin();
  const isSure = useActiveEmployee() !== null;
  const now = useNow();
  const all = countsOf(
    groups.flatMap((group) => group.tasks),
    day.date,
  );
  const mayTick = !day.isFuture && couldBecome(day.isOver ? "daybook:manage" : "daybook:tick");
  const [first, rest] = firstScreen(groups);
  const drawn = (group: GroupWithWaiting) => (
    <TaskGroup
      key={group.list?.id ?? "other"}
      group={group}
      day={day}
      now={now}
      isFixed={!mayTick}
      isSure={isSure}
      onTick={tick}
    />
  );
  return (
    <Card title={text("tasks.title")} aside={all.due > 0 && text("tasks.done", all)} hasPadding={false}>
      {first.map(drawn)}
      <Later>{rest.map(drawn)}</Later>
      {!day.hasTaskLists && <NoTaskLists />}
      {day.hasTaskLists &&
        day.groups.length === 0 &&
        (day.isOver ? (
          <EmptyState title={text("tasks.emptyPast")} />
        ) : (
          <EmptyState title={text("tasks.emptyTitle")} text={text("tasks.emptyText")} />
        ))}
    </Card>
  );
}

/** Rows that fill a counter's screen; what is below them is drawn once these stand. */
const rowsOfScreen = 12;

function firstScreen(groups: readonly GroupWithWaiting[]): [GroupWithWaiting[], GroupWithWaiting[]] {
  let rows = 0;
  const rest = groups.findIndex(({ tasks }) => {
    const isBelow = rows >= rowsOfScreen;
    rows += tasks.length;
    return isBelow;
  });
  return rest === -1 ? [[...groups], []] : [groups.slice(0, rest), groups.slice(rest)];
}

type TaskGroupProps = {
  group: GroupWithWaiting;
  day: DaybookDay;
  now: Date;
  /** Nobody here may tick. */
  isFixed: boolean;
  /** Somebody is active: nothing is asked before a tick. */
  isSure: boolean;
  onTick: (task: DayTask) => Promise<void>;
};

/** One list of the day, or the tasks of none. */
function TaskGroup({ group, day, now, isFixed, isSure, onTick }: TaskGroupProps) {
  return (
    <section className={classes.group} data-keep-together>
      <h3>
        {group.list?.name ?? text("tasks.other")}
        {group.list?.access === "MANAGER" && <em>{text("tasks.manager")}</em>}
        <span>{text("tasks.group", countsOf(group.tasks, day.date))}</span>
      </h3>
      <ul>
        {group.tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            date={day.date}
            now={now}
            isFixed={isFixed}
            isPlanned={day.isFuture}
            isWaiting={group.waiting.has(task.id)}
            isSure={isSure}
            onTick={onTick}
          />
        ))}
      </ul>
    </section>
  );
}

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
 * turns with the press, before the server has confirmed it.
 */
const TaskRow = memo(function TaskRow(props: TaskRowProps) {
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

/** A store that has never made a list: managers are offered two to begin with. */
function NoTaskLists() {
  const can = useCan();
  const [add, isAdding] = useChange(addStarterListsMutation);
  const handleAdd = async () => {
    const outcome = await add({}, { refetches: [dayTasksQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  if (!can("daybook:settings")) {
    return <EmptyState title={text("tasks.noListsTitle")} text={text("tasks.noListsAsk")} />;
  }
  return (
    <EmptyState
      title={text("tasks.noListsTitle")}
      text={text("tasks.noListsText")}
      action={
        <Button isBusy={isAdding} onClick={() => void handleAdd()}>
          {text("tasks.starter")}
        </Button>
      }
    />
  );
}
