import { useState } from "react";
import { chooseScheduleLocationMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { scheduleLocationsQuery } from "#web/areas/automations/automations.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** The account's locations as the service has them now; the one with the store's name is suggested. */
export function Locations({ of, onChosen }: { of: ScheduleIn; onChosen: () => void }) {
  const { id, name, store, schedule } = of;
  const { placeId } = schedule.integration;
  const read = useRead(scheduleLocationsQuery, { variables: { id } });
  const [choose, isChoosing] = useScheduleChange(chooseScheduleLocationMutation);
  const locations = read.status === "ready" ? read.data.scheduleLocations : [];
  const sameName = locations.find((location) => location.name.trim().toLowerCase() === store.trim().toLowerCase());
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? placeId ?? sameName?.id ?? null;
  const save = async (locationId: string) => {
    await choose({ id, locationId }, text("place.done"));
    onChosen();
  };
  return (
    <>
      <ReadState read={read} />
      {read.status === "ready" && locations.length === 0 && (
        <EmptyState title={text("place.none")} text={text("place.noneText", { store, name })} />
      )}
      {locations.length > 0 && (
        <fieldset>
          <legend className={classes.hint}>{text("place.text", { store })}</legend>
          {locations.map((location) => (
            <label key={location.id} className={classes.choice}>
              <input
                type="radio"
                name="location"
                checked={value === location.id}
                onChange={() => setChosen(location.id)}
              />
              {location.name}
            </label>
          ))}
          <div className={classes.actions}>
            <Button
              kind="primary"
              disabled={value === null}
              isBusy={isChoosing}
              onClick={() => value !== null && void save(value)}
            >
              {text("place.choose", { store })}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}
