import { formatNumber } from "#common/number-format.ts";
import type { BackstockHome, HomeLocation } from "#web/areas/backstock/home/home.queries.ts";
import { text } from "#web/areas/backstock/home/home-text.ts";
import classes from "./place-map.module.css";

/** Nothing waits on the floor: what counts there is what came today. */
export function PlaceFloor({ home, place }: { home: BackstockHome; place: HomeLocation }) {
  return (
    <div className={classes.place} data-terminal>
      <span className={classes.name}>{place.name}</span>
      <span className={classes.figure}>
        <b>{formatNumber(home.pulledToday)}</b>
        {text("map.pulledToday")}
      </span>
      <small>{text("map.addedToday", { count: home.addedToday })}</small>
    </div>
  );
}
