import { Page } from "#web/ui/page/page.tsx";
import { locationFields } from "#common/backstock/backstock-fields.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { IconPrinter } from "@tabler/icons-react";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { locationHistory } from "#web/areas/backstock/setup/setup-history.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import {
  addLocationMutation,
  backstockLocationsQuery,
  editLocationMutation,
  restoreLocationMutation,
} from "./locations.queries.ts";
import type { Location } from "./locations.queries.ts";
import { RemoveLocation } from "./remove-location.tsx";

/** The page of a location; without an id it makes a new one. */
export function LocationPage() {
  const { locationId } = useParams({ strict: false });
  const read = useRead(backstockLocationsQuery, { live: ["BackstockLocation"] });
  const all = read.status === "ready" ? read.data.backstockLocations : [];
  const location = all.find(({ id }) => id === locationId);
  const isMissing = read.status === "ready" && locationId !== undefined && location === undefined;
  const title = location?.name ?? text(locationId === undefined ? "location.newTitle" : "location.editTitle");
  return (
    <Page width="form" back={<SetupBack tab="locations" />} title={title} actions={<PlaceLabel location={location} />}>
      <Card>
        <ReadState read={read} />
        {isMissing && <EmptyState title={text("location.missing")} />}
        {read.status === "ready" && !isMissing && (
          <LocationForm key={location?.id} location={location ?? null} all={all} />
        )}
      </Card>
    </Page>
  );
}

type LocationFormProps = {
  /** Null makes a new one. */
  location: Location | null;
  all: readonly Location[];
};

const refetches = [backstockLocationsQuery];

/** The name, next location and kind of a location. Only the name of the terminal location can change. */
function LocationForm({ location, all }: LocationFormProps) {
  const [id] = useState(() => location?.id ?? newId());
  const [restore] = useChange(restoreLocationMutation);
  const close = useCloseToSetup("locations");
  const save = useSaveLocation(location === null, all);
  const form = useForm<LocationValues>({
    initial: valuesOf(location),
    fields: {
      name: { label: text("setup.name"), rules: [accepts(locationFields.name)] },
      nextLocationId: { label: text("location.next") },
      isDefault: { label: text("location.isDefault") },
      isPickList: { label: text("location.isPickList") },
    },
    save: ({ nextLocationId, ...values }) =>
      save({ id, ...values, nextLocationId: nextLocationId === "" ? null : nextLocationId }),
    onSaved: close,
  });
  const actions = (
    <SaveActions
      form={form}
      save={text(location === null ? "location.create" : "setup.save")}
      onCancel={close}
      aside={
        location !== null && !location.isTerminal && <RemoveLocation location={location} all={all} onRemoved={close} />
      }
    />
  );
  const bringBack = (eventId: string) => restore({ id, eventId }, { refetches: [...refetches, recordHistoryQuery] });
  return (
    <>
      <Form form={form} label={text("location.editTitle")} actions={actions} startsTyping={location === null}>
        <TextField {...form.field("name")} limit={60} />
        <LocationFields form={form} location={location} all={all.filter((other) => other.id !== id)} />
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

/** Saves the location, and warns if it never leads to the floor. */
function useSaveLocation(isNew: boolean, all: readonly Location[]) {
  const [add] = useChange(addLocationMutation);
  const [edit] = useChange(editLocationMutation);
  const terminal = all.find(({ isTerminal }) => isTerminal)?.name ?? "";
  return async (location: Written) => {
    const outcome = isNew ? await add({ location }, { refetches }) : await edit({ location }, { refetches });
    if (outcome.isDone) {
      const saved = Object.values(outcome.data).find((record) => typeof record === "object");
      const isReached = saved === undefined || saved.reachesTerminal;
      const { name } = location;
      const savedText = isReached
        ? text("location.saved", { name })
        : text("location.savedUnreached", { name, terminal });
      showSnackbar({ text: savedText, color: isReached ? "good" : "neutral" });
    }
    return outcome;
  };
}

type LocationValues = { name: string; nextLocationId: string; isDefault: boolean; isPickList: boolean };

type LocationFieldsProps = {
  form: FormState<LocationValues>;
  location: Location | null;
  /** The locations that may come next. */
  all: readonly Location[];
};

/** The kind of a location. The terminal location has no choice, because bins end there. */
function LocationFields({ form, location, all }: LocationFieldsProps) {
  if (location?.isTerminal === true) {
    return <p className={classes.hint}>{text("location.terminalNote")}</p>;
  }
  const isDefault = form.field("isDefault");
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField {...form.field("nextLocationId")} options={options} hint={text("location.nextHint")} />
      <SwitchField
        {...isDefault}
        isDisabled={isDefault.isDisabled || location?.isDefault === true}
        hint={text("location.isDefaultHint")}
      />
      <SwitchField {...form.field("isPickList")} hint={text("location.isPickListHint")} />
    </>
  );
}

/** The label of a location: scanning it starts a list of bins to move there. A new location has none yet. */
function PlaceLabel({ location }: { location: Location | undefined }) {
  const [isPrinting, setIsPrinting] = useState(false);
  if (location === undefined) {
    return null;
  }
  const { id, name } = location;
  return (
    <>
      <Button icon={<IconPrinter size={18} />} onClick={() => setIsPrinting(true)}>
        {text("location.printLabel")}
      </Button>
      {isPrinting && <PrintLabelsDialog selection={{ locationId: id, name }} onClose={() => setIsPrinting(false)} />}
    </>
  );
}
