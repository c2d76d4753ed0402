import type { DaybookDay, DayTask } from "#web/areas/daybook/daybook.queries.ts";

/** A task for one day as it is typed: empty text is nothing chosen. */
export type TodoValues = {
  name: string;
  date: string | null;
  dueTime: string;
  assigned: string;
  listId: string;
  details: string;
  forManagers: boolean;
  /** Of the task that is changed; null for a new one. */
  version: string | null;
};

/** Nothing typed yet; a day that is over gets no new tasks. */
export function emptyTodo(day: Pick<DaybookDay, "date" | "today">): TodoValues {
  const date = day.date < day.today ? day.today : day.date;
  return { name: "", date, dueTime: "", assigned: "", listId: "", details: "", forManagers: false, version: null };
}

export function todoOf(task: DayTask): TodoValues {
  return {
    name: task.name,
    date: task.date,
    dueTime: task.dueMinutes === null ? "" : String(task.dueMinutes),
    assigned: task.assignedTo === null ? "" : String(task.assignedTo.employeeId),
    listId: task.listId ?? "",
    details: task.details,
    forManagers: task.access === "MANAGER",
    version: task.version,
  };
}

export function todoInputOf(values: TodoValues, today: string) {
  return {
    name: values.name,
    date: values.date ?? today,
    dueMinutes: values.dueTime === "" ? null : Number(values.dueTime),
    assignedEmployeeId: values.assigned === "" ? null : Number(values.assigned),
    listId: values.listId === "" ? null : values.listId,
    details: values.details,
    version: values.version,
    access: values.forManagers ? ("MANAGER" as const) : ("ALL" as const),
  };
}
