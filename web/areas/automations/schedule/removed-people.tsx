import { answerRemovedPersonMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import type { ScheduleConnection } from "./use-schedule-change.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Asks about people removed at the service, because only a manager knows whether they left the store too. */
export function RemovedPeople({ connection }: { connection: ScheduleConnection }) {
  const { id, name: service, store, schedule } = connection;
  const [answer, isAnswering] = useScheduleChange(answerRemovedPersonMutation);
  const removed = schedule.people.flatMap(({ needsAnswer, employee, ...person }) =>
    needsAnswer && employee ? [{ ...person, employee }] : [],
  );
  if (removed.length === 0) {
    return null;
  }
  return (
    <SetupPanel kind="warning" title={text("gone.title", { service })}>
      <ul className={classes.flush}>
        {removed.map(({ id: personId, employee }) => {
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
