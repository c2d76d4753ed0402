/** What a task's dialog shows: everything about it, or the form of one thing that can be done with it. */
export type TaskView = "details" | "edit" | "skip" | "move";
