import { IconChecklist, IconTargetArrow, IconUsers } from "@tabler/icons-react";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Logo } from "#web/ui/figures/logo.tsx";
import { text } from "./app-text.ts";
import classes from "./welcome-page.module.css";

/** What the daybook answers without a click. */
const parts = [
  { key: "goal", Icon: IconTargetArrow },
  { key: "tasks", Icon: IconChecklist },
  { key: "people", Icon: IconUsers },
] as const;

/** The first thing a new manager sees; the guided setup's steps begin here. */
export function WelcomePage() {
  const store = useActiveStore();
  if (store === null) {
    return null;
  }
  return (
    <main className={classes.page}>
      <Logo size={72} />
      <h1>{text("welcome.title", { store: store.name })}</h1>
      <p>{text("welcome.text")}</p>
      <ul className={classes.parts}>
        {parts.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={22} aria-hidden="true" />
            <strong>{text(`welcome.${key}`)}</strong>
            <span>{text(`welcome.${key}Text`)}</span>
          </li>
        ))}
      </ul>
      <ButtonLink kind="primary" to="/s/$storeId/daybook/{-$date}" params={{ storeId: store.id }}>
        {text("welcome.open")}
      </ButtonLink>
    </main>
  );
}
