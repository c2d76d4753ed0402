import {
  ignoreScheduleEmployeeMutation,
  ignoreSchedulePersonMutation,
} from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Those who were left out on both sides, and the way back. */
export function IgnoredPeople({ of }: { of: ScheduleIn }) {
  const { id, schedule } = of;
  const [bring, isBringing] = useScheduleChange(ignoreSchedulePersonMutation);
  const [bringOurs, isBringingOurs] = useScheduleChange(ignoreScheduleEmployeeMutation);
  const people = schedule.people.filter(({ isIgnored }) => isIgnored);
  const lines = [
    ...people.map(({ id: personId, fullName: name }) => ({
      key: `there-${personId}`,
      name,
      back: () => bring({ id, personId, isIgnored: false }, text("people.backDone", { name })),
    })),
    ...schedule.ignored.map(({ id: employeeId, fullName: name }) => ({
      key: `here-${employeeId}`,
      name,
      back: () => bringOurs({ id, employeeId, isIgnored: false }, text("people.backDone", { name })),
    })),
  ];
  if (lines.length === 0) {
    return null;
  }
  return (
    <details className={classes.group}>
      <summary>
        {text("people.ignored")}: {text("people.matchedCount", { count: lines.length })}
      </summary>
      <ul>
        {lines.map(({ key, name, back }) => (
          <li key={key} className={classes.line}>
            <div>{name}</div>
            <Button
              kind="quiet"
              isBusy={isBringing || isBringingOurs}
              aria-label={`${text("people.back")}: ${name}`}
              onClick={() => void back()}
            >
              {text("people.back")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
