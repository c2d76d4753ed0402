import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

const access = z.enum(["all", "manager"]);

/** A task of the day, recurring or one-off, as its history shows it. */
const task = z.object({ name: z.string(), date: businessDate });

export const taskAdded = { name: "task.added", payload: task.extend({ access }) } as const;
export const taskTicked = {
  name: "task.ticked",
  payload: task.extend({
    isLate: z.boolean(),
    isLateEntry: z.boolean(),
    /** The device's claim about a tick that waited for the connection. */
    claimedDoneAt: z.iso.datetime().nullable().default(null),
  }),
} as const;
export const taskUnticked = { name: "task.unticked", payload: task.extend({ doneByEmployeeId: z.int() }) } as const;
/** `reason` null: it closed itself when its day was over. */
export const taskSkipped = {
  name: "task.skipped",
  payload: task.extend({ reason: z.string().nullable().default(null), note: z.string().default("") }),
} as const;
export const taskNotNeeded = { name: "task.not-needed", payload: task } as const;
export const taskMoved = { name: "task.moved", payload: task.extend({ to: businessDate }) } as const;
export const completionBasisChanged = {
  name: "daybook.completion-basis-changed",
  payload: z.object({ basis: z.enum(["all", "must-do"]) }),
} as const;
export const taskCarried = { name: "task.carried", payload: task.extend({ to: businessDate }) } as const;
export const taskEdited = { name: "task.edited", payload: task.extend({ nameBefore: z.string() }) } as const;
export const taskDeleted = { name: "task.deleted", payload: task } as const;
export const taskRestored = { name: "task.restored", payload: task } as const;

export const taskDayOpened = {
  name: "task-day.opened",
  payload: z.object({ date: businessDate, tasks: z.int() }),
} as const;

const template = z.object({ id: z.string(), name: z.string() });

export const taskListSaved = {
  name: "task-list.saved",
  payload: z.object({ name: z.string(), access, isActive: z.boolean(), tasks: z.array(template) }),
} as const;
export const taskListsReordered = {
  name: "task-list.reordered",
  payload: z.object({ listIds: z.array(z.string()) }),
} as const;
export const taskListArchived = { name: "task-list.archived", payload: z.object({ name: z.string() }) } as const;

const note = z.object({
  date: businessDate,
  body: z.string(),
  access,
  isImportant: z.boolean(),
  pinnedUntil: businessDate.nullable(),
  isAnnouncement: z.boolean().default(false),
});

export const noteAdded = { name: "note.added", payload: note } as const;
export const noteEdited = { name: "note.edited", payload: z.object({ before: note, after: note }) } as const;
export const noteDeleted = { name: "note.deleted", payload: note } as const;
/** Undone, or put back by a manager; `before` is null when the note was away. */
export const noteRestored = {
  name: "note.restored",
  payload: z.object({ before: note.nullable(), after: note }),
} as const;

/** A person pressed "Got it". */
export const noteSeen = { name: "note.seen", payload: z.object({}) } as const;

const shift = z.object({
  employeeId: z.int(),
  /** The person's name as it was then, for the history. */
  employee: z.string().default(""),
  date: businessDate,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  position: z.string().default(""),
  note: z.string().default(""),
});

export const shiftAdded = { name: "shift.added", payload: shift } as const;
export const shiftEdited = { name: "shift.edited", payload: z.object({ before: shift, after: shift }) } as const;
export const shiftDeleted = { name: "shift.deleted", payload: shift } as const;
export const shiftRestored = {
  name: "shift.restored",
  payload: z.object({ before: shift.nullable(), after: shift }),
} as const;

/** One lead has signed what the next one must know; the next one has signed that it is read. */
export const handoverSigned = {
  name: "handover.signed",
  payload: z.object({ date: businessDate, note: z.string() }),
} as const;
export const handoverRead = { name: "handover.read", payload: z.object({ date: businessDate }) } as const;

const logField = z.object({ name: z.string(), kind: z.string(), isRequired: z.boolean() });

export const logFieldAdded = { name: "log-field.added", payload: logField } as const;
export const logFieldEdited = {
  name: "log-field.edited",
  payload: z.object({ before: logField, after: logField }),
} as const;
export const logFieldArchived = { name: "log-field.archived", payload: logField } as const;
export const logFieldsReordered = {
  name: "log-field.reordered",
  payload: z.object({ fieldIds: z.array(z.string()) }),
} as const;

const logged = z.object({ field: z.string(), date: businessDate, value: z.string().nullable() });
export const logValueFilled = {
  name: "log-value.filled",
  payload: z.object({ before: logged, after: logged }),
} as const;
