import { Page } from "#web/ui/page/page.tsx";
import { IconChevronRight, IconPlus } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./task-lists-text.ts";
import { text as logText } from "#web/areas/daybook/log-fields/log-fields-text.ts";
import { SettingsBack } from "./settings-back.tsx";
import {
  reorderTaskListsMutation,
  setCompletionBasisMutation,
  setTaskListActiveMutation,
  taskListsQuery,
} from "./task-lists.queries.ts";
import classes from "./task-lists.module.css";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { useOrder } from "#web/platform/graphql/use-order.ts";
import type { CompletionBasis, TaskListSettings } from "./task-lists.queries.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import fieldClasses from "#web/ui/fields/field.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { addStarterListsMutation } from "#web/areas/daybook/daybook.queries.ts";
import { ChoiceList } from "./choice-list.tsx";

/** All task lists in the order of the day, and what their completion counts. */
export function TaskListsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(taskListsQuery, { live: ["TaskList"] });
  const hasLists = read.status === "ready" && read.data.taskLists.length > 0;
  return (
    <Page
      className={classes.page}
      width="reading"
      back={<SettingsBack to="daybook" />}
      title={text("lists.title")}
      actions={
        <>
          <Link
            to="/s/$storeId/daybook/settings/task-lists/new"
            params={{ storeId }}
            className={classes.primaryLink}
            data-new
          >
            <IconPlus size={18} />
            {text("lists.new")}
          </Link>
        </>
      }
    >
      <Card title={text("lists.all")} hasPadding={false}>
        <ReadState read={read} />
        {read.status === "ready" && !hasLists && <NoLists />}
        {hasLists && <TaskListOrder lists={read.data.taskLists} />}
      </Card>
      {hasLists && <p className={classes.hint}>{text("lists.hint")}</p>}
      <Card title={logText("fields.title")}>
        <p className={classes.hint}>{logText("fields.hint")}</p>
        <Link to="/s/$storeId/daybook/settings/log-fields" params={{ storeId }} className={classes.more}>
          {logText("fields.open")}
        </Link>
      </Card>
      {read.status === "ready" && <CompletionCard basis={read.data.completionBasis} />}
    </Page>
  );
}

/** The lists in their order. */
function TaskListOrder({ lists }: { lists: readonly TaskListSettings[] }) {
  const [change] = useChange(reorderTaskListsMutation);
  const inOrder = lists.toSorted((left, right) => left.list.position - right.list.position);
  const { items, reorder } = useOrder(inOrder, (listIds) => change({ listIds }));
  return (
    <SortableList
      label={text("lists.all")}
      items={items.map(({ id, list, tasks }) => ({ id, name: list.name, list, tasks }))}
      onReorder={(ids) => void reorder(ids)}
      renderItem={({ list, tasks }) => <TaskListLine list={list} taskCount={tasks.length} />}
    />
  );
}

type TaskListLineProps = { list: TaskListSettings["list"]; taskCount: number };

/** One list: its name leads to its tasks, its switch says whether it makes any. */
function TaskListLine({ list, taskCount }: TaskListLineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const [turn] = useChange(setTaskListActiveMutation);
  const handleSwitch = async (isActive: boolean) => {
    const changed = { __typename: "TaskListSettings" as const, id: list.id, list: { ...list, isActive } };
    const outcome = await turn({ id: list.id, isActive }, { optimistic: { setTaskListActive: changed } });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <div className={classes.line}>
      <Link
        to="/s/$storeId/daybook/settings/task-lists/$taskListId"
        params={{ storeId, taskListId: list.id }}
        className={classes.lineLink}
      >
        <span className={classes.lineName}>
          {list.name}
          <small>{text("lists.tasks", { count: taskCount })}</small>
        </span>
        <span>
          <Badge tone={list.access === "MANAGER" ? "accent" : "neutral"}>
            {text(list.access === "MANAGER" ? "lists.manager" : "lists.everybody")}
          </Badge>
        </span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          className={fieldClasses.toggle}
          aria-label={text("lists.active", { name: list.name })}
          aria-checked={list.isActive}
          checked={list.isActive}
          onChange={(event) => void handleSwitch(event.target.checked)}
        />
      </label>
    </div>
  );
}

/** A store that has no list yet: make one, or begin with two that most shops have. */
function NoLists() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const [add, isAdding] = useChange(addStarterListsMutation);
  const handleAdd = async () => {
    const outcome = await add({}, { refetches: [taskListsQuery] });
    const words = outcome.isDone ? text("lists.starterAdded") : outcome.refused.text;
    showSnackbar({ text: words, color: outcome.isDone ? "good" : "bad" });
  };
  return (
    <EmptyState
      title={text("lists.emptyTitle")}
      text={text("lists.emptyText")}
      action={
        <span className={classes.choices}>
          <Link to="/s/$storeId/daybook/settings/task-lists/new" params={{ storeId }} className={classes.primaryLink}>
            {text("lists.create")}
          </Link>
          <Button isBusy={isAdding} onClick={() => void handleAdd()}>
            {text("lists.starter")}
          </Button>
        </span>
      }
    />
  );
}

/** What the reports count as task completion. */
function CompletionCard({ basis }: { basis: CompletionBasis }) {
  const [set] = useChange(setCompletionBasisMutation);
  const handleChange = async (nextBasis: CompletionBasis) => {
    const outcome = await set({ basis: nextBasis }, { refetches: [taskListsQuery] });
    const words = outcome.isDone ? text("completion.saved") : outcome.refused.text;
    showSnackbar({ text: words, color: outcome.isDone ? "good" : "bad" });
  };
  const choices = [
    { value: "ALL" as const, label: text("completion.ALL"), hint: text("completion.ALLHint") },
    { value: "MUST_DO" as const, label: text("completion.MUST_DO"), hint: text("completion.MUST_DOHint") },
  ];
  return (
    <Card title={text("completion.title")}>
      <ChoiceList
        label={text("completion.text")}
        choices={choices}
        value={basis}
        onChange={(nextBasis) => void handleChange(nextBasis)}
      />
    </Card>
  );
}
