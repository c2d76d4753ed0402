import { IconChevronRight, IconPlus } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { useOrder } from "#web/platform/graphql/use-order.ts";
import { backstockLocationsQuery, reorderLocationsMutation } from "./locations.queries.ts";
import type { Location } from "./locations.queries.ts";

/** The locations in walking order, each with its next one. */
export function LocationsTab() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(backstockLocationsQuery, { live: ["BackstockLocation", "Backstock"] });
  const all = read.status === "ready" ? read.data.backstockLocations : [];
  const [reorder] = useChange(reorderLocationsMutation);
  const { items, reorder: putInOrder } = useOrder(all, (locationIds) =>
    reorder({ locationIds }, { refetches: [backstockLocationsQuery], waitsForRefetch: true }),
  );
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <p className={classes.hint}>{text("location.hint")}</p>
        <Link
          to="/s/$storeId/backstock/settings/location/new"
          params={{ storeId }}
          className={classes.primaryLink}
          data-new
        >
          <IconPlus size={18} aria-hidden="true" />
          {text("location.new")}
        </Link>
      </div>
      <UnreachedNotice locations={all} />
      <Card hasPadding={false}>
        <ReadState read={read} />
        {items.length > 0 && (
          <SortableList
            label={text("location.order")}
            items={items}
            onReorder={(ids) => void putInOrder(ids)}
            renderItem={(location) => <LocationLine location={location} all={all} />}
          />
        )}
      </Card>
    </div>
  );
}

type LocationLineProps = { location: Location; all: readonly Location[] };

/** A line with a location's name, its next one, its kind, and its number of bins. */
function LocationLine({ location, all }: LocationLineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { id, name, bins, isDefault, isTerminal, isPickList, nextLocationId } = location;
  const next = all.find((other) => other.id === nextLocationId);
  return (
    <Link
      to="/s/$storeId/backstock/settings/location/edit/$locationId"
      params={{ storeId, locationId: id }}
      className={classes.line}
    >
      <span className={classes.lineName}>
        {name}
        {!isTerminal && (
          <small>{next === undefined ? text("location.noNext") : text("location.nextIs", { name: next.name })}</small>
        )}
      </span>
      <span className={classes.lineBadges}>
        {isDefault && <Badge tone="accent">{text("location.default")}</Badge>}
        {isTerminal && <Badge tone="good">{text("location.terminal")}</Badge>}
        {isPickList && <Badge>{text("location.pickList")}</Badge>}
      </span>
      {!isTerminal && <span className={classes.count}>{text("location.bins", { count: bins })}</span>}
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}

/** Warns about locations that never lead to the floor. Loops are allowed but may be a mistake. */
function UnreachedNotice({ locations }: { locations: readonly Location[] }) {
  const unreached = locations.filter(({ reachesTerminal }) => !reachesTerminal);
  const terminal = locations.find(({ isTerminal }) => isTerminal);
  if (unreached.length === 0 || terminal === undefined) {
    return null;
  }
  const names = new Intl.ListFormat("en-US").format(unreached.map(({ name }) => name));
  return (
    <output className={classes.warning}>
      <b>{text("location.unreachable")}</b>
      {text("location.unreachableText", { names, terminal: terminal.name })}
    </output>
  );
}
