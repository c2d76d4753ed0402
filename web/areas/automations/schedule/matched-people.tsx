import { unlinkSchedulePersonMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Who was found, by what, and the way to take it back. Folded: once it is right nobody reads it. */
export function MatchedPeople({ of }: { of: ScheduleIn }) {
  const matched = of.schedule.people.flatMap(({ employee, ...person }) => (employee ? [{ ...person, employee }] : []));
  const [unlink, isUnlinking] = useScheduleChange(unlinkSchedulePersonMutation);
  if (matched.length === 0) {
    return null;
  }
  return (
    <details className={classes.group}>
      <summary>
        {text("people.matched")}: {text("people.matchedCount", { count: matched.length })}
      </summary>
      <ul>
        {matched.map(({ id: personId, fullName, employee, matchedBy }) => (
          <li key={personId} className={classes.line}>
            <div>
              <strong>{fullName}</strong>
              <small>
                {text("people.is", { name: employee.fullName })}
                {matchedBy !== null && `, ${text(`people.by.${matchedBy}`)}`}
              </small>
            </div>
            <Button
              kind="quiet"
              isBusy={isUnlinking}
              aria-label={`${text("people.unlink")} ${fullName}`}
              onClick={() => void unlink({ id: of.id, personId }, text("people.unlinkedDone", { name: fullName }))}
            >
              {text("people.unlink")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
