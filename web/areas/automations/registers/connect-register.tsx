import { IconBuildingStore } from "@tabler/icons-react";
import { ConnectCard } from "#web/areas/automations/connection/connect-card.tsx";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { text } from "./register-text.ts";
import type { RegisterConnection } from "./use-register-change.ts";

const can = ["can.sales", "can.people", "can.past"] as const;
const cannot = ["cannot.program", "cannot.buys", "cannot.checkIn"] as const;

/** What it brings and what it can't, and the way to the service's own sign-in page. */
export function ConnectRegister({ connection: { id, name, store } }: { connection: RegisterConnection }) {
  return (
    <ConnectCard
      icon={<IconBuildingStore size={32} aria-hidden="true" />}
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
