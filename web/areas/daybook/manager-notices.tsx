import { IconAlertTriangle, IconChevronDown } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useId, useState } from "react";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { ScheduleNotices, useScheduleNotices } from "#web/areas/automations/shared/schedule-notices.tsx";
import { useOpenConflicts } from "#web/areas/bounceback/shared/use-open-conflicts.ts";
import { useStoppedRegisters } from "#web/areas/settings/shared/use-stopped-registers.ts";
import { ManagerCard } from "#web/areas/timecards/shared/manager-card.tsx";
import { useTeamNotices } from "#web/areas/timecards/shared/use-team-notices.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { text } from "./daybook-text.ts";
import type { DaybookDay } from "./daybook.queries.ts";
import classes from "./manager-notices.module.css";

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
          <>
            <MissingDayCloses day={day} />
            <StoppedRegisters />
            <ManagerCard />
            <CouponConflicts />
            <ScheduleNotices />
          </>
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

/** Days that nobody closed, with the way to each. */
function MissingDayCloses({ day: { goalPanel } }: { day: DaybookDay }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { missingDayCloses: missing, posName } = goalPanel;
  if (missing.length === 0) {
    return null;
  }
  const words = { dates: missing.map(formatDayOfMonth).join(", "), pos: posName ?? text("goal.pos") };
  return (
    <div className={classes.closes}>
      <span>{text(missing.length === 1 ? "manager.noCloseOne" : "manager.noCloseMany", words)}</span>
      {missing.slice(0, 3).map((date) => (
        <Link key={date} to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
          {text("manager.openDay", { date: formatDayOfMonth(date) })}
        </Link>
      ))}
    </div>
  );
}

function useRegisterSentences(): { id: string; provider: string | null; sentence: string; problem: string }[] {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return useStoppedRegisters().map(({ id, name, provider, problem, stoppedAt, hasRead }) => ({
    id,
    provider,
    problem,
    sentence:
      hasRead && stoppedAt !== null
        ? text("manager.register", { name, time: formatTime(stoppedAt, timeZone) })
        : text("manager.registerNew", { name }),
  }));
}

/** Registers whose exports are not read, why, and the way to them. */
function StoppedRegisters() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return useRegisterSentences().map(({ id, provider, sentence, problem }) => (
    <div key={id} className={classes.closes}>
      <span>{text("manager.registerWhy", { sentence, problem })}</span>
      <a
        href={
          provider === null
            ? `/s/${storeId}/settings/devices/${id}/exports`
            : `/s/${storeId}/settings/automations/registers/${provider}`
        }
      >
        {text("manager.openRegister")}
      </a>
    </div>
  ));
}

/** Coupons that were taken without a connection and turned out used twice, with the way to their list. */
function CouponConflicts() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const count = useOpenConflicts().length;
  return (
    count > 0 && (
      <div className={classes.closes}>
        <span>{text("manager.coupons", { count })}</span>
        <Link to="/s/$storeId/bounceback/conflicts" params={{ storeId }}>
          {text("manager.openCoupons")}
        </Link>
      </div>
    )
  );
}
