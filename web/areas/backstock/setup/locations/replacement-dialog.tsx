import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { Location } from "./locations.queries.ts";

type ReplacementDialogProps = {
  location: Location;
  all: readonly Location[];
  onClose: () => void;
  onChoose: (locationId: string) => void;
};

/** Asks what comes next after the locations that led to the one that goes away. */
export function ReplacementDialog({ location, all, onClose, onChoose }: ReplacementDialogProps) {
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
