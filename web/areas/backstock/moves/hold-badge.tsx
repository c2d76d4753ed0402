import { formatDayOfMonth } from "#common/date-format.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./moves-text.ts";
import type { Backstock } from "./moves.queries.ts";

/** Until when a second-hand rule keeps a bin off the floor; the server leaves out dates that are over. */
export function HoldBadge({ filling: { holdUntil } }: { filling: Pick<Backstock, "holdUntil"> }) {
  return holdUntil === null ? null : (
    <Badge tone="warn">{text("hold.until", { date: formatDayOfMonth(holdUntil) })}</Badge>
  );
}
