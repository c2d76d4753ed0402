import { useState } from "react";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { useSession } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { useStoresText } from "./use-stores-text.ts";
import { UserForm } from "./user-form.tsx";
import { roleText } from "./user-role.ts";
import { text } from "./users-text.ts";
import classes from "./users.module.css";
import type { User } from "./users.queries.ts";
import {
  deactivateUserMutation,
  inviteUserAgainMutation,
  reactivateUserMutation,
  usersQuery,
  endSessionsOfUserMutation,
  sessionsOfUserQuery,
} from "./users.queries.ts";
import { relativeTime } from "#common/relative-time.ts";
import { browserName } from "#web/platform/browser/browser-name.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Badge } from "#web/ui/figures/badge.tsx";

const userHistory: HistoryWords = {
  events: {
    "user.invited": text("history.invited"),
    "user.changed": text("history.changed"),
    "user.deactivated": text("history.deactivated"),
    "user.reactivated": text("history.reactivated"),
    "user.password-changed": text("history.password"),
    "user.password-reset": text("history.password"),
    "user.sessions-ended": text("history.sessions"),
  },
  fields: { fullName: text("column.name"), role: text("column.role") },
  valueText: (field, value) => (field === "role" ? roleText(Number(value)) : null),
};

/** One sign-in: its rights, where it is used, and what can be done with it. */
export function UserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const isOwn = useSession()?.userId === Number(user.id);
  const storesText = useStoresText();
  const [isEditing, setIsEditing] = useState(false);
  const [deactivate, isLeaving] = useChange(deactivateUserMutation);
  const [reactivate, isReturning] = useChange(reactivateUserMutation);
  const [again, isSending] = useChange(inviteUserAgainMutation);
  const { id, fullName: name } = user;
  const showOutcome = (outcome: ChangeOutcome<unknown>, done: string) => {
    showSnackbar(outcome.isDone ? { text: done, color: "good" } : { text: outcome.refused.text, color: "bad" });
  };
  const options = { employee: "none", refetches: [usersQuery] } as const;
  const switchActive = async () => {
    if (!user.isActive) {
      showOutcome(await reactivate({ id }, options), text("person.reactivated", { name }));
      return;
    }
    const isSure = await ask({
      title: text("person.deactivateTitle", { name }),
      text: text("person.deactivateText", { name }),
      confirm: text("person.deactivate"),
      cancel: text("form.cancel"),
      tone: "bad",
    });
    if (isSure) {
      showOutcome(await deactivate({ id }, options), text("person.deactivated", { name }));
    }
  };
  if (isEditing) {
    return <UserForm user={user} onClose={() => setIsEditing(false)} />;
  }
  const facts = [
    [text("person.email"), user.email],
    [text("person.role"), roleText(user.role)],
    [text("person.stores"), storesText(user)],
    [text("person.password"), text(user.hasPassword ? "person.hasPassword" : "person.noPassword")],
  ] as const;
  const actions = (
    <>
      {!isOwn && (
        <Button kind="quiet" isBusy={isLeaving || isReturning} onClick={() => void switchActive()}>
          {text(user.isActive ? "person.deactivate" : "person.reactivate")}
        </Button>
      )}
      {user.isActive && !user.hasPassword && (
        <Button
          isBusy={isSending}
          onClick={() => void again({ id }, options).then((outcome) => showOutcome(outcome, text("person.againDone")))}
        >
          {text("person.again")}
        </Button>
      )}
      <Button kind="primary" onClick={() => setIsEditing(true)}>
        {text("person.edit")}
      </Button>
    </>
  );
  return (
    <Dialog title={name} size="small" actions={actions} onClose={onClose}>
      <div className={classes.who}>
        <Avatar name={name} size={56} />
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {user.isActive && <UserSessions user={user} />}
      <RecordHistory kind="User" id={id} words={userHistory} />
    </Dialog>
  );
}

/** Where a person is signed in, with the way to end it all: a lost phone, a tablet left behind. */
function UserSessions({ user }: { user: User }) {
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
