import { Navigate, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { integrationsQuery } from "#web/areas/automations/automations.queries.ts";
import { pageOfNeed } from "#web/areas/automations/need-pages.ts";
import { finishContactsSignInMutation } from "#web/areas/automations/contacts/contacts.queries.ts";
import { contactsQueries } from "#web/areas/automations/contacts/use-contacts-change.ts";
import { finishRegisterSignInMutation } from "#web/areas/automations/registers/registers.queries.ts";
import { finishLoyaltySignInMutation } from "#web/areas/automations/loyalty/loyalty.queries.ts";
import { loyaltyQueries } from "#web/areas/automations/loyalty/use-loyalty-change.ts";
import { registerQueries } from "#web/areas/automations/registers/use-register-change.ts";
import classes from "#web/areas/automations/connection/connection.module.css";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Page } from "#web/ui/page/page.tsx";
import { useSignal } from "#web/ui/signal.ts";
import { arrival, arrive, storeOfState } from "./arrival.ts";
import type { Arrival } from "./arrival.ts";
import { finishBooksSignInMutation } from "./bookkeeping-changes.queries.ts";
import { text } from "./bookkeeping-text.ts";
import { wordsOf } from "#web/areas/automations/shared/use-service-change.ts";
import { booksQueries } from "./use-books-change.ts";

/** Finishes the sign-in that a person comes back from, in the store that this browser is at, and says how it went. */
export function SignedInPage() {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/signed-in/$integration" });
  const store = useActiveStore()?.name ?? "";
  const arrived = useSignal(arrival);
  const isHere = arrived?.integration === integration;
  const service = useService(integration);
  useFinish(isHere ? arrived : null, service);
  if (!isHere && service !== null) {
    return <Navigate to={service.page} params={{ storeId, integration }} replace />;
  }
  if (!isHere || arrived === null) {
    return <LoadingState lines={3} />;
  }
  return (
    <Page
      width="form"
      back={
        <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("signedIn.title")}
    >
      {arrived.refused === null ? (
        <section className={classes.connect} aria-busy="true">
          <output>{text("signedIn.saving", { store })}</output>
          <LoadingState lines={3} />
        </section>
      ) : (
        <RefusedSignIn arrived={arrived} />
      )}
    </Page>
  );
}

type SignedInService = { name: string; need: string; page: NonNullable<ReturnType<typeof pageOfNeed>> };

const automationsHome = "/s/$storeId/settings/automations/bookkeeping/$integration";

/** Which service a person comes back from; null until that is known. One that is none of ours has the page that says so. */
function useService(id: string): SignedInService | null {
  const read = useRead(integrationsQuery);
  if (read.status === "loading") {
    return null;
  }
  const card = read.status === "ready" ? read.data.integrations.find((service) => service.id === id) : undefined;
  const need = card?.need ?? "bookkeeping";
  return { name: card?.name ?? id, need, page: pageOfNeed(need) ?? automationsHome };
}

/** Once, whatever is drawn again meanwhile: what the service sent along is good for one use. */
function useFinish(arrived: Arrival | null, service: SignedInService | null): void {
  const { storeId } = useParams({ from: "/s/$storeId/settings/automations/signed-in/$integration" });
  const store = useActiveStore()?.name ?? "";
  const navigate = useNavigate();
  const [finishBooks] = useChange(finishBooksSignInMutation);
  const [finishRegister] = useChange(finishRegisterSignInMutation);
  const [finishLoyalty] = useChange(finishLoyaltySignInMutation);
  const [finishContacts] = useChange(finishContactsSignInMutation);
  const finishOnce = useEffectEvent(async (started: Arrival, { name, need, page }: SignedInService) => {
    const { integration, returned } = started;
    arrival.set({ ...started, isStarted: true });
    const variables = {
      id: integration,
      returned: Object.entries(returned).map(([field, value]) => ({ name: field, value })),
    };
    const finishers = new Map<string, () => Promise<ChangeOutcome<unknown>>>([
      ["registers", () => finishRegister(variables, { refetches: registerQueries })],
      ["loyalty", () => finishLoyalty(variables, { refetches: loyaltyQueries })],
      ["contacts", () => finishContacts(variables, { refetches: contactsQueries })],
    ]);
    const finish = finishers.get(need) ?? (() => finishBooks(variables, { refetches: booksQueries }));
    const outcome = await finish();
    if (outcome.isDone) {
      showSnackbar({ text: text("signedIn.done", { store, name }), color: "good" });
      await navigate({ to: page, params: { storeId, integration }, replace: true });
      arrival.set(null);
    } else {
      arrival.set({ ...started, isStarted: true, refused: outcome.refused });
    }
  });
  useEffect(
    function finishSignIn() {
      if (arrived !== null && !arrived.isStarted && service !== null) {
        void finishOnce(arrived, service);
      }
    },
    [arrived, service],
  );
}

/** Nothing was saved: why, and the way on from here. */
function RefusedSignIn({ arrived }: { arrived: Arrival }) {
  const { integration, returned, refused } = arrived;
  const store = useActiveStore()?.name ?? "";
  if (refused?.code === "sign-in-elsewhere") {
    return <StartedElsewhere integration={integration} returned={returned} />;
  }
  return (
    <section className={classes.connect} role="alert">
      <h2>{text("signedIn.failed", { store })}</h2>
      <p>
        {refused !== null && `${sentence(wordsOf(refused))} `}
        {text("signedIn.nothing")}
      </p>
      <div className={classes.actions}>
        <SignInButton id={integration}>{text("signedIn.again", { store })}</SignInButton>
      </div>
    </section>
  );
}

/** The person went to another store meanwhile, in this browser. */
function StartedElsewhere({ integration, returned }: Pick<Arrival, "integration" | "returned">) {
  const store = useActiveStore()?.name ?? "";
  const navigate = useNavigate();
  const startedAt = storeOfState(returned);
  const other = usePerson()?.stores.find(({ id }) => id === startedAt) ?? null;
  const goThere = (storeId: number) => {
    const params = { storeId, integration };
    // The sign-in is still good there, and is finished once this browser is at that store.
    void navigate({ to: "/s/$storeId/settings/automations/signed-in/$integration", params }).then(() => {
      arrive({ integration, returned });
    });
  };
  return (
    <section className={classes.connect} role="alert">
      <h2>{other === null ? text("signedIn.elsewhereUnknown") : text("signedIn.elsewhere", { other: other.name })}</h2>
      <p>{text("signedIn.elsewhereText", { store })}</p>
      <div className={classes.actions}>
        {other !== null && (
          <Button kind="primary" onClick={() => goThere(other.id)}>
            {text("signedIn.goThere", { other: other.name })}
          </Button>
        )}
        <SignInButton id={integration} kind={other === null ? "primary" : "default"}>
          {text("signedIn.again", { store })}
        </SignInButton>
      </div>
    </section>
  );
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
