import { IconMail } from "@tabler/icons-react";
import { ConnectCard } from "#web/areas/automations/connection/connect-card.tsx";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { text } from "./contacts-text.ts";
import type { ContactsConnection } from "./use-contacts-change.ts";

const can = ["can.agreed", "can.changes", "can.left"] as const;
const cannot = ["cannot.again", "cannot.bought"] as const;

/** What it does and what it never does, and the way to the service's own sign-in page. */
export function ConnectContacts({ connection: { id, name, store } }: { connection: ContactsConnection }) {
  return (
    <ConnectCard
      icon={<IconMail size={32} aria-hidden="true" />}
      title={text("connect.title", { store, name })}
      text={text("connect.text", { name })}
      can={can.map((key) => text(key))}
      cannot={cannot.map((key) => text(key))}
      hint={text("connect.owner", { name })}
    >
      <SignInButton id={id}>{text("connect.do", { name })}</SignInButton>
    </ConnectCard>
  );
}
