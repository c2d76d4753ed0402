import { IconAlertTriangle, IconChevronDown } from "@tabler/icons-react";
import { Suspense, useId, useState } from "react";
import { formatDayOfMonth } from "#common/date-format.ts";
import { useScheduleNotices } from "#web/areas/automations/shared/schedule-notices.tsx";
import { useOpenConflicts } from "#web/areas/bounceback/shared/use-open-conflicts.ts";
import { useTeamNotices } from "#web/areas/timecards/shared/use-team-notices.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { text } from "./daybook-text.ts";
import type { DaybookDay } from "./daybook.queries.ts";
import classes from "./manager-notices.module.css";
import { useRegisterSentences } from "./use-register-sentences.ts";

/** Loaded at the press: most days show the line alone. */
const ManagerLists = lazyWithTimeout(async () => (await import("./manager-lists.tsx")).ManagerLists);

/** One line for all that waits for a manager; a press unfolds it below. Nothing when nothing waits. */
export function ManagerNotices({ day }: { day: DaybookDay }) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const sentences = useSentences(day);
  const [first] = sentences;
  if (first === undefined) {
    return null;
  }
  return (
    <>
      <button
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        data-no-print
      >
        <IconAlertTriangle size={18} aria-hidden="true" />
        <b>{text("manager.title")}</b>
        <span className={classes.first}>{first}</span>
        {sentences.length > 1 && <em>{text("manager.more", { count: sentences.length - 1 })}</em>}
        <IconChevronDown size={18} aria-hidden="true" className={classes.chevron} />
      </button>
      <div id={listId} className={classes.all} hidden={!isOpen} data-no-print>
        {isOpen && (
          <Suspense>
            <ManagerLists day={day} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** What waits, a sentence each, the people first. */
function useSentences({ goalPanel: { missingDayCloses } }: DaybookDay): string[] {
  const { missing, unlinked } = useTeamNotices();
  const services = useScheduleNotices();
  const conflicts = useOpenConflicts().length;
  const registers = useRegisterSentences().map(({ sentence }) => sentence);
  return [
    ...missing.map(({ fullName, date }) =>
      text("manager.clockOut", { name: fullName.split(" ")[0] ?? "", date: formatDayOfMonth(date) }),
    ),
    ...missingDayCloses.map((date) => text("manager.dayClose", { date: formatDayOfMonth(date) })),
    ...registers,
    ...(conflicts > 0 ? [text("manager.coupons", { count: conflicts })] : []),
    ...services.map(({ name }) => text("manager.service", { name })),
    ...(unlinked > 0 ? [text("manager.unlinked", { count: unlinked })] : []),
  ];
}
