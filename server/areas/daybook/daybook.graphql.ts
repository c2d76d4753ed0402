import type { WorkedHours } from "#server/areas/clock/clock.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { selectedFields } from "#server/platform/graphql/selected-fields.ts";
import { daybookDay } from "./daybook.ts";
import type { Attendance, DayPart, DaybookDay, TaskGroup } from "./daybook.ts";
import { DaybookPerson } from "./daybook-person.graphql.ts";
import { GoalPanelType } from "#server/areas/daybook/goal-panel/goal-panel.graphql.ts";
import "#server/areas/daybook/handover/handover.graphql.ts";
import "#server/areas/daybook/log-fields/log-fields.graphql.ts";
import { NoteType } from "#server/areas/daybook/notes/notes.graphql.ts";
import { ShiftType } from "#server/areas/daybook/shifts/shifts.graphql.ts";
import { TaskListType } from "#server/areas/daybook/task-lists/task-lists.graphql.ts";
import { TaskItem } from "#server/areas/daybook/tasks/tasks.graphql.ts";

const TaskGroupType = builder.objectRef<TaskGroup>("TaskGroup").implement({
  fields: (field) => ({
    list: field.expose("list", {
      type: TaskListType,
      nullable: true,
      description: "Null for one-offs that belong to no list.",
    }),
    tasks: field.expose("tasks", { type: [TaskItem] }),
  }),
});

const DaybookClockState = builder.enumType("DaybookClockState", {
  values: { OUT: { value: "out" }, IN: { value: "in" }, BREAK: { value: "break" } } as const,
});

const StretchType = builder.objectRef<WorkedHours["stretches"][number]>("WorkedStretch").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "Instant" }),
    to: field.expose("to", {
      type: "Instant",
      nullable: true,
      description: "Null while it runs, and when it is missing.",
    }),
    isMissing: field.boolean({
      description: "Over without a clock-out: it counts nothing.",
      resolve: ({ state }) => state === "missing",
    }),
  }),
});

const WorkedHoursType = builder.objectRef<WorkedHours>("WorkedHours").implement({
  description: "When a person was in on a day, and for how long.",
  fields: (field) => ({
    minutes: field.exposeInt("minutes", { description: "Without unpaid breaks." }),
    breakMinutes: field.exposeInt("breakMinutes"),
    stretches: field.expose("stretches", { type: [StretchType], description: "Oldest first." }),
  }),
});

const AttendanceType = builder.objectRef<Attendance>("Attendance").implement({
  description: "A person who is scheduled for the day or was on the clock.",
  fields: (field) => ({
    person: field.expose("person", { type: DaybookPerson }),
    isManager: field.exposeBoolean("isManager"),
    state: field.expose("state", {
      type: DaybookClockState,
      nullable: true,
      description: "Null on other days than today.",
    }),
    since: field.expose("since", { type: "Instant", nullable: true, description: "When the state began." }),
    isLate: field.exposeBoolean("isLate", { description: "Ten minutes after the start and not clocked in." }),
    wasIn: field.exposeBoolean("wasIn", { description: "Was on the clock on the day." }),
    hours: field.expose("hours", {
      type: WorkedHoursType,
      nullable: true,
      description: "Everybody's for managers, for others their own.",
    }),
    minutesLate: field.exposeInt("minutesLate", {
      nullable: true,
      description: "Told with the hours, of somebody who came more than ten minutes after a shift had begun.",
    }),
    shifts: field.expose("shifts", { type: [ShiftType], description: "Empty for a person who was not scheduled." }),
  }),
});

const DaybookDayType = builder.objectRef<DaybookDay>("DaybookDay").implement({
  description: "A store's day on one screen.",
  fields: (field) => ({
    id: field.id({ resolve: (day) => `${day.storeId}.${day.date}` }),
    date: field.expose("date", { type: "BusinessDate" }),
    today: field.expose("today", { type: "BusinessDate", description: "The running business date." }),
    isOver: field.exposeBoolean("isOver", {
      description: "Its boundary has passed: only managers change what is on it.",
    }),
    isFuture: field.exposeBoolean("isFuture", { description: "Its tasks are a forecast and cannot be ticked." }),
    hasTaskLists: field.exposeBoolean("hasTaskLists"),
    goalPanel: field.field({ type: GoalPanelType, resolve: ({ goalPanel }) => requirePart(goalPanel) }),
    groups: field.expose("groups", { type: [TaskGroupType] }),
    notes: field.expose("notes", { type: [NoteType] }),
    people: field.expose("people", { type: [AttendanceType], description: "Planned or on the clock." }),
  }),
});

builder.queryField("daybook", (field) =>
  field.field({
    type: DaybookDayType,
    args: { date: field.arg({ type: "BusinessDate", description: "The running business date when left out." }) },
    resolve: (...[, { date }, request, info]) =>
      daybookDay(request, { date: date ?? null, parts: partsOf(selectedFields(info)) }),
  }),
);

/** A day's cards ask for their own parts: each reads what it shows and nothing else. */
function partsOf(fields: ReadonlySet<string>): DayPart[] {
  const parts = {
    goalPanel: "goalPanel",
    groups: "groups",
    hasTaskLists: "groups",
    notes: "notes",
    people: "people",
  } as const;
  return [...new Set(Object.entries(parts).flatMap(([field, part]) => (fields.has(field) ? [part] : [])))];
}

function requirePart<Part>(part: Part | null): Part {
  if (part === null) {
    throw new Error("A part of the day was requested but not read");
  }
  return part;
}
