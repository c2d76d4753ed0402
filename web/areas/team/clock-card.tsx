import { Card } from "#web/ui/controls/card.tsx";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ProviderClock } from "#web/areas/clock/shared/provider-clock.tsx";
import { stateText } from "./state-text.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { TimecardLink } from "./timecard-link.tsx";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

/** The clock of whoever works at this screen. */
export function ClockCard({ employee }: { employee: TeamEmployee }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <Card title={text("clock.own")} aside={employee.fullName}>
      <div className={classes.clock}>
        <p className={classes.state} data-state={employee.clockState}>
          {stateText(employee, timeZone)}
        </p>
        <TimecardLink employeeId={employee.id} isOwn />
        <ProviderClock employee={employee} />
      </div>
    </Card>
  );
}
