import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { EmployeeTable } from "./employee-table.tsx";
import type { TeamFilter } from "./team-filter.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";

type TeamListProps = {
  read: Read<{ employees: TeamEmployee[] }>;
  filter: TeamFilter;
  onOpen: (employeeId: string) => void;
};

/** The people of a filter, or why they cannot be shown. */
export function TeamList({ read, filter, onOpen }: TeamListProps) {
  if (read.status !== "ready" && read.status !== "loading") {
    return <ReadState read={read} />;
  }
  return (
    <EmployeeTable
      employees={read.status === "ready" ? read.data.employees : []}
      filter={filter}
      isLoading={read.status === "loading"}
      onOpen={({ id }) => {
        onOpen(id);
      }}
    />
  );
}
