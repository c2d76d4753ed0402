import { Page } from "#web/ui/page/page.tsx";
import { relativeTime } from "#common/relative-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { addressText } from "./address-text.ts";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { browserName } from "#web/platform/browser/browser-name.ts";
import { text } from "./settings-text.ts";
import { endOwnSessionMutation, ownSessionsQuery } from "./settings.queries.ts";
import classes from "./settings.module.css";

/** The sign-ins of one's own login, and how to end those on other devices. */
export function SessionsPage() {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const read = useRead(ownSessionsQuery);
  const [endSession, isEnding] = useChange(endOwnSessionMutation);
  const end = async (id: string) => {
    const outcome = await endSession({ id }, { employee: "none", refetches: [ownSessionsQuery] });
    showSnackbar(
      outcome.isDone ? { text: text("sessions.ended"), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <Page width="reading" back={<SettingsBack />} title={text("sessions.title")}>
      <ReadState read={read} />
      {read.status === "ready" && (
        <Card hasPadding={false}>
          {read.data.ownSessions.map((session) => (
            <div key={session.id} className={classes.line}>
              <div>
                <strong>
                  {browserName(session.userAgent) ?? text("sessions.unknown")}
                  {session.isThisOne && <Badge tone="good">{text("sessions.this")}</Badge>}
                </strong>
                <small>
                  {text("sessions.used", {
                    time: relativeTime(new Date(session.lastUsedAt), { now, timeZone }),
                  })}
                  {session.address !== null && ` · ${addressText(session.address)}`}
                </small>
              </div>
              {!session.isThisOne && (
                <Button isBusy={isEnding} onClick={() => void end(session.id)}>
                  {text("sessions.end")}
                </Button>
              )}
            </div>
          ))}
        </Card>
      )}
    </Page>
  );
}
