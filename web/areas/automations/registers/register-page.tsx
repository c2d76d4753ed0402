import { IconAlertCircle } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import booksClasses from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import problemClasses from "#web/areas/automations/bookkeeping/problems.module.css";
import { SignInButton } from "#web/areas/automations/bookkeeping/sign-in-button.tsx";
import { StateBadge } from "#web/areas/automations/state-badge.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ActiveRegister, RegisterActions } from "./active-register.tsx";
import { ConnectRegister } from "./connect-register.tsx";
import { PlaceStep } from "./place-step.tsx";
import { registerQuery } from "./registers.queries.ts";
import { text } from "./register-text.ts";
import type { RegisterConnection } from "./use-register-change.ts";

/** What a run shows besides what is told is asked for this often, in milliseconds. */
const runRefreshMs = 4000;

/** A store's register service: signing in, its location, and how its sales come in from then on. */
export function RegisterPage() {
  const { storeId, integration: id } = useParams({ from: "/s/$storeId/settings/automations/registers/$integration" });
  const store = useActiveStore()?.name ?? "";
  const [isChoosing, setChoosing] = useState(false);
  const read = useRead(registerQuery, { variables: { id }, live: ["Integration", "daily-report"] });
  const connection = connectionOf(read.status === "ready" ? read.data.registerService : null, { id, store });
  usePolling(isFilling(connection), read.again);
  const isActive = connection !== null && isActivated(connection);
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={connection?.name ?? text("title")}
      tabs={connection !== null && <Badges connection={connection} />}
      actions={isActive && <RegisterActions connection={connection} onChangePlace={() => setChoosing(true)} />}
    >
      {connection === null ? (
        <Card>
          {read.status === "failed" ? (
            <UnknownService />
          ) : (
            <ReadState read={read} loading={<LoadingState lines={8} />} />
          )}
        </Card>
      ) : (
        <>
          <Trouble connection={connection} />
          <View connection={connection} isChoosing={isChoosing || !isActive} onDone={() => setChoosing(false)} />
        </>
      )}
    </Page>
  );
}

function connectionOf(
  register: RegisterConnection["register"] | null,
  { id, store }: { id: string; store: string },
): RegisterConnection | null {
  return register === null ? null : { id, name: register.integration.name, store, register };
}

function isFilling(connection: RegisterConnection | null): boolean {
  return connection?.register.backfill?.state === "RUNNING";
}

function Badges({ connection: { name, store, register } }: { connection: RegisterConnection }) {
  return (
    <span className={booksClasses.badges}>
      <StateBadge state={register.integration.state} />
      <Badge>{text("between", { store, name })}</Badge>
    </span>
  );
}

function isActivated({ register }: RegisterConnection): boolean {
  return register.connection !== null && register.integration.activatedAt !== null;
}

type ViewProps = { connection: RegisterConnection; isChoosing: boolean; onDone: () => void };

function View({ connection, isChoosing, onDone }: ViewProps) {
  if (connection.register.integration.connectedAt === null) {
    return <ConnectRegister connection={connection} />;
  }
  return isChoosing ? (
    <PlaceStep connection={connection} onDone={onDone} />
  ) : (
    <ActiveRegister connection={connection} />
  );
}

/** Nothing comes in: why, and the one thing to do about it. */
function Trouble({ connection: { id, name, register } }: { connection: RegisterConnection }) {
  const { state, connectedAt, needsAction, lastError } = register.integration;
  if (state !== "ERROR" || connectedAt === null) {
    return null;
  }
  const title = needsAction === null ? text("problem.error", { name }) : text(`problem.${needsAction}`, { name });
  return (
    <section className={problemClasses.problems} aria-label={text("problem.label")}>
      <article className={problemClasses.problem}>
        <IconAlertCircle size={22} aria-hidden="true" />
        <div>
          <h2>{title}</h2>
          <p>{needsAction === null ? lastError?.text : text("problem.text")}</p>
        </div>
        <div className={problemClasses.actions}>
          {needsAction !== null && <SignInButton id={id}>{text("connect.again")}</SignInButton>}
        </div>
      </article>
    </section>
  );
}

function UnknownService() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <EmptyState
      title={text("unknown.title")}
      text={text("unknown.text")}
      action={
        <ButtonLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("unknown.do")}
        </ButtonLink>
      }
    />
  );
}

/** Notices tell of each page; the pace and the time left come with asking. */
function usePolling(isOn: boolean, again: () => void): void {
  const refresh = useEffectEvent(again);
  useEffect(
    function poll() {
      if (!isOn) {
        return undefined;
      }
      const timer = window.setInterval(() => refresh(), runRefreshMs);
      return () => {
        window.clearInterval(timer);
      };
    },
    [isOn],
  );
}
