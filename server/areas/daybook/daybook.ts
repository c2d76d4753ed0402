/** The front door: a day as the screen shows it, and what other areas may do here. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { listOnClock, listWorked } from "#server/areas/clock/clock.ts";
import type { OnClock, Worked, WorkedHours } from "#server/areas/clock/clock.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { goalPanel } from "#server/areas/daybook/goal-panel/goal-panel.ts";
import type { GoalPanel } from "#server/areas/daybook/goal-panel/goal-panel.ts";
import { presences } from "./here-now.rules.ts";
import type { ClockState } from "./here-now.rules.ts";
import * as notesDb from "#server/areas/daybook/notes/notes.db.ts";
import type { Note } from "#server/areas/daybook/notes/notes.db.ts";
import * as shiftsDb from "#server/areas/daybook/shifts/shifts.db.ts";
import type { Shift } from "#server/areas/daybook/shifts/shifts.db.ts";
import { minutesLate } from "#server/areas/daybook/shifts/shifts.rules.ts";
import { prepareTaskDay, projectedTasks } from "#server/areas/daybook/tasks/task-days.ts";
import { isTaskDayPrepared } from "#server/areas/daybook/tasks/task-days.db.ts";
import type { NewOccurrence } from "#server/areas/daybook/tasks/task-days.db.ts";
import { listTaskLists } from "#server/areas/daybook/task-lists/task-lists.db.ts";
import type { TaskList } from "#server/areas/daybook/task-lists/task-lists.db.ts";
import { tasksOfDay } from "#server/areas/daybook/tasks/tasks.ts";
import type { DayTask, Signer } from "#server/areas/daybook/tasks/tasks.db.ts";
import { taskDates } from "#server/areas/daybook/tasks/tasks.rules.ts";
import { seesManagerContent } from "./viewer.rules.ts";

export { moveDueTimes } from "./due-times/due-times.ts";
export { addNote } from "#server/areas/daybook/notes/notes.ts";
export { addShift } from "#server/areas/daybook/shifts/shifts.ts";
export { saveProviderShifts } from "#server/areas/daybook/shifts/provider-shifts.ts";
export { prepareTaskDay } from "#server/areas/daybook/tasks/task-days.ts";
export { saveTaskList, taskLists } from "#server/areas/daybook/task-lists/task-lists.ts";
export { tickTask } from "#server/areas/daybook/tasks/tasks.ts";

/** Tasks of one list; without a list the one-offs that belong to none. */
export type TaskGroup = { list: TaskList | null; tasks: DayTask[] };

/** A person who is planned or was on the clock. */
export type Attendance = {
  person: Signer;
  isManager: boolean;
  /** Null on other days than today: then nobody stands anywhere now. */
  state: ClockState | null;
  since: Date | null;
  isLate: boolean;
  wasIn: boolean;
  /** Null if the caller may not see them, and for a person who was not in. */
  hours: WorkedHours | null;
  /** How late they came for a shift; null as the hours are, and when they came on time. */
  minutesLate: number | null;
  shifts: Shift[];
};

export type DaybookDay = {
  storeId: number;
  date: BusinessDate;
  today: BusinessDate;
  /** Employees may tick and write on it; on days before only managers change anything. */
  isOver: boolean;
  isFuture: boolean;
  hasTaskLists: boolean;
  goalPanel: GoalPanel | null;
  groups: TaskGroup[];
  notes: Note[];
  people: Attendance[];
};

/** What of a day can be read without the rest. */
const dayParts = ["goalPanel", "groups", "notes", "people"] as const;
export type DayPart = (typeof dayParts)[number];

type DayQuestion = {
  date?: BusinessDate | null;
  /** All of it when left out; of another part the day has nothing. */
  parts?: readonly DayPart[];
};

/** A day as the screen shows it, or parts of it. Prepares the day's tasks first if nobody has. */
export async function daybookDay(request: Request, { date, parts = dayParts }: DayQuestion): Promise<DaybookDay> {
  const input = { date, parts: [...parts] };
  const day = await readDaybookDay(request, input);
  const { store } = request;
  if (day.isPrepared || store === null) {
    return day.day;
  }
  // Apart from the read and after it, so that no request holds one connection while it waits for another.
  await prepareTaskDay(
    systemRequest(request.platform, { store, reason: "first look at the day", requestId: uuidv7() }),
    {},
  );
  return (await readDaybookDay(request, input)).day;
}

