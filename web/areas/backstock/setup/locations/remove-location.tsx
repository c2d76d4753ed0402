import { useState } from "react";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { StillInNotice } from "#web/areas/backstock/setup/still-in-notice.tsx";
import { archiveLocationMutation, backstockLocationsQuery, restoreLocationMutation } from "./locations.queries.ts";
import type { Location } from "./locations.queries.ts";

type RemoveLocationProps = { location: Location; all: readonly Location[]; onRemoved: () => void };

/** Deletes a location. If other locations lead to it, their next one is chosen first; bins still in it are shown. */
export function RemoveLocation({ location, all, onRemoved }: RemoveLocationProps) {
  const { id, name } = location;
  const [stillIn, setStillIn] = useState<string | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const [archive, isArchiving] = useChange(archiveLocationMutation);
  const [restore] = useChange(restoreLocationMutation);
  const refetches = [backstockLocationsQuery];
  const remove = async (replacementId: string | null) => {
    const outcome = await archive({ id, replacementId }, { refetches });
    if (outcome.isDone) {
      offerUndo(text("location.deleted", { name }), () => restore({ id }, { refetches }));
      onRemoved();
    } else if (outcome.refused.code === "bins-still-in") {
      setStillIn(outcome.refused.text);
    } else if (outcome.refused.code === "location-is-next") {
      setIsReplacing(true);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <>
      {stillIn !== null && <StillInNotice message={stillIn} filter={{ location: id }} />}
      <span className={classes.remove}>
        <Button kind="quiet" isBusy={isArchiving} onClick={() => void remove(null)}>
          {text("location.delete")}
        </Button>
      </span>
      {isReplacing && (
        <ReplacementDialog
          location={location}
          all={all}
          onClose={() => setIsReplacing(false)}
          onChoose={(replacementId) => {
            setIsReplacing(false);
            void remove(replacementId);
          }}
        />
      )}
    </>
  );
}

type ReplacementDialogProps = {
  location: Location;
  all: readonly Location[];
  onClose: () => void;
  onChoose: (locationId: string) => void;
};

/** Asks for the new next location of those that led to the deleted one. */
function ReplacementDialog({ location, all, onClose, onChoose }: ReplacementDialogProps) {
  const leading = all.filter(({ nextLocationId }) => nextLocationId === location.id);
  const others = all.filter(({ id }) => id !== location.id);
  const [chosen, setChosen] = useState(
    () => location.nextLocationId ?? others.find(({ isTerminal }) => isTerminal)?.id ?? "",
  );
  const names = new Intl.ListFormat("en-US").format(leading.map(({ name }) => name));
  return (
    <Dialog
      title={text("location.replaceTitle")}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text("setup.cancel")}
          </Button>
          <Button kind="bad" disabled={chosen === ""} onClick={() => onChoose(chosen)}>
            {text("location.replaceDone")}
          </Button>
        </>
      }
    >
      <div className={classes.page}>
        <p>{text("location.replaceText", { name: location.name, leading: names })}</p>
        <SelectField
          name="replacement"
          label={text("location.replacement")}
          value={chosen}
          error={null}
          isRequired
          isDisabled={false}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
          onBlur={() => undefined}
        />
      </div>
    </Dialog>
  );
}
