import { IconCheck, IconMail, IconMinus } from "@tabler/icons-react";
import connectClasses from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import { SignInButton } from "#web/areas/automations/bookkeeping/sign-in-button.tsx";
import classes from "#web/areas/automations/registers/register.module.css";
import { text } from "./contacts-text.ts";
import type { ContactsConnection } from "./use-contacts-change.ts";

const can = ["can.agreed", "can.changes", "can.left"] as const;
const cannot = ["cannot.again", "cannot.bought"] as const;

/** What it does and what it never does, and the way to the service's own sign-in page. */
export function ConnectContacts({ connection: { id, name, store } }: { connection: ContactsConnection }) {
  return (
    <section className={connectClasses.connect} aria-labelledby="connect-contacts">
      <IconMail size={32} aria-hidden="true" />
      <h2 id="connect-contacts">{text("connect.title", { store, name })}</h2>
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
