import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { loadPerson } from "#web/platform/person/person.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { storeFields } from "./store-fields.ts";
import { StoreForm } from "./store-form.tsx";
import { changesOf, valuesOf } from "./store-form-values.ts";
import { editStoreMutation } from "./store.queries.ts";
import type { StoreProfile } from "./store.queries.ts";
import classes from "./store.module.css";
import { text } from "./store-text.ts";

type EditStoreFormProps = {
  store: StoreProfile;
  /** As it is by now: somebody else may have changed it while this was typed. */
  latest: StoreProfile;
  onTakeLatest: () => void;
};

/** Keeps what was typed when somebody else changes the store, and says so. */
export function EditStoreForm({ store, latest, onTakeLatest }: EditStoreFormProps) {
  const [known, setKnown] = useState(store);
  const [edit] = useChange(editStoreMutation);
  const form = useForm({
    initial: valuesOf(known),
    fields: storeFields,
    onSubmit: (values, submission) => {
      void save(values).then((refused) => {
        if (refused === null) {
          submission.resolve();
        } else {
          submission.setErrors(refused);
        }
      });
    },
  });
  const save = async (values: ReturnType<typeof valuesOf>): Promise<Record<string, string> | null> => {
    const changes = changesOf(valuesOf(known), values);
    if (changes.timeZone !== undefined && !(await isZoneMeant(known.name))) {
      return {};
    }
    const outcome = await edit({ changes });
    if (!outcome.isDone) {
      return Object.keys(outcome.refused.fields).length > 0 ? outcome.refused.fields : { form: outcome.refused.text };
    }
    setKnown(outcome.data.editStore);
    showSnackbar({ text: text("store.saved"), color: "good" });
    // The header shows its name and colour; every time on the screen its zone.
    await loadPerson();
    return null;
  };
  const isChangedMeanwhile = form.isDirty && form.status === "idle" && JSON.stringify(latest) !== JSON.stringify(known);
  const actions = (
    <>
      <Button
        disabled={!form.isDirty}
        onClick={() => {
          form.reset(valuesOf(known));
          onTakeLatest();
        }}
      >
        {text("store.cancel")}
      </Button>
      <Button kind="primary" type="submit" disabled={!form.isDirty} isBusy={form.status === "submitting"}>
        {text("store.save")}
      </Button>
    </>
  );
  return (
    <>
      {isChangedMeanwhile && <output className={classes.note}>{text("store.changedMeanwhile")}</output>}
      <StoreForm form={form} callAndTextNumber={known.callAndTextNumber} actions={actions} />
    </>
  );
}

async function isZoneMeant(store: string): Promise<boolean> {
  return ask({
    title: text("store.zoneTitle", { store }),
    text: text("store.zoneText"),
    confirm: text("store.zoneConfirm"),
    cancel: text("store.cancel"),
  });
}
