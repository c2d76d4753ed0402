import { Button } from "#web/ui/controls/button.tsx";
import { PickListButton } from "#web/areas/backstock/pick-list/pick-list-button.tsx";
import { text } from "./home-text.ts";
import classes from "./bin-list.module.css";

type FilterActsProps = { locationId: string | undefined; onClear: (() => void) | null };

/** What can be done with a filtered list: one place's bins on paper, and all bins again. */
export function FilterActs({ locationId, onClear }: FilterActsProps) {
  if (locationId === undefined && onClear === null) {
    return null;
  }
  return (
    <span className={classes.filterActs}>
      {locationId !== undefined && <PickListButton locationId={locationId} />}
      {onClear !== null && (
        <Button kind="plain" onClick={onClear}>
          {text("filter.clear")}
        </Button>
      )}
    </span>
  );
}
