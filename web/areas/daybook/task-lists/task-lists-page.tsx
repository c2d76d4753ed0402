import { IconPlus } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./task-lists-text.ts";
import { text as logText } from "#web/areas/daybook/log-fields/log-text.ts";
import { CompletionCard } from "./completion-card.tsx";
import { NoLists } from "./no-lists.tsx";
import { SettingsBack } from "./settings-back.tsx";
import { TaskListOrder } from "./task-list-order.tsx";
import { taskListsQuery } from "./task-lists.queries.ts";
import classes from "./task-lists.module.css";

/** All task lists in the order of the day, and what their completion counts. */
export function TaskListsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(taskListsQuery, { live: ["TaskList"] });
  const hasLists = read.status === "ready" && read.data.taskLists.length > 0;
  return (
    <div className={classes.page}>
      <SettingsBack to="daybook" />
      <header className={classes.head}>
        <h1>{text("lists.title")}</h1>
        <Link
          to="/s/$storeId/daybook/settings/task-lists/new"
          params={{ storeId }}
          className={classes.primaryLink}
          data-new
        >
          <IconPlus size={18} />
          {text("lists.new")}
        </Link>
      </header>
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
    </div>
  );
}
