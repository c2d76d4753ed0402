import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./daybook-text.ts";
import type { DaybookGoal } from "./daybook.queries.ts";
import { clockOf } from "./day-times.ts";
import { useStoreTimeZone } from "./use-store-time-zone.ts";

const tones = { OPEN: "good", CLOSED: "neutral", NOT_CLOSED: "warn", NO_DATA: "neutral" } as const;

/** Whether the point of sale has closed the day. */
export function DayStatusBadge({ status, closedAt }: Pick<DaybookGoal, "status" | "closedAt">) {
  const timeZone = useStoreTimeZone();
  if (status === null) {
    return <Badge>{text("status.future")}</Badge>;
  }
  const time = closedAt === null ? "" : clockOf(closedAt, timeZone);
  return <Badge tone={tones[status]}>{text(`status.${status}`, { time })}</Badge>;
}
