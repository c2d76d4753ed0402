/** A usual day of the daybook, as the server answers it to the day's cards: a test names only what it is about. */
import type { Attendance, DaybookDay, DaybookGoal, DayNote, DayTask } from "#web/areas/daybook/daybook.queries.ts";
import type { Session } from "#web/platform/session/session.ts";
import { ana, manager } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

/** Amy and Mia work at Maple Street, so that nothing they do asks for a PIN first. */
export const amyAtWork: Session = { ...ana, employees: { "1": { employeeId: 7, isManager: false } } };
export const managerAtWork: Session = { ...manager, employees: { "1": { employeeId: 9, isManager: true } } };

const person = { __typename: "DaybookPerson" as const, avatarUrl: null };
export const amy = { ...person, employeeId: 7, firstName: "Amy", fullName: "Amy Jones" };
export const ben = { ...person, employeeId: 8, firstName: "Ben", fullName: "Ben Cole" };
export const cleo = { ...person, employeeId: 10, firstName: "Cleo", fullName: "Cleo Day" };

export const opening = { __typename: "TaskList" as const, id: "opening", name: "Opening", access: "ALL" as const };

/** A figure of the goal panel of which nothing is known. */
export const unknownFigure = { actual: null, target: null, difference: null, percent: null };

export function aTask(more: Partial<DayTask> = {}): DayTask {
  return {
    __typename: "Task",
    id: "00000000-0000-7000-8000-000000000001",
    name: "Count the drawer",
    details: "",
    access: "ALL",
    date: "2026-11-21",
    originalDate: "2026-11-21",
    dueMinutes: null,
    dueAt: null,
    status: "OPEN",
    isMustDo: false,
    sinceDate: null,
    skipReason: null,
    skipNote: "",
    movedTo: null,
    doneAt: null,
    claimedDoneAt: null,
    doneOn: null,
    isLate: false,
    isLateEntry: false,
    doneBy: null,
    assignedTo: null,
    listId: null,
    templateId: null,
    createdByEmployeeId: null,
    textThreadId: null,
    version: null,
    ...more,
  };
}

export function aNote(more: Partial<DayNote> = {}): DayNote {
  return {
    id: "00000000-0000-7000-8000-000000000002",
    date: "2026-11-21",
    body: "Reader 2 is slow",
    access: "ALL",
    isImportant: false,
    isAnnouncement: false,
    pinnedUntil: null,
    createdAt: "2026-11-21T15:00:00Z",
    editedAt: null,
    seenBy: [],
    author: amy,
    ...more,
  };
}

/** A person of the day: not here yet and not scheduled, unless `more` says otherwise. */
export function anAttendance(more: Partial<Attendance> = {}): Attendance {
  return {
    person: amy,
    isManager: false,
    state: "OUT",
    since: null,
    isLate: false,
    wasIn: false,
    minutesLate: null,
    hours: null,
    shifts: [],
    ...more,
  };
}

/** What the goal panel says of a day that is running: $2,904 of $4,680. */
export function aGoalPanel(more: Partial<DaybookGoal> = {}): DaybookGoal {
  return {
    id: "1.2026-11-21",
    status: "OPEN",
    closedAt: null,
    asOf: null,
    posName: null,
    posState: "WAITING",
    showsDollars: true,
    neededToday: 177_600,
    goalsFrom: null,
    ahead: null,
    aheadPercent: null,
    usualPercent: null,
    neededPerHour: null,
    whatMoved: null,
    missingDayCloses: [],
    goal: {
      date: "2026-11-21",
      rule: "MONTH",
      compDate: "2025-11-22",
      compSales: null,
      compSource: "NONE",
      likelySales: null,
      shutLikeOn: null,
      fair: null,
    },
    sales: { actual: 290_400, target: 468_000, difference: -177_600, percent: 621 },
    averageTransaction: unknownFigure,
    customers: unknownFigure,
    trade: unknownFigure,
    monthToDate: { actual: 4_000_000, target: 9_800_000, percent: 408 },
    pace: [],
    openToBuy: null,
    ...more,
  };
}

/** Sales beside their goal, in cents. */
export function salesFigure(actual: number, target: number): DaybookGoal["sales"] {
  return { actual, target, difference: actual - target, percent: Math.round((1000 * actual) / target) };
}

/** Saturday, November 21, 2026, today, with nothing on it but its goal. */
export function aDay(more: Partial<DaybookDay> = {}): DaybookDay {
  return {
    id: "1.2026-11-21",
    date: "2026-11-21",
    today: "2026-11-21",
    isOver: false,
    isFuture: false,
    hasTaskLists: true,
    groups: [],
    notes: [],
    people: [],
    goalPanel: aGoalPanel(),
    ...more,
  };
}

/** The Friday before, which Day Close has closed at 8:05 PM in Chicago. */
export function aClosedDay(more: Partial<DaybookDay> = {}): DaybookDay {
  const panel = { status: "CLOSED", closedAt: "2026-11-21T02:05:00Z", posState: null, neededToday: null } as const;
  return aDay({ id: "1.2026-11-20", date: "2026-11-20", isOver: true, goalPanel: aGoalPanel(panel), ...more });
}

/** The answers to all that the day's screen asks, in a store that has no log and nothing that waits for a manager. */
export function dayFakes(day: DaybookDay, more: GraphqlFakes = {}): GraphqlFakes {
  const daybook = () => ({ data: { daybook: day } });
  return {
    DaybookTasks: daybook,
    DaybookGoal: daybook,
    DaybookNotes: daybook,
    DaybookPeople: daybook,
    OrdersPlace: () => ({ data: { onlineOrders: { __typename: "OnlineOrderList", isConnected: false } } }),
    SellersWaiting: () => ({ data: { buyDesk: { __typename: "BuyDesk", buys: [], registerBuys: [] } } }),
    DayLog: () => ({ data: { dayLog: [] } }),
    UnreadHandover: () => ({ data: { handover: { __typename: "HandoverDay", signed: [] } } }),
    DaybookTeam: () => ({ data: { employees: [] } }),
    MissingClockOuts: () => ({ data: { missingClockOuts: [] } }),
    Employees: () => ({ data: { employees: [] } }),
    ExpectedPeople: daybook,
    StoppedRegisters: () => ({ data: { devices: [] } }),
    ScheduleNotices: () => ({ data: { scheduleNotices: [] } }),
    RecordHistory: () => ({ data: { recordHistory: [] } }),
    ...more,
  };
}

/** The server refuses, in these words. */
export function refusedWith(message: string, more: { code?: string; errors?: Record<string, string[]> } = {}) {
  const extensions = {
    code: more.code ?? "invalid-input",
    ...(more.errors === undefined ? {} : { errors: more.errors }),
  };
  return () => ({ data: null, errors: [{ message, extensions }] });
}
