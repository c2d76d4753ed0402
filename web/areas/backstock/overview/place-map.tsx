import { IconArrowRight } from "@tabler/icons-react";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import { text } from "#web/areas/backstock/home/home-text.ts";
import { PickListLink } from "./pick-list-link.tsx";
import { PlaceFloor } from "./place-floor.tsx";
import { placesOnWay } from "./place-order.ts";
import { PlaceWaiting } from "./place-waiting.tsx";
import classes from "./place-map.module.css";

type PlaceMapProps = {
  home: BackstockHome;
  chosen: string | undefined;
  onChoose: (locationId: string | undefined) => void;
};

/** The way of the bins as a picture: how many wait in each place and how old they are. A place is also a filter. */
export function PlaceMap({ home, chosen, onChoose }: PlaceMapProps) {
  return (
    <section aria-label={text("map.title")} className={classes.map}>
      <ol className={classes.places}>
        {placesOnWay(home.locations).map(({ place, leadsOn }) => (
          <li key={place.id} className={classes.stop}>
            {place.isTerminal ? (
              <PlaceFloor home={home} place={place} />
            ) : (
              <div className={classes.waiting}>
                <button
                  type="button"
                  className={classes.place}
                  aria-pressed={place.id === chosen}
                  onClick={() => onChoose(place.id === chosen ? undefined : place.id)}
                >
                  <PlaceWaiting home={home} place={place} />
                </button>
                {place.isPickList && <PickListLink place={place} />}
              </div>
            )}
            {leadsOn && <IconArrowRight className={classes.arrow} size={20} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </section>
  );
}
