import { useNavigate, useSearch, Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { EmployeeForm } from "./employee-form.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PosLinksDialog } from "./pos-links/pos-links-dialog.tsx";
import { apiFilters, readTeamFilter, teamFilters } from "./team-filter.ts";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";
import { employeesQuery } from "./shared/team.queries.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ProviderClock } from "#web/areas/clock/shared/provider-clock.tsx";
import { stateColor, stateText } from "./state-text.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { TimecardLink } from "./timecard-link.tsx";
import { IconClockHour4, IconEye, IconLink, IconUserPlus } from "@tabler/icons-react";
import { useCan } from "#web/platform/permissions/can.ts";
import { useCompanyStores } from "#web/platform/person/use-company-stores.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LinkChips } from "#web/ui/controls/link-chips.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { EmployeeTable } from "./employee-table.tsx";
import type { TeamFilter } from "./team-filter.ts";

type Opened = { person?: string; links?: true };

/** Everybody on the floor of the store: who is in, since when, and what is known of them. */
export function TeamPage() {
  const { filter = "all", person, links, store: otherStore } = useSearch({ from: "/s/$storeId/team" });
  const navigate = useNavigate({ from: "/s/$storeId/team" });
  const own = useActiveEmployee();
  const activeStoreId = useActiveStoreId();
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState(0);
  const isElsewhere = otherStore !== undefined && Number(otherStore) !== activeStoreId;
  const variables = { filter: apiFilters[filter], ...(isElsewhere && { storeId: otherStore }) };
  const employees = useRead(employeesQuery, { variables, live: ["Employee"] });
  const people = employees.status === "ready" ? employees.data.employees : [];
  const opened = people.find(({ id }) => id === person);
  // The own clock stays where it is whatever the list is narrowed to.
  const everybody = useRead(employeesQuery, { variables: { filter: apiFilters.all }, live: ["Employee"] });
  const here = everybody.status === "ready" ? everybody.data.employees : [];
  const me = isElsewhere ? undefined : here.find(({ id }) => Number(id) === own?.id);

  const open = (what: Opened) => {
    void navigate({
      search: (now) => ({
        ...(now.filter && { filter: now.filter }),
        ...(otherStore && { store: otherStore }),
        ...what,
      }),
    });
  };
  return (
    <div className={classes.page}>
      <TeamHeader otherStoreId={isElsewhere ? otherStore : null} onAdd={() => setIsAdding(true)} />
      {me !== undefined && <ClockCard employee={me} />}
      <Tabs
        label={text("team.filterLabel")}
        tabs={teamFilters.map((id) => ({ id, label: text(`filter.${id}`) }))}
        value={filter}
        onChange={(next) => void navigate({ search: { filter: readTeamFilter(next), store: otherStore } })}
      >
        <TeamList
          read={employees}
          filter={filter}
          onOpen={(id) => open({ person: id })}
          isElsewhere={isElsewhere}
          onAdd={() => setIsAdding(true)}
        />
      </Tabs>
      {opened !== undefined && <PersonDialog employee={opened} isElsewhere={isElsewhere} onClose={() => open({})} />}
      {links === true && <PosLinksDialog onClose={() => open({})} />}
      {isAdding && (
        <EmployeeForm
          key={added}
          employee={null}
          onClose={() => setIsAdding(false)}
          onNext={() => setAdded((count) => count + 1)}
        />
      )}
    </div>
  );
}

/** The clock of the person who works at this screen. */
function ClockCard({ employee }: { employee: TeamEmployee }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  return (
    <Card title={text("clock.own")} aside={employee.fullName}>
      <div className={classes.clock}>
        <p className={classes.state} data-state={stateColor(employee, now)}>
          {stateText(employee, timeZone)}
        </p>
        <TimecardLink employeeId={employee.id} isOwn />
        <ProviderClock employee={employee} />
      </div>
    </Card>
  );
}

type TeamHeaderProps = {
  /** Another store whose team is shown; null for the open one. */
  otherStoreId: string | null;
  onAdd: () => void;
};

/** What managers do with a team; those with several stores look at another one's here. */
function TeamHeader({ otherStoreId, onAdd }: TeamHeaderProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate({ from: "/s/$storeId/team" });
  const manages = useCan()("team:manage");
  const stores = useCompanyStores();
  const other = stores.find(({ id }) => String(id) === otherStoreId);
  return (
    <>
      <header className={classes.head}>
        <h1>{text("team.title")}</h1>
        {manages && stores.length > 1 && (
          <SelectControl
            className={classes.store}
            label={text("team.store")}
            value={otherStoreId ?? String(storeId)}
            options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(store) =>
              void navigate({
                search: ({ filter }) => ({ filter, store: store === String(storeId) ? undefined : store }),
              })
            }
          />
        )}
        {manages && otherStoreId === null && (
          <Button kind="primary" data-new icon={<IconUserPlus size={18} />} onClick={onAdd}>
            {text("team.add")}
          </Button>
        )}
      </header>
      {manages && otherStoreId === null && (
        <LinkChips label={text("team.linksLabel")}>
          <Link to="/s/$storeId/team/timecards" params={{ storeId }}>
            <IconClockHour4 size={18} aria-hidden="true" />
            {text("team.timecards")}
          </Link>
          <Link
            from="/s/$storeId/team"
            to="/s/$storeId/team"
            params={{ storeId }}
            search={(now) => ({ ...now, links: true })}
          >
            <IconLink size={18} aria-hidden="true" />
            {text("team.links")}
          </Link>
          <Link to="/s/$storeId/team/odd-use" params={{ storeId }}>
            <IconEye size={18} aria-hidden="true" />
            {text("team.oddUse")}
          </Link>
        </LinkChips>
      )}
      {other !== undefined && <p className={classes.elsewhere}>{text("team.otherStore", { store: other.name })}</p>}
    </>
  );
}

type TeamListProps = {
  read: Read<{ employees: TeamEmployee[] }>;
  filter: TeamFilter;
  onOpen: (employeeId: string) => void;
  isElsewhere: boolean;
  onAdd: () => void;
};

/** The people of a filter, or why they cannot be shown. */
function TeamList({ read, filter, onOpen, isElsewhere, onAdd }: TeamListProps) {
  const can = useCan();
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
      onAdd={can("team:manage") && !isElsewhere ? onAdd : undefined}
    />
  );
}
