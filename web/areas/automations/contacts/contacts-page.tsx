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
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ActiveContacts, ContactsActions } from "./active-contacts.tsx";
import { ConnectContacts } from "./connect-contacts.tsx";
import { contactListQuery } from "./contacts.queries.ts";
import { text } from "./contacts-text.ts";
import { ListStep } from "./list-step.tsx";
import type { ContactsConnection } from "./use-contacts-change.ts";

/** What a run shows besides what is told is asked for this often, in milliseconds. */
const runRefreshMs = 4000;

/** A store's contact list: signing in, its list, and how people join it from then on. */
export function ContactsPage() {
  const { storeId, integration: id } = useParams({
    from: "/s/$storeId/settings/automations/contact-list/$integration",
  });
  const store = useActiveStore()?.name ?? "";
  const [isChoosing, setChoosing] = useState(false);
  const read = useRead(contactListQuery, { variables: { id }, live: ["Integration"] });
  const connection = connectionOf(read.status === "ready" ? read.data.contactList : null, { id, store });
  usePolling(isSending(connection), read.again);
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
      actions={isActive && <ContactsActions connection={connection} onChange={() => setChoosing(true)} />}
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
          <Trouble connection={connection} onChoose={() => setChoosing(true)} />
          <View connection={connection} isChoosing={isChoosing || !isActive} onDone={() => setChoosing(false)} />
        </>
      )}
    </Page>
  );
}

function connectionOf(
  contactList: ContactsConnection["contactList"] | null,
  { id, store }: { id: string; store: string },
): ContactsConnection | null {
  return contactList === null ? null : { id, name: contactList.integration.name, store, contactList };
}

function isSending(connection: ContactsConnection | null): boolean {
  return connection?.contactList.run?.state === "RUNNING";
}

function Badges({ connection: { name, store, contactList } }: { connection: ContactsConnection }) {
  return (
    <span className={booksClasses.badges}>
      <StateBadge state={contactList.integration.state} />
      <Badge>{text("between", { store, name })}</Badge>
    </span>
  );
}

function isActivated({ contactList }: ContactsConnection): boolean {
  return contactList.list !== null && contactList.integration.activatedAt !== null;
}

type ViewProps = { connection: ContactsConnection; isChoosing: boolean; onDone: () => void };

function View({ connection, isChoosing, onDone }: ViewProps) {
  if (connection.contactList.integration.connectedAt === null) {
    return <ConnectContacts connection={connection} />;
  }
  return isChoosing ? <ListStep connection={connection} onDone={onDone} /> : <ActiveContacts connection={connection} />;
}

type TroubleProps = { connection: ContactsConnection; onChoose: () => void };

/** Nobody is sent: why, who waits, and the one thing to do about it. */
function Trouble({ connection: { id, name, contactList }, onChoose }: TroubleProps) {
  const { state, connectedAt, needsAction, lastError } = contactList.integration;
  if (state !== "ERROR" || connectedAt === null) {
    return null;
  }
  const list = contactList.list?.listName ?? name;
  const waiting = contactList.figures?.waiting ?? 0;
  return (
    <section className={problemClasses.problems} aria-label={text("problem.label")}>
      <article className={problemClasses.problem}>
        <IconAlertCircle size={22} aria-hidden="true" />
        <div>
          <h2>
            {needsAction === null ? text("problem.error", { name }) : text(`problem.${needsAction}`, { name, list })}
          </h2>
          {needsAction === null && <p>{lastError?.text}</p>}
          <p>{text("problem.waiting", { count: waiting })}</p>
        </div>
        <div className={problemClasses.actions}>
          {needsAction === "SIGN_IN" && <SignInButton id={id}>{text("connect.again")}</SignInButton>}
          {needsAction === "CHOOSE_PLACE" && (
            <Button kind="primary" onClick={onChoose}>
              {text("problem.choose")}
            </Button>
          )}
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

/** Notices tell of each burst; the pace and the time left come with asking. */
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
