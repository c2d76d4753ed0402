import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import type { PullSection } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import { RackLevel } from "./rack-level.tsx";
import classes from "./pull-list.module.css";

const tones: Record<NonNullable<PullSection["status"]>, Tone> = { GOOD: "good", LOW: "warn", PRIORITY: "bad" };

export function SectionLine({ section, hasItemData }: { section: PullSection; hasItemData: boolean }) {
  const { name, status, check } = section;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <li>
      <span className={classes.sectionHead}>
        <strong>{name}</strong>
        {status === null ? (
          <Badge>{text("status.unknown")}</Badge>
        ) : (
          <Badge tone={tones[status]}>{text(`status.${status}`)}</Badge>
        )}
      </span>
      <span className={classes.facts}>
        {factsOf(section, hasItemData).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {check !== null && <span>{checkText(check, timeZone)}</span>}
      </span>
      <RackLevel section={section} />
    </li>
  );
}

function factsOf(section: PullSection, hasItemData: boolean): string[] {
  const { missing, sold, bought, binsPulled, binsOnHand, oldestAge } = section;
  const age = text("age", { count: oldestAge ?? 0 });
  return [
    ...(missing === null ? [] : [missing === 0 ? text("missing.none") : text("missing", { count: missing })]),
    binsOnHand === 0 ? text("stock.none") : text("stock.some", { count: binsOnHand, age }),
    ...(hasItemData ? [text("made.of", { sold, bought })] : []),
    ...(binsPulled === 0 ? [] : [text("made.bins", { count: binsPulled })]),
  ];
}

function checkText({ checkedAt, checkedBy }: NonNullable<PullSection["check"]>, timeZone: string): string {
  const instant = new Date(checkedAt);
  const time = `${formatDayOfMonth(localTimeAt(instant, timeZone).date)}, ${formatTime(instant, timeZone)}`;
  return checkedBy === null ? text("check.at", { time }) : text("check.by", { time, name: checkedBy });
}
