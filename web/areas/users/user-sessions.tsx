import { relativeTime } from "#common/relative-time.ts";
import { browserName } from "#web/platform/browser/browser-name.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./users-text.ts";
import classes from "./users.module.css";
import type { User } from "./users.queries.ts";
import { endSessionsOfUserMutation, sessionsOfUserQuery } from "./users.queries.ts";

/** Where somebody is signed in, with the way to end it all: a lost phone, a tablet left behind. */
export function UserSessions({ user }: { user: User }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const read = useRead(sessionsOfUserQuery, { variables: { id: user.id } });
  const [end, isEnding] = useChange(endSessionsOfUserMutation);
  if (read.status !== "ready") {
    return null;
  }
  const sessions = read.data.sessionsOfUser;
  const endAll = async () => {
    const outcome = await end({ id: user.id }, { employee: "none", refetches: [sessionsOfUserQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("sessions.ended", { name: user.fullName }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne);
  return (
    <section className={classes.sessions}>
      <header>
        <h3>{text("sessions.title")}</h3>
        {hasOthers && !sessions.some(({ isThisOne }) => isThisOne) && (
          <Button isCompact isBusy={isEnding} onClick={() => void endAll()}>
            {text("sessions.end")}
          </Button>
        )}
      </header>
      {sessions.length === 0 && <p className={classes.soft}>{text("sessions.none")}</p>}
      <ul>
        {sessions.map(({ id, userAgent, address, lastUsedAt, isThisOne }) => (
          <li key={id}>
            <strong>
              {browserName(userAgent) ?? text("sessions.unknown")}{" "}
              {isThisOne && <Badge tone="good">{text("sessions.this")}</Badge>}
            </strong>
            <small>
              {text("sessions.used", { time: relativeTime(new Date(lastUsedAt), { now, timeZone }) })}
              {address !== null && ` · ${address}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
