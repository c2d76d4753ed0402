import { useState } from "react";
import stepClasses from "#web/areas/automations/connection/steps.module.css";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import { chooseLoyaltyPlaceMutation, loyaltyPlacesQuery } from "./loyalty.queries.ts";
import type { LoyaltyPlace } from "./loyalty.queries.ts";
import { text } from "./loyalty-text.ts";
import { useLoyaltyChange } from "./use-loyalty-change.ts";
import type { LoyaltyConnection } from "./use-loyalty-change.ts";

type PlaceStepProps = { connection: LoyaltyConnection; onDone: () => void };

/** In whose name the points are given. With one that has the store's name it is chosen beforehand. */
export function LoyaltyPlaceStep({ connection, onDone }: PlaceStepProps) {
  const { id, name, store } = connection;
  const read = useRead(loyaltyPlacesQuery, { variables: { id } });
  const places = read.status === "ready" ? read.data.loyaltyPlaces : [];
  return (
    <section className={stepClasses.step} aria-labelledby="loyalty-place">
      <div>
        <h2 id="loyalty-place">{text("place.title", { store })}</h2>
        <p className={stepClasses.soft}>{text("place.text")}</p>
      </div>
      <ReadState read={read} />
      {read.status === "ready" && places.length === 0 && (
        <EmptyState title={text("place.none")} text={text("place.noneText", { name })} />
      )}
      {places.length > 0 && <Choice connection={connection} places={places} onDone={onDone} />}
    </section>
  );
}

function Choice({ connection, places, onDone }: PlaceStepProps & { places: readonly LoyaltyPlace[] }) {
  const { id, store, loyalty } = connection;
  const [choose, isChoosing] = useLoyaltyChange(chooseLoyaltyPlaceMutation);
  const [placeId, setPlaceId] = useState(() => firstChoice(places, { store, held: loyalty.integration.placeId }));
  const place = places.find((each) => each.id === placeId);
  const save = async () => {
    if (
      place !== undefined &&
      (await choose({ id, placeId: place.id }, text("place.done", { store, place: place.name })))
    ) {
      onDone();
    }
  };
  return (
    <>
      <fieldset className={stepClasses.choices}>
        <legend>
          <Unseen>{text("place.title", { store })}</Unseen>
        </legend>
        {places.map((each) => (
          <label key={each.id}>
            <input
              type="radio"
              name="loyalty-place"
              checked={each.id === placeId}
              disabled={!each.isActive}
              onChange={() => setPlaceId(each.id)}
            />
            <span>
              <b>{each.name}</b> {each.address}
            </span>
            <small>{each.isActive ? "" : text("place.closed")}</small>
          </label>
        ))}
      </fieldset>
      <div>
        <Button kind="primary" disabled={place === undefined} isBusy={isChoosing} onClick={() => void save()}>
          {place === undefined ? text("place.doNone") : text("place.do", { place: place.name })}
        </Button>
      </div>
    </>
  );
}

function firstChoice(
  places: readonly LoyaltyPlace[],
  { store, held }: { store: string; held: string | null },
): string | null {
  const open = places.filter(({ isActive }) => isActive);
  const isSame = ({ name }: LoyaltyPlace) => name.trim().toLowerCase() === store.trim().toLowerCase();
  const chosen = open.find(({ id }) => id === held) ?? open.find(isSame);
  return chosen?.id ?? (open.length === 1 ? (open[0]?.id ?? null) : null);
}
