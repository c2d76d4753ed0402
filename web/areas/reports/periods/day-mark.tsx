import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./periods-text.ts";
import type { ReportDay } from "./periods.queries.ts";

/** How sure the figures of a day are; nothing for a day that is final. */
export function DayMark({ day }: { day: Pick<ReportDay, "isToday" | "isKnown" | "status" | "revision"> }) {
  if (day.isToday) {
    return <Badge tone="accent">{text("mark.soFar")}</Badge>;
  }
  if (!day.isKnown) {
    return null;
  }
  if (day.status === "corrected") {
    return <Badge tone="neutral">{text("mark.corrected", { revision: day.revision })}</Badge>;
  }
  return day.status === "provisional" ? <Badge tone="warn">{text("mark.provisional")}</Badge> : null;
}
