import { IconArrowRight, IconClipboardCheck } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { formatNumber } from "#common/number-format.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { text } from "./home-text.ts";
import type { BackstockHome, HomeLocation } from "./home.queries.ts";
import { placesOnWay } from "./place-order.ts";
import classes from "./place-map.module.css";

type PlaceMapProps = {
  home: BackstockHome;
  chosen: string | undefined;
  onChoose: (locationId: string | undefined) => void;
};

/** The path of the bins as a map: how many wait in each place and how old they are. A place is also a filter. */
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

/** No bins wait on the floor, so it counts those pulled today. */
function PlaceFloor({ home, place }: { home: BackstockHome; place: HomeLocation }) {
  return (
    <div className={classes.place} data-terminal>
      <span className={classes.name}>{place.name}</span>
      <span className={classes.figure}>
        <b>{formatNumber(home.pulledToday)}</b>
        <ExplainedName
          name={text("map.pulledToday")}
          title={text("map.pulledTodayTitle")}
          explanation={text("map.pulledTodayMade")}
        />
      </span>
      <small>{text("map.addedToday", { count: home.addedToday })}</small>
    </div>
  );
}

/** The number of bins in a place, and their ages. */
function PlaceWaiting({ home, place }: { home: BackstockHome; place: HomeLocation }) {
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

type AgeStripProps = { byBand: readonly number[]; bands: readonly { label: string }[] };

/** The ages of the waiting bins as a bar: darker is older, and beyond the last band is red. */
function AgeStrip({ byBand, bands }: AgeStripProps) {
  const parts = byBand.map((bins, at) => ({ bins, label: bands[at]?.label ?? "" }));
  const bandTexts = parts
    .filter(({ bins }) => bins > 0)
    .map(({ bins, label }) => text("map.band", { label, count: bins }));
  return (
    <span
      className={classes.strip}
      role="img"
      aria-label={text("map.ages", { ages: bandTexts.join(", ") })}
      title={bandTexts.join("\n")}
    >
      {parts.map(
        ({ bins, label }, at) =>
          bins > 0 && (
            <i
              key={label}
              data-last={at === parts.length - 1}
              style={{ flexGrow: bins, "--band": `${Math.round(((at + 1) / parts.length) * 100)}%` }}
            />
          ),
      )}
    </span>
  );
}

/** Links from a staging place to its pick list. */
function PickListLink({ place }: { place: HomeLocation }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link
      to="/s/$storeId/backstock/pick-list/$locationId"
      params={{ storeId, locationId: place.id }}
      className={classes.pickList}
      aria-label={text("map.pickListOf", { place: place.name })}
    >
      <IconClipboardCheck size={18} aria-hidden="true" />
      {text("map.pickList")}
    </Link>
  );
}
