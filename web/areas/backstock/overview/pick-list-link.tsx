import { IconClipboardCheck } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import type { HomeLocation } from "#web/areas/backstock/home/home.queries.ts";
import { text } from "#web/areas/backstock/home/home-text.ts";
import classes from "./place-map.module.css";

/** From a staging place to its bins on paper. */
export function PickListLink({ place }: { place: HomeLocation }) {
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
