import { Page } from "#web/ui/page/page.tsx";
import { IconUserPlus } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { UserDialog } from "./user-dialog.tsx";
import { UserForm } from "./user-form.tsx";
import { UsersMenu } from "./users-menu.tsx";
import { UserTable } from "./user-table.tsx";
import { text } from "./users-text.ts";
import classes from "./users.module.css";
import { usersQuery } from "./users.queries.ts";

const filters = ["active", "inactive"] as const;

/** Who signs in, with which rights and where; within what the asking person may see and give. */
export function UsersPage() {
  const { storeId } = useParams({ from: "/s/$storeId/settings/users" });
  const { filter = "active", user } = useSearch({ from: "/s/$storeId/settings/users" });
  const navigate = useNavigate({ from: "/s/$storeId/settings/users" });
  const [isInviting, setIsInviting] = useState(false);
  const read = useRead(usersQuery, { live: ["User"] });
  const all = read.status === "ready" ? read.data.users : [];
  const shown = all.filter(({ isActive }) => isActive === (filter === "active"));
  const opened = all.find(({ id }) => id === user);
  const open = (id: string | undefined) => {
    void navigate({ search: (now) => ({ filter: now.filter, user: id }) });
  };
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/settings" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={
        <>
          <Button kind="primary" data-new icon={<IconUserPlus size={18} />} onClick={() => setIsInviting(true)}>
            {text("invite")}
          </Button>
          {read.status === "ready" && <UsersMenu users={shown} filter={filter} />}
        </>
      }
    >
      <p className={classes.printed}>{text(`filter.${filter}`)}</p>
      <p className={classes.soft} data-no-print>
        {text("text")}
      </p>
      <Tabs
        label={text("filter")}
        tabs={filters.map((id) => ({ id, label: text(`filter.${id}`) }))}
        value={filter}
        onChange={(next) => void navigate({ search: { filter: next === "inactive" ? "inactive" : undefined } })}
      >
        {read.status !== "ready" && read.status !== "loading" ? (
          <ReadState read={read} />
        ) : (
          <UserTable
            users={shown}
            filter={filter}
            isLoading={read.status === "loading"}
            onOpen={({ id }) => {
              open(id);
            }}
          />
        )}
      </Tabs>
      {opened !== undefined && <UserDialog user={opened} onClose={() => open(undefined)} />}
      {isInviting && <UserForm user={null} onClose={() => setIsInviting(false)} />}
    </Page>
  );
}
