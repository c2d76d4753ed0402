import { IconCheck, IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./software-updates-text.ts";
import type { Release } from "./software-updates.queries.ts";
import classes from "./software-updates.module.css";
import { blocksOf } from "./release-parts.ts";
import type { BlockPart, InlinePart } from "./release-parts.ts";

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

/** A release note's text. It is drawn piece by piece; nothing in it is ever markup. */
function ReleaseBody({ body }: { body: string }) {
  return <div className={classes.body}>{blocksOf(body).map(renderBlock)}</div>;
}

function renderBlock(block: BlockPart): ReactNode {
  switch (block.kind) {
    case "heading":
      return (
        <h3 key={block.at}>
          <InlineText parts={block.parts} />
        </h3>
      );
    case "paragraph":
      return (
        <p key={block.at}>
          <InlineText parts={block.parts} />
        </p>
      );
    case "image":
      return <img key={block.at} src={block.src} alt={block.alt} loading="lazy" />;
    case "bullets":
      return <ul key={block.at}>{block.items.map(renderItem)}</ul>;
    case "steps":
      return <ol key={block.at}>{block.items.map(renderItem)}</ol>;
  }
}

function renderItem(item: { at: number; parts: Parameters<typeof InlineText>[0]["parts"] }): ReactNode {
  return (
    <li key={item.at}>
      <InlineText parts={item.parts} />
    </li>
  );
}

function InlineText({ parts }: { parts: readonly InlinePart[] }) {
  return parts.map((part) => {
    switch (part.kind) {
      case "text":
        return part.text;
      case "code":
        return <code key={part.at}>{part.text}</code>;
      case "strong":
        return (
          <strong key={part.at}>
            <InlineText parts={part.parts} />
          </strong>
        );
      case "emphasis":
        return (
          <em key={part.at}>
            <InlineText parts={part.parts} />
          </em>
        );
      case "link":
        return (
          <a key={part.at} href={part.href} target="_blank" rel="noreferrer noopener">
            <InlineText parts={part.parts} />
          </a>
        );
    }
  });
}
