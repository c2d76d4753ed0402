import { useRead } from "#web/platform/graphql/use-read.ts";
import { CountBadge } from "#web/ui/figures/count-badge.tsx";
import { text } from "./texts-badge-text.ts";
import { textCountsQuery } from "./texts-badge.queries.ts";
import classes from "./texts-badge.module.css";

/** Beside the area's name: how many threads hold something that nobody has read. */
export function TextsBadge() {
  const read = useRead(textCountsQuery, { live: ["TextThread"] });
  const count = read.status === "ready" ? read.data.textCounts.unread : 0;
  return (
    <span className={classes.badge}>
      <CountBadge count={count} label={text("unread", { count })} />
    </span>
  );
}
