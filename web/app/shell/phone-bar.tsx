import { IconDots } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { text } from "#web/app/app-text.ts";
import { PlaceLink } from "./place-link.tsx";
import classes from "./rail.module.css";
import { usePlaces } from "./use-places.ts";

const MoreSheet = lazyWithTimeout(async () => (await import("./more-sheet.tsx")).MoreSheet);

/** The thumb's way around: the first areas, and More for everything else. */
export function PhoneBar() {
  const storeId = useActiveStoreId();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const places = usePlaces();
  if (storeId === null) {
    return null;
  }
  return (
    <nav className={classes.bar} aria-label={text("shell.rail")} data-no-print>
      {places
        .filter(({ rail }) => rail === "areas")
        .slice(0, 4)
        .map((place) => (
          <PlaceLink key={place.id} place={place} storeId={storeId} look="rail" />
        ))}
      <button
        type="button"
        className={classes.place}
        aria-haspopup="dialog"
        onClick={() => {
          setIsMoreOpen(true);
        }}
      >
        <IconDots />
        {text("place.more")}
      </button>
      {isMoreOpen && (
        <Suspense>
          <MoreSheet
            storeId={storeId}
            onClose={() => {
              setIsMoreOpen(false);
            }}
          />
        </Suspense>
      )}
    </nav>
  );
}
