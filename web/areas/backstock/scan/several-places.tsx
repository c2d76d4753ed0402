import { Button } from "#web/ui/controls/button.tsx";
import type { MoveTarget } from "#web/areas/backstock/moves/moved-backstock.ts";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

type SeveralPlacesProps = { places: readonly MoveTarget[]; onPlace: (place: MoveTarget) => void };

/** Begins a list of bins for a place, as scanning the place's label does. */
export function SeveralPlaces({ places, onPlace }: SeveralPlacesProps) {
  return (
    <fieldset className={classes.several} aria-label={text("scan.several")}>
      <span>{text("scan.several")}</span>
      {places.map((place) => (
        <Button key={place.id} isCompact onClick={() => onPlace(place)}>
          {place.name}
        </Button>
      ))}
    </fieldset>
  );
}
