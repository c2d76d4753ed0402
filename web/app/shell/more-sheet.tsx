import { useState } from "react";
import { SearchBox } from "#web/app/search/search-box.tsx";
import { text } from "#web/app/app-text.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { PlaceLink } from "./place-link.tsx";
import classes from "./rail.module.css";
import { useMenuItems } from "./use-menu-items.tsx";
import { usePlaces } from "./use-places.ts";

/** Everything that has no place in the phone's bar. */
export function MoreSheet({ storeId, onClose }: { storeId: number; onClose: () => void }) {
  const places = usePlaces();
  const items = useMenuItems();
  const [rest] = useState(() => places.filter((place, at) => place.rail !== "areas" || at >= 4));
  return (
    <Dialog title={text("place.more")} size="small" onClose={onClose}>
      <div className={classes.sheet}>
        <SearchBox onGo={onClose} />
        {rest.map((place) => (
          <PlaceLink key={place.id} place={place} storeId={storeId} look="line" onFollow={onClose} />
        ))}
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            className={classes.line}
            onClick={() => {
              onClose();
              item.onSelect();
            }}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
