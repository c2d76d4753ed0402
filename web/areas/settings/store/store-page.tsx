import { Page } from "#web/ui/page/page.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { storeProfileQuery, editStoreMutation } from "./store.queries.ts";
import { text } from "./store-text.ts";
import { useState } from "react";
import { hasUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import type { StoreProfile } from "./store.queries.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { loadPerson } from "#web/platform/person/person.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { LogoCard } from "./logo/logo-card.tsx";
import { storeFields } from "./store-fields.ts";
import { StoreForm } from "./store-form.tsx";
import { changesOf, valuesOf } from "./store-form-values.ts";
import classes from "./store.module.css";

/** What the store is known by. */
export function StorePage() {
  const read = useRead(storeProfileQuery, { live: ["Store"] });
  const can = useCan();
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const openNew = () => void navigate({ to: "/s/$storeId/settings/store/new", params: { storeId } });
  return (
    <Page
      width="reading"
      back={<SettingsBack />}
      title={text("store.title")}
      actions={
        can("store:add") && (
          <Button data-new icon={<IconPlus size={18} />} onClick={openNew}>
            {text("store.addAnother")}
          </Button>
        )
      }
    >
      {read.status === "ready" ? (
        <>
          <StoreEditor store={read.data.storeProfile} />
          <LogoCard />
        </>
      ) : (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
    </Page>
  );
}

/** Follows what others change, as long as nobody types here. */
function StoreEditor({ store }: { store: StoreProfile }) {
  const [shown, setShown] = useState(store);
  if (shown !== store && !hasUnsavedChanges()) {
    setShown(store);
  }
  const takeLatest = () => {
    setShown(store);
  };
  return <EditStoreForm key={JSON.stringify(shown)} store={shown} latest={store} onTakeLatest={takeLatest} />;
}

type EditStoreFormProps = {
  store: StoreProfile;
  /** As it is by now: another person may have changed it while this was typed. */
  latest: StoreProfile;
  onTakeLatest: () => void;
};

/** Keeps what was typed when another person changes the store, and says so. */
function EditStoreForm({ store, latest, onTakeLatest }: EditStoreFormProps) {
  const [base, setBase] = useState(store);
  const [edit] = useChange(editStoreMutation);
  const form = useForm({
    initial: valuesOf(base),
    showsPrevious: true,
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
    const changes = changesOf(valuesOf(base), values);
    if (changes.timeZone !== undefined && !(await isZoneMeant(base.name))) {
      return {};
    }
    const outcome = await edit({ changes });
    if (!outcome.isDone) {
      return Object.keys(outcome.refused.fields).length > 0 ? outcome.refused.fields : { form: outcome.refused.text };
    }
    setBase(outcome.data.editStore);
    showSnackbar({ text: text("store.saved"), color: "good" });
    // The header shows its name and color; every time on the screen its zone.
    await loadPerson();
    return null;
  };
  const isChangedMeanwhile = form.isDirty && form.status === "idle" && JSON.stringify(latest) !== JSON.stringify(base);
  const takeBack = () => {
    form.reset(valuesOf(base));
    onTakeLatest();
  };
  return (
    <>
      {isChangedMeanwhile && <output className={classes.note}>{text("store.changedMeanwhile")}</output>}
      <StoreForm
        form={form}
        callAndTextNumber={base.callAndTextNumber}
        actions={<SaveBar form={form} save={text("store.save")} onUndo={takeBack} />}
      />
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
