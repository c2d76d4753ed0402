import { formatTime } from "#common/time-format.ts";
import type { employeesQuery, TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { text } from "./team-mode-text.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { EmployeePicker } from "#web/ui/fields/employee-picker.tsx";
import type { PickableEmployee } from "#web/ui/fields/employee-search.ts";
import { lockOrder } from "./lock-order.ts";

type Tile = PickableEmployee & { clockState: TeamEmployee["clockState"]; since: string | null };

type LockPeopleProps = {
  read: Read<ResultOf<typeof employeesQuery>>;
  onlyManagers: boolean;
  selectedId: number | null;
  onPick: (employee: Tile) => void;
};

/** Who is clocked in comes first, then by name; a search when there are more than five. */
export function LockPeople({ read, onlyManagers, selectedId, onPick }: LockPeopleProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<LoadingState lines={3} />} />;
  }
  const people = read.data.employees.filter(({ isManager, isActive }) => isActive && (isManager || !onlyManagers));
  if (people.length === 0) {
    return (
      <EmptyState
        title={text(onlyManagers ? "lock.noManager" : "lock.nobody")}
        text={onlyManagers ? undefined : text("lock.nobodyHint")}
      />
    );
  }
  return (
    <EmployeePicker
      label={text("lock.people")}
      employees={lockOrder(people).map(tileOf)}
      selectedId={selectedId}
      onPick={onPick}
      detail={(tile) => stateText(tile, timeZone)}
    />
  );
}

function tileOf(employee: TeamEmployee): Tile {
  const { firstName, lastName, fullName, email, drsEmployeeCode, safeAvatarUrl, clockState, since } = employee;
  return {
    id: Number(employee.id),
    firstName,
    lastName,
    fullName,
    email,
    employeeCode: drsEmployeeCode,
    avatarUrl: safeAvatarUrl,
    clockState,
    since,
  };
}

function stateText({ clockState, since }: Tile, timeZone: string): string {
  if (clockState === "OUT" || since === null) {
    return text("lock.out");
  }
  const time = formatTime(new Date(since), timeZone);
  return text(clockState === "ON_BREAK" ? "lock.break" : "lock.in", { time });
}
