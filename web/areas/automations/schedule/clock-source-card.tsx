import { chooseClockSourceMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Card } from "#web/ui/controls/card.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

const sources = ["APP", "PROVIDER"] as const;

/** Where people punch, with a service that takes no punches from us. */
export function ClockSourceCard({ of }: { of: ScheduleIn }) {
  const { id, name, store, schedule } = of;
  const [choose, isChoosing] = useScheduleChange(chooseClockSourceMutation);
  return (
    <Card title={text("clock.title")}>
      <fieldset>
        <legend className={classes.hint}>{text("clock.text", { name, store })}</legend>
        {sources.map((clockSource) => (
          <label key={clockSource} className={classes.choice}>
            <input
              type="radio"
              name="clock-source"
              checked={schedule.clockSource === clockSource}
              disabled={isChoosing}
              onChange={() => void choose({ id, clockSource }, text("clock.saved"))}
            />
            {text(`clock.${clockSource}`, { name })}
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
