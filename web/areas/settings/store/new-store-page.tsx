import { Page } from "#web/ui/page/page.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { loadPerson } from "#web/platform/person/person.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { storeFields } from "./store-fields.ts";
import { StoreForm } from "./store-form.tsx";
import { emptyStore, wholeStore } from "./store-form-values.ts";
import { addStoreMutation } from "./store.queries.ts";
import classes from "./store.module.css";
import { text } from "./store-text.ts";

/** A further store of the company; it opens where the guided setup begins. */
export function NewStorePage() {
  const navigate = useNavigate();
  const [add] = useChange(addStoreMutation);
  const isOwner = useCan()("billing:manage");
  const timeZone = useActiveStore()?.timeZone ?? "";
  const form = useForm({
    initial: { ...emptyStore, timeZone },
    fields: storeFields,
    save: (values) => add({ store: wholeStore(values) }),
    onSaved: ({ addStore: { id, name } }) => {
      showSnackbar({ text: text("new.added", { name }), color: "good" });
      void loadPerson().then(() => navigate({ to: "/onboarding/$storeId", params: { storeId: Number(id) } }));
    },
  });
  const actions = (
    <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
      {text("new.add")}
    </Button>
  );
  return (
    <Page width="reading" back={<SettingsBack />} title={text("new.title")}>
      <p className={classes.intro}>{text(isOwner ? "new.introOwner" : "new.intro")}</p>
      <StoreForm form={form} actions={actions} />
    </Page>
  );
}
