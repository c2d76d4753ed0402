import { IconBook2 } from "@tabler/icons-react";
import classes from "#web/areas/automations/connection/connection.module.css";
import { SignInButton } from "#web/areas/automations/connection/sign-in-button.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./bookkeeping-text.ts";
import type { BooksConnection } from "./use-books-change.ts";

/** What it will do for the store, and the way to the service's own sign-in page. */
export function ConnectBooks({ connection: { id, name, store } }: { connection: BooksConnection }) {
  const isPhone = useIsPhone();
  return (
    <section className={classes.connect} aria-labelledby="connect-books">
      <IconBook2 size={32} aria-hidden="true" />
      <h2 id="connect-books">{text("connect.title", { store, name })}</h2>
      <p>{text("connect.text")}</p>
      <p className={classes.soft}>{text("connect.hint")}</p>
      {isPhone && <p className={classes.soft}>{text("connect.phone")}</p>}
      <div className={classes.actions}>
        <SignInButton id={id}>{text("connect.do", { name })}</SignInButton>
      </div>
    </section>
  );
}
