import { activateScheduleMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { DisconnectButton } from "./disconnect-button.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { unmatchedPeople } from "./unmatched-people.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** The last step: from then on everything comes by itself. People who are not matched may wait. */
export function ActivateStep({ of }: { of: ScheduleIn }) {
  const { id, name, store, schedule } = of;
  const { connectedAt, placeId, placeName: place } = schedule.integration;
  const [activate, isActivating] = useScheduleChange(activateScheduleMutation);
  const left = unmatchedPeople(schedule).length;
  if (connectedAt === null) {
    return null;
  }
  return (
    <SetupPanel kind="pending" title={text("activate.title")}>
      {placeId === null ? (
        <p className={classes.hint}>{text("activate.later")}</p>
      ) : (
        <p>{text(schedule.takesPunches ? "activate.textPunches" : "activate.text", { place, store, name })}</p>
      )}
      {left > 0 && <p className={classes.hint}>{text("activate.left", { count: left, name })}</p>}
      <div className={classes.actions}>
        <Button
          kind="primary"
          disabled={placeId === null}
          isBusy={isActivating}
          onClick={() => void activate({ id }, text("activate.done", { name, store }))}
        >
          {text("activate.do")}
        </Button>
        <DisconnectButton of={of} />
      </div>
    </SetupPanel>
  );
}
