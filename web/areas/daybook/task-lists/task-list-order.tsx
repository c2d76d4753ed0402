import { useChange } from "#web/platform/graphql/use-change.ts";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "./task-lists-text.ts";
import { useOrder } from "#web/areas/daybook/use-order.ts";
import { TaskListLine } from "./task-list-line.tsx";
import { reorderTaskListsMutation } from "./task-lists.queries.ts";
import type { TaskListSettings } from "./task-lists.queries.ts";

/** The lists in their order. */
export function TaskListOrder({ lists }: { lists: readonly TaskListSettings[] }) {
  const [change] = useChange(reorderTaskListsMutation);
  const known = lists.toSorted((one, other) => one.list.position - other.list.position);
  const { items, reorder } = useOrder(known, (listIds) => change({ listIds }));
  return (
    <SortableList
      label={text("lists.all")}
      items={items.map(({ id, list, tasks }) => ({ id, name: list.name, list, tasks }))}
      onReorder={(ids) => void reorder(ids)}
      renderItem={({ list, tasks }) => <TaskListLine list={list} taskCount={tasks.length} />}
    />
  );
}
