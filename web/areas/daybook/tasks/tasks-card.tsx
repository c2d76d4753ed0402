import { IconCheck, IconChevronDown, IconDots, IconMessage } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { memo, useCallback, useId, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { clockOf, useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { addStarterListsMutation, dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";
import type { DayTask, DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { useIsPrinting } from "#web/ui/use-is-printing.ts";
import { TaskNote } from "./task-note.tsx";
import { lastDone, taskSections } from "./task-sections.ts";
import type { TaskSection } from "./task-sections.ts";
import { countsOf, wasCarriedFrom } from "./task-words.ts";
import classes from "./tasks.module.css";
import { usePress } from "./use-press.ts";
import { useTickTask } from "./use-tick-task.ts";
import { useWaitingTasks } from "./waiting-tasks.ts";

/** What has to be done: what is overdue, then list by list. */
export function TasksCard({ day }: { day: DaybookDay }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const tick = useTickTask(day.today);
  const groups = useWaitingTasks(day);
  const couldBecome = useCanAfterPin();
  const isSure = useActiveEmployee() !== null;
  const now = useNow();
  const { held, hold, release } = useHeldRows();
  const isPrinting = useIsPrinting();
  const isPhone = useIsPhone();
  const all = countsOf(
    groups.flatMap((group) => group.tasks),
    day.date,
  );
  const mayTick = !day.isFuture && couldBecome(day.isOver ? "daybook:manage" : "daybook:tick");
  const sections = taskSections(groups, { date: day.date, today: day.today, now, held });
  const firstOpen = sections.flatMap(({ shown }) => shown).find(({ status }) => status === "OPEN")?.id;
  const [first, rest] = firstScreen(sections, isPhone ? rowsOfPhone : rowsOfScreen);
  const drawn = (section: TaskSection) => (
    <TaskGroup key={section.id} section={section} isUnfolded={isPrinting}>
      {(task, isFolded) => (
        <TaskRow
          key={task.id}
          storeId={storeId}
          task={task}
          date={day.date}
          now={now}
          isFixed={!mayTick}
          isPlanned={day.isFuture}
          isWaiting={section.waiting.has(task.id)}
          isSure={isSure}
          isFirstOpen={task.id === firstOpen}
          onTick={tick}
          onHold={isFolded ? nothing : hold}
          onRelease={release}
        />
      )}
    </TaskGroup>
  );
  return (
    <Card title={text("tasks.title")} aside={all.due > 0 && text("tasks.done", all)} hasPadding={false}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrow keys of the boxes inside */}
      <div onKeyDown={stepThroughBoxes}>
        {first.map(drawn)}
        <Later>{rest.map(drawn)}</Later>
      </div>
      {!day.hasTaskLists && <NoTaskLists />}
      {day.hasTaskLists &&
        day.groups.length === 0 &&
        (day.isOver ? (
          <EmptyState title={text("tasks.emptyPast")} />
        ) : (
          <EmptyState
            title={text("tasks.emptyTitle")}
            text={text("tasks.emptyText")}
            action={<FirstTask date={day.date === day.today ? undefined : day.date} />}
          />
        ))}
    </Card>
  );
}

/** A row is let go of a moment after the cursor has left it, so that nothing moves between a press and its release. */
const releaseMs = 1000;

/** A row of an opened, finished list stays where it is anyway; held, it would take the list up under the press. */
const nothing = (): void => undefined;

type HeldRows = { held: ReadonlySet<string>; hold: (id: string) => void; release: (id: string) => void };

function useHeldRows(): HeldRows {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const hold = useCallback((id: string) => setHeld((rows) => new Set([...rows, id])), []);
  const release = useCallback((id: string) => {
    setTimeout(() => setHeld((rows) => new Set([...rows].filter((row) => row !== id))), releaseMs);
  }, []);
  return { held, hold, release };
}

/** Arrows go from box to box: a keyboard need not pass what stands behind each task. */
function stepThroughBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement)) {
    return;
  }
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:enabled")];
  event.preventDefault();
  boxes[boxes.indexOf(target) + step]?.focus();
}

/** Rows that fill a counter's screen; what is below them is drawn once these stand. */
const rowsOfScreen = 12;
/** A phone has the goal above them and its bar below. */
const rowsOfPhone = 8;

function firstScreen(sections: readonly TaskSection[], most: number): [TaskSection[], TaskSection[]] {
  let rows = 0;
  const rest = sections.findIndex(({ shown }) => {
    const isBelow = rows >= most;
    rows += shown.length;
    return isBelow;
  });
  return rest === -1 ? [[...sections], []] : [sections.slice(0, rest), sections.slice(rest)];
}

type TaskGroupProps = {
  section: TaskSection;
  /** On paper nothing is folded. */
  isUnfolded: boolean;
  children: (task: DayTask, isFolded: boolean) => ReactNode;
};

