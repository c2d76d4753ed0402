import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "./task-lists-text.ts";
import { problemOf } from "./task-draft.ts";
import type { TaskDraft } from "./task-draft.ts";
import { TaskDraftItem } from "./task-draft-item.tsx";

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
