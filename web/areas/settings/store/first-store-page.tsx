import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { storeTimeZones } from "#common/store-places.ts";
import { StoreData } from "#web/platform/graphql/store-data.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { loadPerson, usePerson } from "#web/platform/person/person.ts";
import { refreshSession, signOut } from "#web/platform/person/sign-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Logo } from "#web/ui/figures/logo.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page/page.tsx";
import classes from "./first-store.module.css";
import { storeFields } from "./store-fields.ts";
import { StoreForm } from "./store-form.tsx";
import { emptyStore, wholeStore } from "./store-form-values.ts";
import { addFirstStoreMutation } from "./store.queries.ts";
import storeClasses from "./store.module.css";
import { text } from "./store-text.ts";

/** What an owner sees first after signing up: the company is there, and its first store is made here. */
export function FirstStorePage() {
  const [data] = useState(() => new StoreData());
  const person = usePerson();
  return (
    <div className={classes.frame}>
      <header className={classes.head}>
        <Logo size={32} />
        <span>{person?.email}</span>
        <Button
          kind="quiet"
          onClick={() => {
            signOut().catch((error: unknown) => logProblem("The sign-out did not get through", error));
          }}
        >
          {text("first.signOut")}
        </Button>
      </header>
      <main className={classes.main}>
        <StoreDataContext value={data}>
          <FirstStore />
        </StoreDataContext>
      </main>
    </div>
  );
}

function FirstStore() {
  const navigate = useNavigate();
  const [add] = useChange(addFirstStoreMutation);
  const form = useForm({
    initial: { ...emptyStore, timeZone: timeZoneHere() },
    fields: storeFields,
    save: async (values) => {
      const outcome = await add({ store: wholeStore(values) });
      const isThere = !outcome.isDone && outcome.refused.code === "has-store";
      // Made on another device, or by a press whose response was lost: this page has nothing more to do.
      return isThere ? { isDone: true as const, data: null } : outcome;
    },
    onSaved: (saved) => void goOn(saved?.addFirstStore ?? null),
  });
  const goOn = async (added: { id: string; name: string } | null) => {
    // The store is in the owner's reach now, and the owner is on its team.
    await Promise.all([loadPerson(), refreshSession()]);
    if (added === null) {
      await navigate({ to: "/", replace: true });
      return;
    }
    showSnackbar({ text: text("new.added", { name: added.name }), color: "good" });
    await navigate({ to: "/onboarding/$storeId", params: { storeId: Number(added.id) }, replace: true });
  };
  const actions = (
    <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
      {text("first.add")}
    </Button>
  );
  return (
    <Page width="reading" title={text("first.title")}>
      <p className={storeClasses.intro}>{text("first.intro")}</p>
      <StoreForm form={form} actions={actions} />
    </Page>
  );
}

/** The zone of this device, where a store can be in it. */
function timeZoneHere(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return Object.keys(storeTimeZones).find((name) => name === zone) ?? "";
}
