import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SetupBack } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { LocationForm } from "./location-form.tsx";
import { PlaceLabel } from "./place-label.tsx";
import { backstockLocationsQuery } from "./locations.queries.ts";

/** One location; without an id a new one. */
export function LocationPage() {
  const { locationId } = useParams({ strict: false });
  const read = useRead(backstockLocationsQuery, { live: ["BackstockLocation"] });
  const all = read.status === "ready" ? read.data.backstockLocations : [];
  const location = all.find(({ id }) => id === locationId);
  const isMissing = read.status === "ready" && locationId !== undefined && location === undefined;
  const title = location?.name ?? text(locationId === undefined ? "location.newTitle" : "location.editTitle");
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SetupBack tab="locations" />
      <header className={classes.head}>
        <h1>{title}</h1>
        <PlaceLabel location={location} />
      </header>
      <Card>
        <ReadState read={read} />
        {isMissing && <EmptyState title={text("location.missing")} />}
        {read.status === "ready" && !isMissing && (
          <LocationForm key={location?.id} location={location ?? null} all={all} />
        )}
      </Card>
    </div>
  );
}
