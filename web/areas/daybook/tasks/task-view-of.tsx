import { TaskDetails } from "./task-details.tsx";
import type { TaskDetailsProps } from "./task-details.tsx";
import { TaskMove } from "./task-move.tsx";
import { TaskSkip } from "./task-skip.tsx";
import type { TaskView } from "./task-view.ts";
import { TodoForm } from "./todo-form.tsx";

/** What the task's dialog shows now. */
export function TaskViewOf({ view, ...details }: TaskDetailsProps & { view: TaskView }) {
  const { day, task, onView, onClose } = details;
  const back = () => onView("details");
  switch (view) {
    case "details":
      return <TaskDetails {...details} />;
    case "edit":
      return <TodoForm day={day} task={task} onClose={back} />;
    case "skip":
      return <TaskSkip task={task} onClose={onClose} onBack={back} />;
    case "move":
      return <TaskMove day={day} task={task} onClose={onClose} onBack={back} />;
  }
}
