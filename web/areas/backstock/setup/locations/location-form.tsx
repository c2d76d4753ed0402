import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { max, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { locationHistory } from "#web/areas/backstock/setup/setup-history.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import { LocationFields } from "./location-fields.tsx";
import type { LocationValues } from "./location-fields.tsx";
import {
  addLocationMutation,
  editLocationMutation,
  restoreLocationMutation,
  backstockLocationsQuery,
} from "./locations.queries.ts";
import type { Location } from "./locations.queries.ts";
import { RemoveLocation } from "./remove-location.tsx";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";

type LocationFormProps = {
  /** Null makes a new one. */
  location: Location | null;
  all: readonly Location[];
};

const refetches = [backstockLocationsQuery];

/** Name, what comes next, and what the location is for. Of the terminal one only the name changes. */
export function LocationForm({ location, all }: LocationFormProps) {
  const [id] = useState(() => location?.id ?? newId());
  const [restore] = useChange(restoreLocationMutation);
  const close = useCloseToSetup("locations");
  const save = useSaveLocation(location === null, all);
  const form = useForm<LocationValues>({
    initial: valuesOf(location),
    fields: {
      name: { label: text("setup.name"), rules: [required, max(60)] },
      nextLocationId: { label: text("location.next") },
      isDefault: { label: text("location.isDefault") },
      isPickList: { label: text("location.isPickList") },
    },
    onSubmit: async ({ nextLocationId, ...values }, submission) => {
      const written = { id, ...values, nextLocationId: nextLocationId === "" ? null : nextLocationId };
      const refused = await save(written);
      if (refused !== null) {
        submission.setErrors(Object.keys(refused.fields).length > 0 ? refused.fields : { form: refused.text });
        return;
      }
      submission.resolve();
      close();
    },
  });
  const actions = (
    <>
      {location !== null && !location.isTerminal && <RemoveLocation location={location} all={all} onRemoved={close} />}
      <Button kind="quiet" onClick={close}>
        {text("setup.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text(location === null ? "location.create" : "setup.save")}
      </Button>
    </>
  );
  const bringBack = (eventId: string) => restore({ id, eventId }, { refetches: [...refetches, recordHistoryQuery] });
  return (
    <>
      <Form form={form} label={text("location.editTitle")} actions={actions}>
        <TextField {...form.field("name")} limit={60} />
        <LocationFields form={form} location={location} all={all.filter((one) => one.id !== id)} />
      </Form>
      {location !== null && (
        <RecordHistory kind="BackstockLocation" id={id} words={locationHistory} onRestore={bringBack} />
      )}
    </>
  );
}

function valuesOf(location: Location | null): LocationValues {
  if (location === null) {
    return { name: "", nextLocationId: "", isDefault: false, isPickList: false };
  }
  const { name, nextLocationId, isDefault, isPickList } = location;
  return { name, nextLocationId: nextLocationId ?? "", isDefault, isPickList };
}

type Written = { id: string; name: string; nextLocationId: string | null; isDefault: boolean; isPickList: boolean };

/** Saves and says so; a location that never leads to the floor is saved too, and that it does not is said. */
function useSaveLocation(isNew: boolean, all: readonly Location[]) {
  const [add] = useChange(addLocationMutation);
  const [edit] = useChange(editLocationMutation);
  const terminal = all.find(({ isTerminal }) => isTerminal)?.name ?? "";
  return async (location: Written) => {
    const outcome = isNew ? await add({ location }, { refetches }) : await edit({ location }, { refetches });
    if (!outcome.isDone) {
      return outcome.refused;
    }
    const saved = Object.values(outcome.data).find((told) => typeof told === "object");
    const isReached = saved === undefined || saved.reachesTerminal;
    const said = isReached
      ? text("location.saved", { name: location.name })
      : text("location.savedUnreached", { name: location.name, terminal });
    showSnackbar({ text: said, color: isReached ? "good" : "neutral" });
    return null;
  };
}
