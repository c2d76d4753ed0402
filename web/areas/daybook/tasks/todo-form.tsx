import { taskFields } from "#common/daybook/daybook-fields.ts";
import { useState } from "react";
import { formatMinutes } from "#common/time-format.ts";
import { timesOfDay } from "#common/time-slots.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useDraft } from "#web/platform/drafts/use-draft.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { classNames } from "#web/ui/class-names.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { DraftNote } from "#web/ui/form/draft-note.tsx";
import formClasses from "#web/ui/form/form.module.css";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { accepts, required } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { text as taskText } from "./task-text.ts";
import type { DayTask, DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { addTodoMutation, daybookTeamQuery, editTodoMutation } from "./tasks.queries.ts";
import { dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";

type TodoFormProps = {
  day: DaybookDay;
  /** Null makes a new one. */
  task: DayTask | null;
  onClose: () => void;
};

const pair = classNames(formClasses.fields, formClasses.two);

/** A task for one day. What is typed survives a reload and the lock. */
export function TodoForm({ day, task, onClose }: TodoFormProps) {
  const [id] = useState(() => task?.id ?? newId());
  const [add] = useChange(addTodoMutation);
  const [edit] = useChange(editTodoMutation);
  const team = useRead(daybookTeamQuery);
  const can = useCan();
  const saved = task === null ? emptyTodo(day) : todoOf(task);
  const form = useForm<TodoValues>({
    initial: saved,
    fields: {
      name: { label: text("tasks.name"), rules: [accepts(taskFields.name)] },
      date: { label: text("tasks.date"), rules: [required] },
      dueTime: { label: text("tasks.dueTime"), input: "dueMinutes" },
      assigned: { label: text("tasks.assigned"), input: "assignedEmployeeId" },
      listId: { label: text("tasks.list") },
      details: { label: text("tasks.details") },
      forManagers: { label: text("tasks.forManagers"), input: "access" },
      version: { label: "" },
    },
    save: (values): Promise<SaveOutcome> => {
      const todo = { id, ...todoInputOf(values, day.today) };
      return (task === null ? add : edit)({ todo }, { refetches: [dayTasksQuery] });
    },
    onSaved: (_saved, { name }) => {
      draft.forget();
      showSnackbar({
        text: task === null ? text("tasks.added", { name }) : taskText("task.saved", { name }),
        color: "good",
      });
      onClose();
    },
  });
  const since = useSavedSince(form, saved);
  const draft = useDraft(form, task === null ? "task:new" : `task:${id}`);

  const lists = day.groups.flatMap(({ list }) => (list ? [{ value: list.id, label: list.name }] : []));
  const times = timesOfDay().map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }));
  const people = team.status === "ready" ? team.data.employees.filter(({ isActive }) => isActive) : [];
  const actions = (
    <SaveActions form={form} save={task === null ? text("tasks.add") : taskText("task.save")} onCancel={onClose} />
  );
  return (
    <Form form={form} label={task === null ? text("tasks.new") : taskText("task.edit")} actions={actions}>
      <SavedSinceNote since={since} />
      {draft.isBack && <DraftNote onDiscard={draft.drop} />}
      <TextField {...form.field("name")} />
      <div className={pair}>
        <DateField {...form.field("date")} today={day.today} first={day.today} />
        <SelectField {...form.field("dueTime")} options={times} />
      </div>
      <div className={pair}>
        <SelectField
          {...form.field("assigned")}
          options={people.map((person) => ({ value: person.id, label: person.fullName }))}
        />
        {lists.length > 0 && <SelectField {...form.field("listId")} options={lists} />}
      </div>
      <TextareaField {...form.field("details")} limit={2000} rows={3} />
      {can("daybook:view-manager-content") && <CheckboxField {...form.field("forManagers")} />}
    </Form>
  );
}

/** A task for one day as it is typed: empty text is nothing chosen. */
type TodoValues = {
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
function emptyTodo(day: Pick<DaybookDay, "date" | "today">): TodoValues {
  const date = day.date < day.today ? day.today : day.date;
  return { name: "", date, dueTime: "", assigned: "", listId: "", details: "", forManagers: false, version: null };
}

function todoOf(task: DayTask): TodoValues {
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

function todoInputOf(values: TodoValues, today: string) {
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
