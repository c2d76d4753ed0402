import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import classes from "./connection.module.css";

type ConnectCardProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** What the service will do for the store, and what it never does. */
  can: readonly string[];
  cannot: readonly string[];
  /** Who can sign in there. */
  hint: string;
  /** The way to the service's own sign-in page. */
  children: ReactNode;
};

/** What a service does and what it can't, and the way to its own sign-in page. */
export function ConnectCard({ icon, title, text, can, cannot, hint, children }: ConnectCardProps) {
  const id = useId();
  return (
    <section className={classes.connect} aria-labelledby={id}>
      {icon}
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <ul className={classes.can}>
        {can.map((words) => (
          <li key={words}>
            <IconCheck size={17} aria-hidden="true" />
            {words}
          </li>
        ))}
        {cannot.map((words) => (
          <li key={words} data-not>
            <IconMinus size={17} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      <p className={classes.soft}>{hint}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
