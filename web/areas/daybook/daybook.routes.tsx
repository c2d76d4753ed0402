import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { notesSearch } from "#web/areas/daybook/notes/notes-search.ts";
import { daybookRoute } from "./daybook.route.ts";
import { daySearch } from "./day-search.ts";

const newTask = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/tasks/new",
  validateSearch: daySearch,
  component: lazyPage(() => import("#web/areas/daybook/tasks/new-task-page.tsx"), "NewTaskPage"),
});

const task = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/tasks/$taskId",
  validateSearch: daySearch,
  component: lazyPage(() => import("#web/areas/daybook/tasks/task-page.tsx"), "TaskPage"),
});

const settings = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/settings",
  beforeLoad: requireManager,
  component: lazyPage(() => import("#web/areas/daybook/task-lists/task-lists-page.tsx"), "TaskListsPage"),
});

const newTaskList = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/settings/task-lists/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("#web/areas/daybook/task-lists/task-list-page.tsx"), "TaskListPage"),
});

const taskList = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/settings/task-lists/$taskListId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("#web/areas/daybook/task-lists/task-list-page.tsx"), "TaskListPage"),
});

const newNote = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/notes/new",
  validateSearch: daySearch,
  component: lazyPage(() => import("#web/areas/daybook/notes/new-note-page.tsx"), "NewNotePage"),
});

const allNotes = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/all-notes",
  validateSearch: notesSearch,
  component: lazyPage(() => import("#web/areas/daybook/notes/all-notes-page.tsx"), "AllNotesPage"),
});

const note = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/note/$noteId",
  validateSearch: daySearch,
  component: lazyPage(() => import("#web/areas/daybook/notes/note-page.tsx"), "NotePage"),
});

const handover = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/handover",
  validateSearch: daySearch,
  component: lazyPage(() => import("#web/areas/daybook/handover/handover-page.tsx"), "HandoverPage"),
});

const newShift = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/shifts/new",
  validateSearch: daySearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("#web/areas/daybook/shifts/new-shift-page.tsx"), "NewShiftPage"),
});

const shift = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/shift/$shiftId",
  validateSearch: daySearch,
  component: lazyPage(() => import("#web/areas/daybook/shifts/shift-page.tsx"), "ShiftPage"),
});

const logFields = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/settings/log-fields",
  beforeLoad: requireManager,
  component: lazyPage(() => import("#web/areas/daybook/log-fields/log-fields-page.tsx"), "LogFieldsPage"),
});

export const daybookRoutes = [
  daybookRoute,
  newTask,
  task,
  settings,
  newTaskList,
  taskList,
  newNote,
  allNotes,
  note,
  newShift,
  shift,
  handover,
  logFields,
] as const;
