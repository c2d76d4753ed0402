import { IconPlus } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useOrder } from "#web/areas/backstock/setup/use-order.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { LocationLine } from "./location-line.tsx";
import { backstockLocationsQuery, reorderLocationsMutation } from "./locations.queries.ts";
import { UnreachedNotice } from "./unreached-notice.tsx";

/** Where bins stand, in walking order, and where each leads. */
export function LocationsTab() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(backstockLocationsQuery, { live: ["BackstockLocation", "Backstock"] });
  const all = read.status === "ready" ? read.data.backstockLocations : [];
  const [reorder] = useChange(reorderLocationsMutation);
  const { shown, reorder: putInOrder } = useOrder(all, (locationIds) => reorder({ locationIds }));
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
        {shown.length > 0 && (
          <SortableList
            label={text("location.order")}
            items={shown}
            onReorder={putInOrder}
            renderItem={(location) => <LocationLine location={location} all={all} />}
          />
        )}
      </Card>
    </div>
  );
}
