import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { employeeHistory } from "./employee-history.ts";
import { MarkedHistory } from "#web/areas/pins/shared/marked-history.tsx";
import { PayRatesSection } from "./pay-rates/pay-rates-section.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PictureButtons } from "./picture/picture-buttons.tsx";
import { TimecardLink } from "./timecard-link.tsx";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

/** What is known of a person; of another store's only what the list knows too. */
export function PersonBody({ employee, isElsewhere }: { employee: TeamEmployee; isElsewhere: boolean }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const can = useCan();
  const isOwn = Number(employee.id) === useActiveEmployee()?.id;
  const isOwnOrManager = !isElsewhere && (isOwn || can("team:manage"));
  const { id, fullName: name } = employee;
  return (
    <div className={classes.person}>
      <div className={classes.who}>
        <Avatar key={employee.safeAvatarUrl} name={name} url={employee.safeAvatarUrl} size={64} />
        <div>
          <strong>{name}</strong>
          {text(employee.isManager ? "role.manager" : "role.employee")}
          {isOwnOrManager && <PictureButtons employee={employee} />}
        </div>
      </div>
      <PersonFacts employee={employee} timeZone={timeZone} />
      {isOwnOrManager && <TimecardLink employeeId={id} />}
      {!isElsewhere && can("team:view-wages") && <PayRatesSection employee={employee} />}
      {!isElsewhere && (
        <>
          <RecordHistory kind="Employee" id={id} words={employeeHistory} />
          <MarkedHistory employeeId={id} name={employee.firstName} />
        </>
      )}
    </div>
  );
}
