import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "./task-lists-text.ts";
import { problemOf, whenWords } from "./task-draft.ts";
import type { DraftProblem, TaskDraft } from "./task-draft.ts";
import { IconChevronDown, IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { TaskDraftFields } from "./task-draft-fields.tsx";
import classes from "./task-lists.module.css";

type TaskDraftsProps = {
  field: FieldBinding<TaskDraft[]>;
  openId: string | null;
  onOpen: (id: string | null) => void;
};

/** The tasks of a list in their order, one of them open. */
export function TaskDrafts({ field, openId, onOpen }: TaskDraftsProps) {
  const { value: drafts, onChange } = field;
  const isChecked = field.error !== null;
  const items = drafts.map((draft) => ({ id: draft.id, name: draft.name || text("task.unnamed"), draft }));
  return (
    <SortableList
      label={field.label}
      items={items}
      onReorder={(ids) => onChange(ids.flatMap((id) => drafts.find((draft) => draft.id === id) ?? []))}
      renderItem={({ draft }) => (
        <TaskDraftItem
          draft={draft}
          problem={isChecked ? problemOf(draft) : null}
          isOpen={openId === draft.id}
          onToggle={() => onOpen(openId === draft.id ? null : draft.id)}
          onChange={(changed) => onChange(drafts.map((other) => (other.id === draft.id ? changed : other)))}
          onRemove={() => onChange(drafts.filter((other) => other.id !== draft.id))}
        />
      )}
    />
  );
}

type TaskDraftItemProps = {
  draft: TaskDraft;
  problem: DraftProblem | null;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (draft: TaskDraft) => void;
  onRemove: () => void;
};

/** A recurring task in a line; opened, with everything that can be said about it. */
function TaskDraftItem({ draft, problem, isOpen, onToggle, onChange, onRemove }: TaskDraftItemProps) {
  const id = useId();
  const name = draft.name || text("task.unnamed");
  // What is wrong must be seen, also when a person has closed it.
  const isShown = isOpen || problem !== null;
  return (
    <div className={classes.draft} data-wrong={problem !== null}>
      <div className={classes.draftHead}>
        <button
          type="button"
          className={classes.draftToggle}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={onToggle}
        >
          <IconChevronDown size={18} aria-hidden />
          <span className={classes.lineName}>
            {name}
            <small>{whenWords(draft)}</small>
          </span>
          {draft.isMustDo && <Badge tone="accent">{text("task.mustDo")}</Badge>}
        </button>
        <IconButton label={text("task.remove", { name })} onClick={onRemove}>
          <IconTrash size={18} />
        </IconButton>
      </div>
      {isShown && (
        <div id={id} className={classes.draftFields}>
          <TaskDraftFields draft={draft} problem={problem} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
