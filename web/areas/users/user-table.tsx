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
import { userCells } from "./user-cells.tsx";
import { text } from "./users-text.ts";
import type { User } from "./users.queries.ts";

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