/** What is overdue, one list of the day, or the tasks of none. What is done of it folds into its heading. */
function TaskGroup({ section, isUnfolded, children: row }: TaskGroupProps) {
  const rowsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { folded, shown, isOverdue } = section;
  const isFolded = folded.length > 0 && !isOpen && !isUnfolded;
  return (
    <section
      className={classes.group}
      data-overdue={isOverdue}
      data-line={isFolded && shown.length === 0}
      data-keep-together
    >
      <h3>
        {folded.length === 0 ? (
          <GroupHeading section={section} />
        ) : (
          <button type="button" aria-expanded={!isFolded} aria-controls={rowsId} onClick={() => setIsOpen(!isOpen)}>
            <GroupHeading section={section} />
            <IconChevronDown size={18} aria-hidden="true" data-no-print />
          </button>
        )}
      </h3>
      <ul id={rowsId}>
        {shown.map((task) => row(task, false))}
        {!isFolded && folded.map((task) => row(task, true))}
      </ul>
    </section>
  );
}

/** The list's name and how far it is. */
function GroupHeading({ section }: { section: TaskSection }) {
  const { list, isOverdue, isFinished, counts, shown } = section;
  const name = list?.name ?? text("tasks.other");
  if (isOverdue) {
    return (
      <>
        {text("tasks.overdue")}
        <span>{shown.filter(({ status }) => status === "OPEN").length}</span>
      </>
    );
  }
  return (
    <>
      {isFinished && <IconCheck size={17} aria-hidden="true" className={classes.finished} />}
      {isFinished ? text("tasks.finished", { name, ...counts }) : name}
      {list?.access === "MANAGER" && <em>{text("tasks.manager")}</em>}
      {isFinished ? <LastTick task={lastDone(section.folded)} /> : <span>{text("tasks.group", counts)}</span>}
    </>
  );
}

/** Who did the last task of a finished list, and when. */
function LastTick({ task }: { task: DayTask | null }) {
  const timeZone = useStoreTimeZone();
  return task === null || task.doneAt === null ? null : (
    <span>{text("tasks.by", { name: task.doneBy?.firstName ?? "", time: clockOf(task.doneAt, timeZone) })}</span>
  );
}

type TaskRowProps = {
  /** Read once for all rows: each reading of the route is one more that listens to it. */
  storeId: number;
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
  /** A person is active: nothing is asked before the tick. */
  isSure: boolean;
  /** Where a key leads to. */
  isFirstOpen: boolean;
  onTick: (task: DayTask) => Promise<void>;
  onHold: (id: string) => void;
  onRelease: (id: string) => void;
};

/**
 * One task: the whole row is the box's label, so that it can be hit in passing; what else there is behind the dots. It
 * turns with the press, before the server has confirmed it.
 */
const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { storeId, task, date, now, isFixed, isPlanned, isWaiting, isSure, isFirstOpen } = props;
  const { onTick, onHold, onRelease } = props;
  const isCarriedFrom = wasCarriedFrom(task, date);
  const isDone = task.status === "DONE" && !isCarriedFrom;
  const { isOn: isTicked, press } = usePress(isDone);
  const isAway = task.status === "MOVED" || task.status === "NOT_NEEDED";
  // What a person has closed in another way is undone in its dialog first: one tap must not do two things.
  const isClosed = isAway || (task.status === "SKIPPED" && task.skipReason !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears where the cursor inside it is
    <li
      className={classNames(classes.row, isPlanned && classes.planned)}
      onFocus={() => onHold(task.id)}
      onBlur={() => onRelease(task.id)}
    >
      <label className={classNames(classes.task, (isTicked || isAway) && classes.done)}>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFixed || isCarriedFrom || isClosed}
          {...(isFirstOpen && { "data-shortcut": "t", "data-shortcut-does": text("tasks.firstOpen") })}
          onChange={() => press(() => onTick(task), { isSure })}
        />
        <span className={classes.name}>
          {task.name}
          {task.details !== "" && <small>{task.details}</small>}
        </span>
        <TaskNote task={task} date={date} now={now} isWaiting={isWaiting} />
      </label>
      <ConversationLink storeId={storeId} task={task} />
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

/** The way to the texts, for a task that came from one that didn't arrive. */
function ConversationLink({ storeId, task: { name, textThreadId } }: { storeId: number; task: DayTask }) {
  return (
    textThreadId !== null && (
      <Link
        to="/s/$storeId/texting/$threadId/show"
        params={{ storeId, threadId: textThreadId }}
        className={classes.more}
        aria-label={text("tasks.openTexts", { name })}
        data-no-print
      >
        <IconMessage size={18} />
      </Link>
    )
  );
}

/** The way to a day's first task. */
function FirstTask({ date }: { date: string | undefined }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <ButtonLink to="/s/$storeId/daybook/tasks/new" params={{ storeId }} search={{ date }} data-no-print>
      {text("tasks.first")}
    </ButtonLink>
  );
}

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
