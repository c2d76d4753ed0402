import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { ClockCard } from "./clock-card.tsx";
import { EmployeeForm } from "./employee-form.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PosLinksDialog } from "./pos-links/pos-links-dialog.tsx";
import { apiFilters, readTeamFilter, teamFilters } from "./team-filter.ts";
import { TeamList } from "./team-list.tsx";
import { TeamHeader } from "./team-header.tsx";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";
import { employeesQuery } from "./shared/team.queries.ts";

type Opened = { person?: string; links?: true };

/** Everybody on the floor of the store: who is in, since when, and what is known of them. */
export function TeamPage() {
  const { filter = "all", person, links, of } = useSearch({ from: "/s/$storeId/team" });
  const navigate = useNavigate({ from: "/s/$storeId/team" });
  const own = useActiveEmployee();
  const activeStoreId = useActiveStoreId();
  const [isAdding, setIsAdding] = useState(false);
  const isElsewhere = of !== undefined && Number(of) !== activeStoreId;
  const variables = { filter: apiFilters[filter], ...(isElsewhere && { storeId: of }) };
  const employees = useRead(employeesQuery, { variables, live: ["Employee"] });
  const people = employees.status === "ready" ? employees.data.employees : [];
  const opened = people.find(({ id }) => id === person);
  // The own clock stays where it is whatever the list is narrowed to.
  const everybody = useRead(employeesQuery, { variables: { filter: apiFilters.all }, live: ["Employee"] });
  const here = everybody.status === "ready" ? everybody.data.employees : [];
  const me = isElsewhere ? undefined : here.find(({ id }) => Number(id) === own?.id);

  const open = (what: Opened) => {
    void navigate({ search: (now) => ({ ...(now.filter && { filter: now.filter }), ...(of && { of }), ...what }) });
  };
  return (
    <div className={classes.page}>
      <TeamHeader of={isElsewhere ? of : null} onAdd={() => setIsAdding(true)} />
      {me !== undefined && <ClockCard employee={me} />}
      <Tabs
        label={text("team.filterLabel")}
        tabs={teamFilters.map((id) => ({ id, label: text(`filter.${id}`) }))}
        value={filter}
        onChange={(next) => void navigate({ search: { filter: readTeamFilter(next), of } })}
      >
        <TeamList read={employees} filter={filter} onOpen={(id) => open({ person: id })} />
      </Tabs>
      {opened !== undefined && <PersonDialog employee={opened} isElsewhere={isElsewhere} onClose={() => open({})} />}
      {links === true && <PosLinksDialog onClose={() => open({})} />}
      {isAdding && <EmployeeForm employee={null} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
