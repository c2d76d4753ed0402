import { IconChevronRight } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { Location } from "./locations.queries.ts";

type LocationLineProps = { location: Location; all: readonly Location[] };

/** One location: its name leads to it; what comes next, what it is, and how many bins stand there. */
export function LocationLine({ location, all }: LocationLineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { id, name, bins, isDefault, isTerminal, isPickList, nextLocationId } = location;
  const next = all.find((one) => one.id === nextLocationId);
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
