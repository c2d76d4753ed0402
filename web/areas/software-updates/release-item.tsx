import { IconCheck, IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { ReleaseBody } from "./release-body.tsx";
import { text } from "./software-updates-text.ts";
import type { Release } from "./software-updates.queries.ts";
import classes from "./software-updates.module.css";

type ReleaseItemProps = { release: Release; storeId: number; timeZone: string; onRead: () => void };

/** One release with what is new in it; the dot stands there until it has been marked as read. */
export function ReleaseItem({ release, storeId, timeZone, onRead }: ReleaseItemProps) {
  const { id, title, version, isUnread, requiredBy, feedback } = release;
  const date = formatInstantDate(new Date(release.publishedAt), timeZone);
  const titleId = `release-${id}`;
  return (
    <article className={classes.release} aria-labelledby={titleId}>
      <header className={classes.releaseHead}>
        <div>
          <h2 id={titleId}>
            {isUnread && <span className={classes.dot} aria-hidden="true" />}
            {title}
            {isUnread && <Badge tone="accent">{text("updates.new")}</Badge>}
            {requiredBy !== null && (
              <Badge tone="warn">{text("updates.requiredBy", { date: formatDate(requiredBy) })}</Badge>
            )}
          </h2>
          <small>{text("updates.version", { version, date })}</small>
        </div>
        {isUnread && (
          <Button kind="quiet" isCompact icon={<IconCheck size={18} />} onClick={onRead}>
            {text("updates.markOne")}
          </Button>
        )}
      </header>
      <ReleaseBody body={release.body} />
      <footer>
        <Link
          to="/s/$storeId/softwareUpdates/$releaseId/feedback"
          params={{ storeId, releaseId: id }}
          className={classes.feedbackLink}
        >
          <IconMessage size={18} />
          {text(feedback === null ? "updates.feedback" : "updates.feedbackGiven")}
        </Link>
      </footer>
    </article>
  );
}
