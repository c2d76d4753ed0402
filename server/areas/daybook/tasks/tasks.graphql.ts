import { builder } from "#server/platform/graphql/builder.ts";
import { Access, DaybookPerson } from "#server/areas/daybook/daybook-person.graphql.ts";
import { completionBasis, setCompletionBasis } from "./completion-basis.ts";
import { moveTask } from "./move-task.ts";
import { markTaskNotNeeded, skipTask, tickTask, untickTask } from "./tasks.ts";
import type { DayTask, TickAnswer } from "./tasks.ts";
import { restoreTodo } from "./restore-todo.ts";
import { addTodo, deleteTodo, editTodo, todoVersion } from "./todos.ts";

const TaskStatus = builder.enumType("TaskStatus", {
  values: {
    OPEN: { value: "open" },
    DONE: { value: "done" },
    SKIPPED: { value: "skipped" },
    NOT_NEEDED: { value: "not-needed" },
    MOVED: { value: "moved" },
  } as const,
});

export const SkipReason = builder.enumType("SkipReason", {
  description: "Why a person skipped a task.",
  values: {
    NO_TIME: { value: "no-time" },
    SHORT_STAFFED: { value: "short-staffed" },
    OUT_OF_SUPPLIES: { value: "out-of-supplies" },
    BROKEN: { value: "broken" },
    OTHER: { value: "other" },
  } as const,
});

const CompletionBasis = builder.enumType("CompletionBasis", {
  description: "Which tasks task completion counts.",
  values: { ALL: { value: "all" }, MUST_DO: { value: "must-do" } } as const,
});

export const TaskItem = builder.interfaceRef<DayTask>("TaskItem").implement({
  description: "Something to do on a day.",
  resolveType: (task) => task.kind,
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    details: field.exposeString("details"),
    access: field.expose("access", { type: Access }),
    date: field.expose("date", { type: "BusinessDate", description: "The day it stands on." }),
    originalDate: field.expose("originalDate", {
      type: "BusinessDate",
      description: "The day it was meant for; earlier than `date` when it was carried.",
    }),
    dueMinutes: field.exposeInt("dueMinutes", { nullable: true, description: "Minutes after midnight, store time." }),
    dueAt: field.expose("dueAt", { type: "Instant", nullable: true }),
    status: field.expose("status", { type: TaskStatus }),
    isMustDo: field.exposeBoolean("isMustDo", { description: "Rolls on until it is closed." }),
    sinceDate: field.expose("sinceDate", {
      type: "BusinessDate",
      nullable: true,
      description: "First of the days in a row on which this must-do was missed before.",
    }),
    skipReason: field.expose("skipReason", {
      type: SkipReason,
      nullable: true,
      description: "Null also for a task that closed itself when its day was over.",
    }),
    skipNote: field.exposeString("skipNote"),
    movedTo: field.expose("movedTo", { type: "BusinessDate", nullable: true }),
    doneBy: field.expose("doneBy", {
      type: DaybookPerson,
      nullable: true,
      description: "Who did it, skipped it or found it not needed.",
    }),
    doneAt: field.expose("doneAt", { type: "Instant", nullable: true }),
    claimedDoneAt: field.expose("claimedDoneAt", {
      type: "Instant",
      nullable: true,
      description:
        "Ticked without a connection: when the device says so. `doneAt` is when the tick was received, and decides.",
    }),
    doneOn: field.expose("doneOn", {
      type: "BusinessDate",
      nullable: true,
      description: "Business date of the tick; on it anybody may take it back.",
    }),
    isLate: field.exposeBoolean("isLate"),
    isLateEntry: field.exposeBoolean("isLateEntry", { description: "Ticked by a manager after its day." }),
    assignedTo: field.expose("assignedTo", { type: DaybookPerson, nullable: true }),
    listId: field.exposeID("listId", { nullable: true }),
    templateId: field.exposeID("templateId", { nullable: true, description: "Null for a one-off." }),
    createdByEmployeeId: field.exposeInt("createdByEmployeeId", {
      nullable: true,
      description: "Who made a one-off and may change it until it is closed.",
    }),
    textThreadId: field.exposeID("textThreadId", {
      nullable: true,
      description: "The conversation of a text that didn't arrive, which this one-off came from.",
    }),
    version: field.string({
      nullable: true,
      description: "Of what a one-off says; to be named in a change of it. Null for others.",
      resolve: (task) => (task.kind === "Todo" ? todoVersion(task) : null),
    }),
  }),
});

