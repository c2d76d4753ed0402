import { useState } from "react";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Button } from "#web/ui/controls/button.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { Locations } from "./locations.tsx";
import type { ScheduleIn } from "./schedule-in.ts";

/** Which of the account's locations this store is; only its people, shifts and hours come here. */
export function LocationStep({ of }: { of: ScheduleIn }) {
  const { store, name, schedule } = of;
  const { integration } = schedule;
  const [isChanging, setIsChanging] = useState(false);
  if (integration.connectedAt === null) {
    return null;
  }
  const isGone = integration.needsAction === "CHOOSE_PLACE";
  const isChosen = integration.placeId !== null;
  return (
    <SetupPanel kind={isGone ? "warning" : isChosen ? "complete" : "pending"} title={text("place.title")}>
      {isChosen && !isGone && <p>{text("place.chosen", { store, place: integration.placeName, name })}</p>}
      {!isChosen || isGone || isChanging ? (
        <Locations of={of} onChosen={() => setIsChanging(false)} />
      ) : (
        <div className={classes.actions}>
          <Button onClick={() => setIsChanging(true)}>{text("place.change")}</Button>
        </div>
      )}
    </SetupPanel>
  );
}
