import { IconGift } from "@tabler/icons-react";
import { ConnectCard } from "#web/areas/automations/connection/connect-card.tsx";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { text } from "./loyalty-text.ts";
import type { LoyaltyConnection } from "./use-loyalty-change.ts";

const can = ["can.sales", "can.join", "can.returns"] as const;
const cannot = ["cannot.redeem", "cannot.enroll"] as const;

/** What it does and what it can't, and the way to the service's own sign-in page. */
export function ConnectLoyalty({ connection: { id, name, store } }: { connection: LoyaltyConnection }) {
  return (
    <ConnectCard
      icon={<IconGift size={32} aria-hidden="true" />}
      title={text("connect.title", { store, name })}
      text={text("connect.text", { name })}
      can={can.map((key) => text(key))}
      cannot={cannot.map((key) => text(key, { name }))}
      hint={text("connect.owner", { name })}
    >
      <SignInButton id={id}>{text("connect.do", { name })}</SignInButton>
    </ConnectCard>
  );
}