builder.objectRef<DayTask>("Task").implement({
  description: "A day's copy of a recurring task of a list.",
  interfaces: [TaskItem],
  isTypeOf: (value) => isOfKind(value, "Task"),
});

builder.objectRef<DayTask>("Todo").implement({
  description: "A task for one day, carried on until it is done.",
  interfaces: [TaskItem],
  isTypeOf: (value) => isOfKind(value, "Todo"),
});

const TickAnswerType = builder.objectRef<TickAnswer>("TickAnswer").implement({
  fields: (field) => ({
    task: field.expose("task", { type: TaskItem }),
    wasDoneBefore: field.exposeBoolean("wasDoneBefore", {
      description: "Another person was faster; the task says who and when.",
    }),
  }),
});

const TodoInput = builder.inputType("TodoInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    name: field.string({ required: true }),
    date: field.field({ type: "BusinessDate", required: true }),
    dueMinutes: field.int(),
    listId: field.field({ type: "Uuid" }),
    details: field.string({ required: true, defaultValue: "" }),
    assignedEmployeeId: field.int(),
    access: field.field({ type: Access, required: true, defaultValue: "all" }),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

builder.queryFields((field) => ({
  completionBasis: field.field({
    type: CompletionBasis,
    resolve: (_root, _args, request) => completionBasis(request, {}),
  }),
}));

builder.mutationFields((field) => ({
  skipTask: field.field({
    type: TickAnswerType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      reason: field.arg({ type: SkipReason, required: true }),
      note: field.arg.string({ required: true, defaultValue: "" }),
    },
    resolve: (_root, args, request) => skipTask(request, args),
  }),
  markTaskNotNeeded: field.field({
    type: TickAnswerType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => markTaskNotNeeded(request, args),
  }),
  moveTask: field.field({
    type: TaskItem,
    description: "One day's copy of a recurring task to another day; its rule stays.",
    args: {
      templateId: field.arg({ type: "Uuid", required: true }),
      date: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => moveTask(request, args),
  }),
  setCompletionBasis: field.field({
    type: CompletionBasis,
    args: { basis: field.arg({ type: CompletionBasis, required: true }) },
    resolve: (_root, args, request) => setCompletionBasis(request, args),
  }),
  tickTask: field.field({
    type: TickAnswerType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      doneAt: field.arg({
        type: "Instant",
        description:
          "By the device's clock. Kept beside the server's time for a tick that waited to be sent; decides nothing.",
      }),
    },
    resolve: (_root, args, request) => tickTask(request, args),
  }),
  untickTask: field.field({
    type: TaskItem,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => untickTask(request, args),
  }),
  addTodo: field.field({
    type: TaskItem,
    args: { todo: field.arg({ type: TodoInput, required: true }) },
    resolve: (_root, { todo }, request) => addTodo(request, todo),
  }),
  editTodo: field.field({
    type: TaskItem,
    args: { todo: field.arg({ type: TodoInput, required: true }) },
    resolve: (_root, { todo }, request) => editTodo(request, todo),
  }),
  restoreTodo: field.field({
    type: TaskItem,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      eventId: field.arg({
        type: "Uuid",
        description: "Of the history, for managers; without it one's own last change.",
      }),
    },
    resolve: (_root, { id, eventId }, request) => restoreTodo(request, { id, eventId: eventId ?? null }),
  }),
  deleteTodo: field.field({
    type: "ID",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, { id }, request) => {
      await deleteTodo(request, { id });
      return id;
    },
  }),
}));

function isOfKind(value: unknown, kind: DayTask["kind"]): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === kind;
}
