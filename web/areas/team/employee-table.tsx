import { useState } from "react";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { initialTableState } from "#web/ui/table/table-state.ts";
import type { TeamFilter } from "./team-filter.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text } from "./team-text.ts";
import type { ReactNode } from "react";
import { formatDuration } from "#common/duration.ts";
import { relativeTime } from "#common/relative-time.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { stateColor, stateText } from "./state-text.ts";
import classes from "./team-page.module.css";

type EmployeeTableProps = {
  employees: readonly TeamEmployee[];
  filter: TeamFilter;
  isLoading: boolean;
  onOpen: (employee: TeamEmployee) => void;
  /** For who may add to this team. */
  onAdd: (() => void) | undefined;
};

const headers: readonly TableHeader[] = [
  { propertyPath: "fullName", label: text("column.name"), sortable: true },
  { propertyPath: "isManager", label: text("column.role"), sortable: true },
  { propertyPath: "clockState", label: text("column.state"), sortable: true },
  { propertyPath: "minutesToday", label: text("column.hours"), sortable: true, align: "end" },
  { propertyPath: "drsEmployeeCode", label: text("column.code"), sortable: true },
  { propertyPath: "lastActionAt", label: text("column.lastAction"), sortable: true },
];

export function EmployeeTable({ employees, filter, isLoading, onOpen, onAdd }: EmployeeTableProps) {
  const add = filter === "all" && onAdd !== undefined && <Button onClick={onAdd}>{text("empty.allAdd")}</Button>;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const [state, setState] = useState(() => initialTableState({ sortBy: "fullName" }));
  return (
    <Card hasPadding={false}>
      <DataTable
        label={text("team.label")}
        headers={headers}
        rows={employees}
        rowKey={(employee) => employee.id}
        state={state}
        onStateChange={setState}
        totalItems={employees.length}
        isLoading={isLoading}
        onOpen={onOpen}
        hasShortValues
        empty={<EmptyState title={text(`empty.${filter}`)} text={text(`empty.${filter}Hint`)} action={add} />}
        cells={employeeCells({ timeZone, now })}
      />
    </Card>
  );
}

/** How each column of the team shows a person. */
function employeeCells(at: { timeZone: string; now: Date }): Record<string, (employee: TeamEmployee) => ReactNode> {
  const { timeZone, now } = at;
  return {
    fullName: (employee) => (
      <span className={classes.name}>
        <Avatar name={employee.fullName} url={employee.safeAvatarUrl} size={36} />
        {employee.fullName}
      </span>
    ),
    isManager: (employee) => text(employee.isManager ? "role.manager" : "role.employee"),
    clockState: (employee) => (
      <span className={classes.state} data-state={stateColor(employee, now)}>
        {stateText(employee, timeZone)}
      </span>
    ),
    minutesToday: (employee) => formatDuration(employee.minutesToday),
    drsEmployeeCode: (employee) => linkCell(employee),
    lastActionAt: (employee) =>
      employee.lastActionAt === null ? unknownText : relativeTime(new Date(employee.lastActionAt), { now, timeZone }),
  };
}

function linkCell({ drsEmployeeCode: code, posLink }: TeamEmployee): ReactNode {
  if (posLink === "LINKED") {
    return code;
  }
  return (
    <Badge tone="warn">
      {posLink === "INACTIVE" ? text("state.linkInactive", { code: code ?? "" }) : text("state.notLinked")}
    </Badge>
  );
}
