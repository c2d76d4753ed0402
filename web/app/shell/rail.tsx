import { IconHelpCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { productName } from "#web/platform/product-name.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { text } from "#web/app/app-text.ts";
import { Logo } from "#web/ui/figures/logo.tsx";
import { PlaceLink } from "./place-link.tsx";
import classes from "./rail.module.css";
import { usePlaces } from "./use-places.ts";

/** The areas at the left edge of a desktop: an icon and a word each, settings at the foot. */
export function Rail() {
  const storeId = useActiveStoreId();
  const places = usePlaces();
  if (storeId === null) {
    return null;
  }
  const params = { storeId };
  return (
    <nav className={classes.rail} aria-label={text("shell.rail")} data-no-print>
      <Link to="/s/$storeId/daybook/{-$date}" params={params} className={classes.logo} aria-label={productName}>
        <Logo size={40} />
      </Link>
      {places
        .filter(({ rail }) => rail === "areas")
        .map((place) => (
          <PlaceLink key={place.id} place={place} storeId={storeId} look="rail" />
        ))}
      <span className={classes.space} />
      {places
        .filter(({ rail }) => rail === "foot")
        .map((place) => (
          <PlaceLink key={place.id} place={place} storeId={storeId} look="rail" />
        ))}
      <Link to="/s/$storeId/about" params={params} className={classes.about} aria-label={text("shell.about")}>
        <IconHelpCircle size={20} />
      </Link>
    </nav>
  );
}
