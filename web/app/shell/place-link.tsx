import { Link } from "@tanstack/react-router";
import { text } from "#web/app/app-text.ts";
import type { places } from "#web/app/places.tsx";
import classes from "./rail.module.css";

type PlaceLinkProps = {
  place: (typeof places)[number];
  storeId: number;
  look: "rail" | "line";
  onFollow?: () => void;
};

export function PlaceLink({ place, storeId, look, onFollow }: PlaceLinkProps) {
  return (
    <Link
      to={place.to}
      params={{ storeId }}
      className={look === "rail" ? classes.place : classes.line}
      activeOptions={{ exact: false, includeSearch: false }}
      onClick={onFollow}
    >
      {place.icon}
      {text(place.label)}
    </Link>
  );
}
