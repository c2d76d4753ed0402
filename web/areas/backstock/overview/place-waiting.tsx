import { formatNumber } from "#common/number-format.ts";
import { AgeStrip } from "./age-strip.tsx";
import type { BackstockHome, HomeLocation } from "#web/areas/backstock/home/home.queries.ts";
import { text } from "#web/areas/backstock/home/home-text.ts";
import classes from "./place-map.module.css";

/** How many bins stand in a place, and how old they are. */
export function PlaceWaiting({ home, place }: { home: BackstockHome; place: HomeLocation }) {
  return (
    <>
      <span className={classes.name}>{place.name}</span>
      <span className={classes.figure}>
        <b>{formatNumber(place.bins)}</b>
        {text("map.bins", { count: place.bins })}
      </span>
      <AgeStrip byBand={place.byBand} bands={home.bands} />
      <small>{place.oldestAge === null ? text("map.nothing") : text("map.oldest", { count: place.oldestAge })}</small>
    </>
  );
}
