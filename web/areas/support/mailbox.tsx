import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./support-text.ts";
import { mailboxQuery } from "./support.queries.ts";
import classes from "./support.module.css";

/** The mails of an installation without a mail server, newest first. */
export function Mailbox() {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const read = useRead(mailboxQuery);
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  if (read.data.mailbox.length === 0) {
    return (
      <Card>
        <EmptyState title={text("mailbox.empty")} text={text("mailbox.emptyHint")} />
      </Card>
    );
  }
  return (
    <ul className={classes.list}>
      {read.data.mailbox.map((mail) => {
        const at = new Date(mail.at);
        return (
          <li key={mail.id}>
            <details className={classes.mail}>
              <summary>
                <strong>{mail.subject}</strong>
                <small>
                  {text("mailbox.to", { to: mail.to })} · {formatInstantDate(at, timeZone)} {formatTime(at, timeZone)}
                </small>
              </summary>
              <pre>{mail.text}</pre>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
