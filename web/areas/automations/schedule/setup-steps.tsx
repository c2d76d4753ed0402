import { useState } from "react";
import {
  activateScheduleMutation,
  chooseScheduleLocationMutation,
  disconnectScheduleMutation,
} from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { scheduleLocationsQuery } from "#web/areas/automations/automations.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { unmatchedPeople } from "./people-step.tsx";
import type { ScheduleConnection } from "./use-schedule-change.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Chooses which of the account's locations this store is; only that location's people, shifts and hours come here. */
export function LocationStep({ connection }: { connection: ScheduleConnection }) {
  const { store, name, schedule } = connection;
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
        <Locations connection={connection} onChosen={() => setIsChanging(false)} />
      ) : (
        <div className={classes.actions}>
          <Button onClick={() => setIsChanging(true)}>{text("place.change")}</Button>
        </div>
      )}
    </SetupPanel>
  );
}

/** The account's locations as the service has them now; the one with the store's name is suggested. */
function Locations({ connection, onChosen }: { connection: ScheduleConnection; onChosen: () => void }) {
  const { id, name, store, schedule } = connection;
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

/** The last step, after which everything syncs automatically. Unmatched people may wait. */
export function ActivateStep({ connection }: { connection: ScheduleConnection }) {
  const { id, name, store, schedule } = connection;
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
        <DisconnectButton connection={connection} />
      </div>
    </SetupPanel>
  );
}

/** Ends the connection after a confirmation, because connecting again needs the key to be typed again. */
export function DisconnectButton({ connection }: { connection: ScheduleConnection }) {
  const { id, name, store } = connection;
  const [disconnect, isDisconnecting] = useScheduleChange(disconnectScheduleMutation);
  const askAndDisconnect = async () => {
    const isSure = await ask({
      title: text("status.disconnectTitle", { store, name }),
      text: text("status.disconnectText"),
      confirm: text("status.disconnect"),
      cancel: text("connect.cancel"),
      tone: "bad",
    });
    if (isSure) {
      await disconnect({ id }, text("status.disconnected", { store, name }));
    }
  };
  return (
    <Button kind="quiet" isBusy={isDisconnecting} onClick={() => void askAndDisconnect()}>
      {text("status.disconnect")}
    </Button>
  );
}
