import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useRunRefresh } from "#web/areas/automations/runs/use-run-refresh.ts";
import { Problem, Problems } from "#web/areas/automations/connection/problem.tsx";
import { ConnectionBadges, ConnectionFrame } from "#web/areas/automations/connection/connection-frame.tsx";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { OutageProblem } from "#web/areas/automations/service-outage.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ActiveContacts, ContactsActions } from "./active-contacts.tsx";
import { ConnectContacts } from "./connect-contacts.tsx";
import { contactListQuery } from "./contacts.queries.ts";
import { text } from "./contacts-text.ts";
import { ListStep } from "./list-step.tsx";
import type { ContactsConnection } from "./use-contacts-change.ts";

/** A store's contact list: signing in, its list, and how people join it from then on. */
export function ContactsPage() {
  const { integration: id } = useParams({
    from: "/s/$storeId/settings/automations/contact-list/$integration",
  });
  const store = useActiveStore()?.name ?? "";
  const [isChoosing, setChoosing] = useState(false);
  const read = useRead(contactListQuery, { variables: { id }, live: ["Integration"] });
  const connection = connectionOf(read.status === "ready" ? read.data.contactList : null, { id, store });
  useRunRefresh(isSending(connection), read.again);
  const isActive = connection !== null && isActivated(connection);
  return (
    <ConnectionFrame
      title={connection?.name ?? text("title")}
      service={{ id, need: "contacts" }}
      badges={connection !== null && <Badges connection={connection} />}
      actions={isActive && <ContactsActions connection={connection} onChange={() => setChoosing(true)} />}
      read={read}
    >
      {connection && (
        <>
          <Trouble connection={connection} onChoose={() => setChoosing(true)} />
          <View connection={connection} isChoosing={isChoosing || !isActive} onDone={() => setChoosing(false)} />
        </>
      )}
    </ConnectionFrame>
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
  return <ConnectionBadges integration={contactList.integration} names={text("between", { store, name })} />;
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
  const { state, connectedAt, needsAction } = contactList.integration;
  if (state !== "ERROR" || connectedAt === null) {
    return null;
  }
  const list = contactList.list?.listName ?? name;
  const count = contactList.figures?.waiting ?? 0;
  const waiting = count > 0 && <p>{text("problem.waiting", { count })}</p>;
  return (
    <Problems label={text("problem.label")}>
      <OutageProblem integration={contactList.integration}>{waiting}</OutageProblem>
      {needsAction !== null && (
        <Problem
          title={text(`problem.${needsAction}`, { name, list })}
          actions={
            <>
              {needsAction === "SIGN_IN" && <SignInButton id={id}>{text("connect.again")}</SignInButton>}
              {needsAction === "CHOOSE_PLACE" && (
                <Button kind="primary" onClick={onChoose}>
                  {text("problem.choose")}
                </Button>
              )}
            </>
          }
        >
          {waiting}
        </Problem>
      )}
    </Problems>
  );
}