const readDaybookDay = operation({
  name: "daybook.readDaybookDay",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  plans: "kept",
  isSameForRole: true,
  input: z.object({ date: businessDate.nullish(), parts: z.array(z.enum(dayParts)).max(dayParts.length) }),
  async run(context, input): Promise<{ day: DaybookDay; isPrepared: boolean }> {
    const { store } = context;
    const has = (part: DayPart) => input.parts.includes(part);
    const dates = taskDates(context.now, store);
    const seesAll = seesManagerContent(context);
    const today = await runningDate(context);
    const date = input.date ?? today;
    const dayKey = { storeId: store.id, date };
    const isFuture = date > dates.calendar;
    const [isPrepared, panel, tasks, lists, notes, shifts, team, worked] = await Promise.all([
      !has("groups") || isTaskDayPrepared(context.sql, { storeId: store.id, date: today, current: dates.current }),
      has("goalPanel") ? goalPanel(context, { date }) : null,
      has("groups") ? allTasks(context, { date, isFuture }) : [],
      has("groups")
        ? listTaskLists(context.sql, { storeId: store.id, withManagerLists: seesAll, withArchived: true })
        : [],
      has("notes") ? notesDb.listNotesOfDay(context.sql, { ...dayKey, withManagerNotes: seesAll }) : [],
      has("people") ? shiftsDb.listShiftsOfDay(context.sql, dayKey) : [],
      has("people") && date === today ? listOnClock(context, {}) : null,
      has("people") && date <= today ? listWorked(context, { date }) : [],
    ]);
    const hasTaskLists = lists.some((list) => !list.isArchived);
    const groups = grouped(lists, tasks);
    const isOver = date < dates.current;
    const people = attendance(shifts, { team, worked, now: context.now });
    return {
      day: { storeId: store.id, date, today, isOver, isFuture, hasTaskLists, goalPanel: panel, groups, notes, people },
      isPrepared,
    };
  },
});

async function allTasks(
  context: StoreContext,
  { date, isFuture }: { date: BusinessDate; isFuture: boolean },
): Promise<DayTask[]> {
  const [tasks, projected] = await Promise.all([
    tasksOfDay(context, date),
    isFuture ? projectedTasks(context, { date }) : Promise.resolve([]),
  ]);
  const seesAll = seesManagerContent(context);
  // One that was moved, to this day or away from it, is a row already.
  const made = new Set(tasks.map((task) => task.templateId));
  const planned = projected.filter((task) => !made.has(task.templateId) && (seesAll || task.access === "all"));
  return [...tasks, ...planned.map(asProjected)];
}

/** A task that is not made yet has no id of its own; the template's and the date's are as good as one. */
function asProjected(task: NewOccurrence): DayTask {
  return {
    ...task,
    id: `${task.templateId}.${task.date}`,
    kind: "Task",
    originalDate: task.date,
    status: "open",
    doneBy: null,
    doneAt: null,
    claimedDoneAt: null,
    doneOn: null,
    isLate: false,
    isLateEntry: false,
    sinceDate: null,
    skipReason: null,
    skipNote: "",
    movedTo: null,
    assignedTo: null,
    createdByEmployeeId: null,
    textThreadId: null,
  };
}

function grouped(lists: readonly TaskList[], tasks: readonly DayTask[]): TaskGroup[] {
  const groups: TaskGroup[] = lists.map((list) => ({ list, tasks: tasks.filter((task) => task.listId === list.id) }));
  const listIds = new Set(lists.map((list) => list.id));
  const others = tasks.filter((task) => task.listId === null || !listIds.has(task.listId));
  return [...groups, { list: null, tasks: others }].filter((group) => group.tasks.length > 0);
}

function attendance(
  shifts: readonly Shift[],
  { team, worked, now }: { team: readonly OnClock[] | null; worked: readonly Worked[]; now: Date },
): Attendance[] {
  const plans = shifts.map((shift) => ({ ...shift, employeeId: shift.employee.employeeId }));
  // Of the night before, too: after an early Day Close they are still in on a date that is over.
  const stillIn = (team ?? []).filter(({ since }) => since !== null);
  const came = [...worked, ...stillIn].map(({ employeeId }) => employeeId);
  const clock = { standings: team ?? [], came, now };
  return presences(plans, clock).flatMap(({ employeeId, state, since, isLate, shiftIndexes }) => {
    const own = shiftIndexes.flatMap((index) => shifts[index] ?? []);
    const was = worked.find((attendant) => attendant.employeeId === employeeId);
    const member = was ?? team?.find((attendant) => attendant.employeeId === employeeId);
    const person = own[0]?.employee ?? member;
    const standing = team === null ? { state: null, since: null, isLate: false } : { state, since, isLate };
    const hours = was?.hours ?? null;
    const attended = { wasIn: was !== undefined, hours, minutesLate: hours && minutesLate(own, hours.stretches) };
    return person ? [{ person, isManager: member?.isManager ?? false, ...standing, ...attended, shifts: own }] : [];
  });
}
