import { useState } from "react";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { initialTableState } from "#web/ui/table/table-state.ts";
import { useStoresText } from "./use-stores-text.ts";
import { text } from "./users-text.ts";
import type { User } from "./users.queries.ts";
import type { ReactNode } from "react";
import { relativeTime } from "#common/relative-time.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { roleText } from "./user-role.ts";
import classes from "./users.module.css";

type UserTableProps = {
  users: readonly User[];
  filter: "active" | "inactive";
  isLoading: boolean;
  onOpen: (user: User) => void;
};

const headers: readonly TableHeader[] = [
  { propertyPath: "fullName", label: text("column.name"), sortable: true },
  { propertyPath: "role", label: text("column.role"), sortable: true },
  { propertyPath: "storeIds", label: text("column.stores") },
  { propertyPath: "lastUsedAt", label: text("column.lastUsed"), sortable: true },
];

export function UserTable({ users, filter, isLoading, onOpen }: UserTableProps) {
  const [state, setState] = useState(() => initialTableState({ sortBy: "fullName" }));
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const ownId = useSession()?.userId;
  const storesText = useStoresText();
  const now = useNow();
  return (
    <Card hasPadding={false}>
      <DataTable
        label={text("label")}
        headers={headers}
        rows={users}
        rowKey={({ id }) => id}
        state={state}
        onStateChange={setState}
        totalItems={users.length}
        isLoading={isLoading}
        onOpen={onOpen}
        empty={<EmptyState title={text(`empty.${filter}`)} text={text(`empty.${filter}Text`)} />}
        cells={userCells({ ownId, storesText, now, timeZone })}
      />
    </Card>
  );
}

/** How each column shows a sign-in. */
function userCells(at: {
  ownId: number | undefined;
  storesText: (user: User) => string;
  timeZone: string;
  now: Date;
}): Record<string, (user: User) => ReactNode> {
  const { ownId, storesText, ...clock } = at;
  return {
    fullName: ({ id, fullName, email, hasPassword, isActive }) => (
      <span className={classes.name}>
        <Avatar name={fullName} size={36} />
        <span>
          {fullName} {Number(id) === ownId && <Badge>{text("state.you")}</Badge>}
          {!hasPassword && isActive && <Badge tone="warn">{text("state.invited")}</Badge>}
          <small>{email}</small>
        </span>
      </span>
    ),
    role: ({ role }) => roleText(role),
    storeIds: storesText,
    lastUsedAt: ({ lastUsedAt }) => (lastUsedAt === null ? unknownText : relativeTime(new Date(lastUsedAt), clock)),
  };
}
