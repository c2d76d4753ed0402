import { taskListFields } from "#common/daybook/daybook-fields.ts";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { accepts, required } from "#web/ui/form/rules.ts";
import type { Rule } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import type { FormRefusal } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./task-lists-text.ts";
import { TaskDrafts } from "./task-drafts.tsx";
import { draftOf, newTaskDraft, problemOf, templateOf } from "./task-draft.ts";
import type { TaskDraft } from "./task-draft.ts";
import { archiveTaskListMutation, saveTaskListMutation, taskListsQuery } from "./task-lists.queries.ts";
import type { TaskListSettings } from "./task-lists.queries.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import classes from "./task-lists.module.css";

type TaskListFormProps = {
  /** Null makes a new list. */
  edited: TaskListSettings | null;
  onClose: () => void;
};

type Values = {
  name: string;
  access: string;
  isActive: boolean;
  tasks: TaskDraft[];
  /** Of the list that is changed; null for a new one. */
  version: string | null;
};

const tasksAreWhole: Rule = {
  isMet: (_tasks, { tasks }) => !Array.isArray(tasks) || tasks.every((task: TaskDraft) => problemOf(task) === null),
  message: () => text("list.checkTasks"),
};

/** A list with all its tasks, saved as a whole. */
export function TaskListForm({ edited, onClose }: TaskListFormProps) {
  const [id] = useState(() => edited?.id ?? newId());
  const [openTaskId, setOpenTaskId] = useState<string | null>(null);
  const [save] = useChange(saveTaskListMutation);
  const saved = edited === null ? emptyList : valuesOf(edited);
  const form = useForm<Values>({
    initial: saved,
    fields: {
      name: { label: text("list.name"), rules: [accepts(taskListFields.name)] },
      access: { label: text("list.access"), rules: [required] },
      isActive: { label: text("list.isActive") },
      tasks: { label: text("list.tasks"), rules: [tasksAreWhole] },
      version: { label: "" },
    },
    save: async ({ access, tasks, ...values }) => {
      const list = { id, ...values, access: access === "MANAGER" ? ("MANAGER" as const) : ("ALL" as const) };
      const outcome = await save({ list: { ...list, tasks: tasks.map(templateOf) } }, { refetches: [taskListsQuery] });
      return outcome.isDone ? outcome : { isDone: false, refused: withTasksApart(outcome.refused) };
    },
    onSaved: (_saved, { name }) => {
      showSnackbar({ text: text("list.saved", { name }), color: "good" });
      onClose();
    },
  });
  const since = useSavedSince(form, saved);
  const tasks = form.field("tasks");
  const handleAdd = () => {
    const draft = newTaskDraft();
    tasks.onChange([...tasks.value, draft]);
    setOpenTaskId(draft.id);
  };
  const archive = edited !== null && <ArchiveList id={id} name={edited.list.name} onArchived={onClose} />;
  const actions = <SaveActions form={form} save={text("list.save")} onCancel={onClose} aside={archive} />;
  const whoSees = [
    { value: "ALL", label: text("lists.everybody") },
    { value: "MANAGER", label: text("lists.manager") },
  ];
  return (
    <Form
      form={form}
      label={text(edited === null ? "list.newTitle" : "list.editTitle")}
      actions={actions}
      startsTyping={edited === null}
    >
      <SavedSinceNote since={since} />
      <TextField {...form.field("name")} limit={80} />
      <ButtonsField {...form.field("access")} options={whoSees} />
      <SwitchField {...form.field("isActive")} />
      <Card
        title={text("list.tasks")}
        hasPadding={false}
        aside={
          <Button kind="plain" icon={<IconPlus size={16} />} onClick={handleAdd}>
            {text("list.addTask")}
          </Button>
        }
      >
        {tasks.value.length === 0 && <EmptyState title={text("list.noTasks")} text={text("list.noTasksText")} />}
        <TaskDrafts field={tasks} openId={openTaskId} onOpen={setOpenTaskId} />
      </Card>
    </Form>
  );
}

/** A task's name is no list's name: what is refused of a task stands above the buttons. */
function withTasksApart({ text: words, fields }: FormRefusal): FormRefusal {
  const paths = Object.entries(fields).map(([path, error]) => [path.includes("tasks.") ? "tasks.any" : path, error]);
  return { text: words, fields: Object.fromEntries(paths) };
}

const emptyList: Values = { name: "", access: "ALL", isActive: true, tasks: [], version: null };

function valuesOf({ list, tasks, version }: TaskListSettings): Values {
  const { name, access, isActive } = list;
  return { name, access, isActive, tasks: tasks.map(draftOf), version };
}

type ArchiveListProps = { id: string; name: string; onArchived: () => void };

/** Deletes the list after asking once: it cannot be undone. */
function ArchiveList({ id, name, onArchived }: ArchiveListProps) {
  const [archive, isArchiving] = useChange(archiveTaskListMutation);
  const handleArchive = async () => {
    const isSure = await ask({
      title: text("list.archiveAsk", { name }),
      text: text("list.archiveText"),
      confirm: text("list.archive"),
      cancel: text("list.archiveKeep"),
      tone: "bad",
    });
    if (!isSure) {
      return;
    }
    const outcome = await archive({ id }, { refetches: [taskListsQuery] });
    const words = outcome.isDone ? text("list.archived", { name }) : outcome.refused.text;
    showSnackbar({ text: words, color: outcome.isDone ? "good" : "bad" });
    if (outcome.isDone) {
      onArchived();
    }
  };
  return (
    <span className={classes.archive}>
      <Button kind="quiet" isBusy={isArchiving} onClick={() => void handleArchive()}>
        {text("list.archive")}
      </Button>
    </span>
  );
}
