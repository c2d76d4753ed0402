import { answerGonePersonMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import type { ScheduleIn } from "./use-schedule-change.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Somebody was removed at the service: only a person knows whether they have left the shop too. */
export function GonePeople({ of }: { of: ScheduleIn }) {
  const { id, name: service, store, schedule } = of;
  const [answer, isAnswering] = useScheduleChange(answerGonePersonMutation);
  const asked = schedule.people.flatMap(({ isAsked, employee, ...person }) =>
    isAsked && employee ? [{ ...person, employee }] : [],
  );
  if (asked.length === 0) {
    return null;
  }
  return (
    <SetupPanel kind="warning" title={text("gone.title", { service })}>
      <ul className={classes.flush}>
        {asked.map(({ id: personId, employee }) => {
          const name = employee.fullName;
          return (
            <li key={personId} className={classes.line}>
              <div>
                {text("gone.text", { name, service, store })}
                {employee.isClockedIn && <small className={classes.failed}>{text("gone.in")}</small>}
              </div>
              <span className={classes.choosing}>
                <Button
                  isBusy={isAnswering}
                  onClick={() =>
                    void answer({ id, personId, answer: "DEACTIVATED" }, text("gone.deactivated", { name }))
                  }
                >
                  {text("gone.deactivate")}
                </Button>
                <Button
                  isBusy={isAnswering}
                  onClick={() => void answer({ id, personId, answer: "KEPT" }, text("gone.kept", { name }))}
                >
                  {text("gone.keep")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </SetupPanel>
  );
}
