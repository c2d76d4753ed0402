import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { Later } from "#web/ui/later.tsx";
import { text } from "#web/app/app-text.ts";
import type { places } from "#web/app/places.tsx";
import classes from "./rail.module.css";

const BuysBadge = lazyWithTimeout(async () => (await import("#web/areas/buys/shared/buys-badge.tsx")).BuysBadge);
const TextsBadge = lazyWithTimeout(async () => (await import("#web/areas/texting/shared/texts-badge.tsx")).TextsBadge);

/** What an area has to do, beside its name. */
const badges: Readonly<Record<string, typeof BuysBadge>> = { buys: BuysBadge, texting: TextsBadge };

type PlaceLinkProps = {
  place: (typeof places)[number];
  storeId: number;
  look: "rail" | "line";
  onFollow?: () => void;
};

export function PlaceLink({ place, storeId, look, onFollow }: PlaceLinkProps) {
  const Badge = badges[place.id];
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
      {look === "rail" && Badge !== undefined && (
        <Later>
          <Suspense>
            <Badge />
          </Suspense>
        </Later>
      )}
    </Link>
  );
}
