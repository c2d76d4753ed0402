import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { Later } from "#web/ui/later.tsx";
import { text } from "#web/app/app-text.ts";
import type { places } from "#web/app/places.tsx";
import classes from "./rail.module.css";

const BuysBadge = lazyWithTimeout(async () => (await import("#web/areas/buys/shared/buys-badge.tsx")).BuysBadge);

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
      {look === "rail" && place.id === "buys" && (
        <Later>
          <Suspense>
            <BuysBadge />
          </Suspense>
        </Later>
      )}
    </Link>
  );
}
