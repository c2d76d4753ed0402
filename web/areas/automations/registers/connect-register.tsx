import { IconBuildingStore, IconCheck, IconMinus } from "@tabler/icons-react";
import connectClasses from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import { SignInButton } from "#web/areas/automations/bookkeeping/sign-in-button.tsx";
import classes from "./register.module.css";
import { text } from "./register-text.ts";
import type { RegisterConnection } from "./use-register-change.ts";

const can = ["can.sales", "can.people", "can.past"] as const;
const cannot = ["cannot.program", "cannot.buys", "cannot.checkIn"] as const;

/** What it brings and what it can't, and the way to the service's own sign-in page. */
export function ConnectRegister({ connection: { id, name, store } }: { connection: RegisterConnection }) {
  return (
    <section className={connectClasses.connect} aria-labelledby="connect-register">
      <IconBuildingStore size={32} aria-hidden="true" />
      <h2 id="connect-register">{text("connect.title", { store, name })}</h2>
      <p>{text("connect.text", { name })}</p>
      <ul className={classes.can}>
        {can.map((key) => (
          <li key={key}>
            <IconCheck size={17} aria-hidden="true" />
            {text(key)}
          </li>
        ))}
        {cannot.map((key) => (
          <li key={key} data-not>
            <IconMinus size={17} aria-hidden="true" />
            {text(key)}
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
