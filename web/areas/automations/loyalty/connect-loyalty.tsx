import { IconCheck, IconGift, IconMinus } from "@tabler/icons-react";
import connectClasses from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import { SignInButton } from "#web/areas/automations/bookkeeping/sign-in-button.tsx";
import registerClasses from "#web/areas/automations/registers/register.module.css";
import { text } from "./loyalty-text.ts";
import type { LoyaltyConnection } from "./use-loyalty-change.ts";

const can = ["can.sales", "can.join", "can.returns"] as const;
const cannot = ["cannot.redeem", "cannot.enroll"] as const;

/** What it does and what it can't, and the way to the service's own sign-in page. */
export function ConnectLoyalty({ connection: { id, name, store } }: { connection: LoyaltyConnection }) {
  return (
    <section className={connectClasses.connect} aria-labelledby="connect-loyalty">
      <IconGift size={32} aria-hidden="true" />
      <h2 id="connect-loyalty">{text("connect.title", { store, name })}</h2>
      <p>{text("connect.text", { name })}</p>
      <ul className={registerClasses.can}>
        {can.map((key) => (
          <li key={key}>
            <IconCheck size={17} aria-hidden="true" />
            {text(key)}
          </li>
        ))}
        {cannot.map((key) => (
          <li key={key} data-not>
            <IconMinus size={17} aria-hidden="true" />
            {text(key, { name })}
          </li>
        ))}
      </ul>
      <p className={connectClasses.soft}>{text("connect.owner", { name })}</p>
      <div className={connectClasses.actions}>
        <SignInButton id={id}>{text("connect.do", { name })}</SignInButton>
      </div>
    </section>
  );
}
