import { builder } from "#server/platform/graphql/builder.ts";
import { Access } from "#server/areas/daybook/daybook-person.graphql.ts";
import {
  addStarterLists,
  archiveTaskList,
  reorderTaskLists,
  saveTaskList,
  setTaskListActive,
  taskLists,
  taskListVersion,
} from "./task-lists.ts";
import type { TaskList, TaskListWithTasks, TaskTemplate } from "./task-lists.ts";

const TaskTemplateType = builder.objectRef<TaskTemplate>("TaskTemplate").implement({
  description: "A task that comes back.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    instructions: field.exposeString("instructions"),
    dueMinutes: field.exposeInt("dueMinutes", { nullable: true, description: "Minutes after midnight, store time." }),
    isMustDo: field.exposeBoolean("isMustDo", {
      description: "Undone it rolls on as one row until it is closed; otherwise it closes itself.",
    }),
    repeatDays: field.intList({ description: "0 Sunday to 6 Saturday.", resolve: (task) => [...task.repeatDays] }),
    monthlyDay: field.exposeInt("monthlyDay", { nullable: true, description: "In a shorter month its last day." }),
    startsOn: field.expose("startsOn", { type: "BusinessDate" }),
    endsOn: field.expose("endsOn", { type: "BusinessDate", nullable: true }),
  }),
});

export const TaskListType = builder.objectRef<TaskList>("TaskList").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    access: field.expose("access", { type: Access }),
    position: field.exposeInt("position"),
    isActive: field.exposeBoolean("isActive"),
  }),
});

const TaskListSettings = builder.objectRef<TaskListWithTasks>("TaskListSettings").implement({
  description: "A list with all its recurring tasks, as the daybook's settings show it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    list: field.field({ type: TaskListType, resolve: (list) => list }),
    tasks: field.expose("tasks", { type: [TaskTemplateType] }),
    version: field.string({ description: "Of what it says; to be named in a change of it.", resolve: taskListVersion }),
  }),
});

const TaskTemplateInput = builder.inputType("TaskTemplateInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    name: field.string({ required: true }),
    instructions: field.string({ required: true, defaultValue: "" }),
    dueMinutes: field.int(),
    isMustDo: field.boolean({ required: true, defaultValue: false }),
    repeatDays: field.intList({ required: true, defaultValue: [] }),
    monthlyDay: field.int(),
    startsOn: field.field({ type: "BusinessDate" }),
    endsOn: field.field({ type: "BusinessDate" }),
  }),
});

const TaskListInput = builder.inputType("TaskListInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    name: field.string({ required: true }),
    access: field.field({ type: Access, required: true, defaultValue: "all" }),
    isActive: field.boolean({ required: true, defaultValue: true }),
    tasks: field.field({ type: [TaskTemplateInput], required: true, description: "In their order." }),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

builder.queryFields((field) => ({
  taskLists: field.field({ type: [TaskListSettings], resolve: (_root, _args, request) => taskLists(request, {}) }),
}));

builder.mutationFields((field) => ({
  saveTaskList: field.field({
    type: TaskListSettings,
    args: { list: field.arg({ type: TaskListInput, required: true }) },
    resolve: (_root, { list }, request) => saveTaskList(request, list),
  }),
  setTaskListActive: field.field({
    type: TaskListSettings,
    args: { id: field.arg({ type: "Uuid", required: true }), isActive: field.arg.boolean({ required: true }) },
    resolve: (_root, args, request) => setTaskListActive(request, args),
  }),
  reorderTaskLists: field.field({
    type: [TaskListType],
    args: { listIds: field.arg({ type: ["Uuid"], required: true }) },
    resolve: (_root, args, request) => reorderTaskLists(request, args),
  }),
  archiveTaskList: field.field({
    type: "ID",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, { id }, request) => {
      await archiveTaskList(request, { id });
      return id;
    },
  }),
  addStarterLists: field.field({
    type: [TaskListSettings],
    resolve: (_root, _args, request) => addStarterLists(request, {}),
  }),
}));
