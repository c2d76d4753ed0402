import type { DayTask, TaskGroup } from "#web/areas/daybook/daybook.queries.ts";
import { countsOf, missedSinceOf, wasCarriedFrom } from "./task-words.ts";
import type { GroupWithWaiting } from "./waiting-tasks.ts";

/** A part of the card: what is overdue, or a list of the day. */
export type TaskSection = {
  id: string;
  /** Null for what is overdue and for the tasks of no list. */
  list: TaskGroup["list"];
  isOverdue: boolean;
  isFinished: boolean;
  counts: { due: number; done: number };
  waiting: ReadonlySet<string>;
  shown: readonly DayTask[];
  /** Done, and out of the way until a person asks for them. */
  folded: readonly DayTask[];
};

export type SectionView = {
  /** The day that is shown. */
  date: string;
  today: string;
  now: Date;
  /** Rows that a person has the cursor in: they stay where they are. */
  held: ReadonlySet<string>;
};

/** For so long a row stays where it was ticked, in milliseconds: nothing jumps under a finger. */
const staysMs = 60_000;

/** One done task takes no more room than the line that would hide it. */
const fewestFolded = 2;

/** Overdue tasks of all lists first, then the lists with something to do, then those that are finished. */
export function taskSections(groups: readonly GroupWithWaiting[], view: SectionView): TaskSection[] {
  const isOverdue = (task: DayTask): boolean => view.date === view.today && isTaskOverdue(task, view);
  const overdue = groups.flatMap(({ tasks }) => tasks.filter(isOverdue)).toSorted(longestFirst);
  const lists = groups
    .map((group) => listSection(group, { view, isOverdue }))
    .filter(({ shown, folded }) => shown.length + folded.length > 0);
  const overdueSection: TaskSection = {
    id: "overdue",
    list: null,
    isOverdue: true,
    isFinished: false,
    counts: countsOf(overdue, view.date),
    waiting: new Set(groups.flatMap(({ waiting }) => [...waiting])),
    shown: overdue,
    folded: [],
  };
  return [
    ...(overdue.length > 0 ? [overdueSection] : []),
    ...lists.filter(({ shown }) => shown.length > 0),
    ...lists.filter(({ shown }) => shown.length === 0),
  ];
}

type ListView = { view: SectionView; isOverdue: (task: DayTask) => boolean };

function listSection(group: GroupWithWaiting, { view, isOverdue }: ListView): TaskSection {
  const rest = group.tasks.filter((task) => !isOverdue(task));
  const isFolded = (task: DayTask): boolean => !group.waiting.has(task.id) && isSettled(task, view);
  const folded = rest.filter(isFolded);
  const isFinished = folded.length === group.tasks.length;
  const folds = isFinished || folded.length >= fewestFolded;
  return {
    id: group.list?.id ?? "other",
    list: group.list,
    isOverdue: false,
    isFinished,
    counts: countsOf(group.tasks, view.date),
    waiting: group.waiting,
    shown: folds ? rest.filter((task) => !isFolded(task)) : rest,
    folded: folds ? folded : [],
  };
}

/** What is late since another day before what is late since today, and of one day the earlier time. */
function longestFirst(left: DayTask, right: DayTask): number {
  const sinceOf = (task: DayTask): string => `${missedSinceOf(task) ?? task.date} ${task.dueAt ?? ""}`;
  return sinceOf(left).localeCompare(sinceOf(right));
}

/** Past its time or carried from another day; one that was ticked only now keeps its place for a while. */
function isTaskOverdue(task: DayTask, view: SectionView): boolean {
  const isOpen = task.status === "OPEN";
  if (!isOpen && (task.doneAt === null || isSettled(task, view))) {
    return false;
  }
  const at = isOpen || task.doneAt === null ? view.now.getTime() : Date.parse(task.doneAt);
  return missedSinceOf(task) !== null || (task.dueAt !== null && Date.parse(task.dueAt) < at);
}

/** Whether a person has closed a task, long enough ago that its row may go. */
function isSettled(task: DayTask, { date, now, held }: SectionView): boolean {
  const isClosed =
    (task.status === "DONE" && !wasCarriedFrom(task, date)) ||
    task.status === "NOT_NEEDED" ||
    task.status === "MOVED" ||
    (task.status === "SKIPPED" && task.skipReason !== null);
  const isFresh = task.doneAt !== null && now.getTime() - Date.parse(task.doneAt) < staysMs;
  return isClosed && !isFresh && !held.has(task.id);
}

/** Of done tasks the one that was done last. */
export function lastDone(tasks: readonly DayTask[]): DayTask | null {
  const done = tasks.filter(({ doneAt, doneBy }) => doneAt !== null && doneBy !== null);
  return done.toSorted((left, right) => (right.doneAt ?? "").localeCompare(left.doneAt ?? ""))[0] ?? null;
}
