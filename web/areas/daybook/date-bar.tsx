import { Link, useNavigate, useParams } from "@tanstack/react-router";
import {
  IconCalendarDue,
  IconCalendarPlus,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconInfoCircle,
  IconListCheck,
  IconNote,
  IconNotes,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconSignature,
  IconTargetArrow,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { addDays } from "#common/business-date.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { text as handoverText } from "#web/areas/daybook/handover/handover-notice-text.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { CalendarButton } from "#web/ui/controls/calendar-button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import type { MenuItem } from "#web/ui/controls/menu.tsx";
import { text } from "./daybook-text.ts";
import type { DaybookDay, DaybookGoal } from "./daybook.queries.ts";
import classes from "./daybook.module.css";
import { clockOf, dayTitle, shortDayTitle, useStoreTimeZone } from "./day-times.ts";
import { Badge } from "#web/ui/figures/badge.tsx";

type DateBarProps = {
  day: DaybookDay;
  onRefresh: () => void;
  /** Stands in the middle, where there is room for it. */
  children?: ReactNode;
};

/** Which day it is, how it stands, the way to its neighbours, and what can be added to it. */
export function DateBar({ day, onRefresh, children }: DateBarProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isToday = day.date === day.today;
  const toDay = (date: string) => ({ storeId, date: date === day.today ? undefined : date });
  return (
    <header className={classes.dateBar}>
      <Link
        to="/s/$storeId/daybook/{-$date}"
        params={toDay(addDays(day.date, -1))}
        className={classes.arrow}
        aria-label={text("date.previous")}
      >
        <IconChevronLeft size={18} />
      </Link>
      <div className={classes.day}>
        <h1>{isPhone ? shortDayTitle(day.date) : dayTitle(day.date)}</h1>
        <DayStatusBadge {...day.goalPanel} />
      </div>
      <Link
        to="/s/$storeId/daybook/{-$date}"
        params={toDay(addDays(day.date, 1))}
        className={classes.arrow}
        aria-label={text("date.next")}
      >
        <IconChevronRight size={18} />
      </Link>
      <span data-no-print>
        <CalendarButton
          label={text("date.choose")}
          value={day.date}
          today={day.today}
          onPick={(date) => void navigate({ to: "/s/$storeId/daybook/{-$date}", params: toDay(date) })}
        />
      </span>
      {!isToday && !isPhone && (
        <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId }} className={classes.linkButton}>
          {text("date.today")}
        </Link>
      )}
      {children}
      <DayActions day={day} onRefresh={onRefresh} />
    </header>
  );
}

/** What can be added to the day and done with it. A phone has room for one act beside the menu. */
function DayActions({ day, onRefresh }: Pick<DateBarProps, "day" | "onRefresh">) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isPhone = useIsPhone();
  const search = day.date === day.today ? {} : { date: day.date };
  const items = useDayMenu(day, onRefresh);
  return (
    <span className={classes.dayActions} data-no-print>
      {!isPhone && (
        <Link
          to="/s/$storeId/daybook/notes/new"
          params={{ storeId }}
          search={search}
          className={classes.linkButton}
          data-shortcut="N"
          data-shortcut-does={text("notes.new")}
        >
          {text("notes.new")}
        </Link>
      )}
      <Link
        to="/s/$storeId/daybook/tasks/new"
        params={{ storeId }}
        search={search}
        className={classes.linkButton}
        data-kind="primary"
        data-new
        {...(isPhone && { "aria-label": text("tasks.new") })}
      >
        {isPhone ? <IconPlus size={20} /> : text("tasks.new")}
      </Link>
      <Menu label={text("menu.label")} icon={<IconDots size={20} />} items={items} />
    </span>
  );
}

function useDayMenu(day: DaybookDay, onRefresh: () => void): readonly MenuItem[] {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const can = useCan();
  const isPhone = useIsPhone();
  const isToday = day.date === day.today;
  const search = isToday ? {} : { date: day.date };
  const settings = {
    label: text("menu.settings"),
    icon: <IconListCheck size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/daybook/settings", params: { storeId } }),
  };
  const goals = {
    label: text("menu.goals"),
    icon: <IconTargetArrow size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/goal/settings", params: { storeId } }),
  };
  const shiftItem = {
    label: text("people.newShift"),
    icon: <IconCalendarPlus size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/daybook/shifts/new", params: { storeId }, search }),
  };
  const noteItem = {
    label: text("notes.new"),
    icon: <IconNote size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/daybook/notes/new", params: { storeId }, search }),
  };
  const todayItem = {
    label: text("date.today"),
    icon: <IconCalendarDue size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId } }),
  };
  return [
    ...(isPhone ? [noteItem, ...(isToday ? [] : [todayItem])] : []),
    ...(can("daybook:manage") ? [shiftItem] : []),
    {
      label: handoverText("notice.title"),
      icon: <IconSignature size={18} />,
      onSelect: () => void navigate({ to: "/s/$storeId/daybook/handover", params: { storeId }, search }),
    },
    {
      label: text("all.title"),
      icon: <IconNotes size={18} />,
      onSelect: () => void navigate({ to: "/s/$storeId/daybook/all-notes", params: { storeId } }),
    },
    { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() },
    { label: text("menu.refresh"), icon: <IconRefresh size={18} />, onSelect: onRefresh },
    ...(can("goals:edit") ? [goals] : []),
    ...(can("daybook:settings") ? [settings] : []),
    {
      label: text("menu.about"),
      icon: <IconInfoCircle size={18} />,
      onSelect: () => void navigate({ to: "/s/$storeId/about", params: { storeId } }),
    },
  ];
}

const tones = { OPEN: "good", CLOSED: "neutral", NOT_CLOSED: "warn", NO_DATA: "neutral" } as const;

/** Whether the point of sale has closed the day. */
function DayStatusBadge({ status, closedAt, openToBuy }: Pick<DaybookGoal, "status" | "closedAt" | "openToBuy">) {
  const timeZone = useStoreTimeZone();
  if (status === null) {
    return <Badge>{text("status.future")}</Badge>;
  }
  if (openToBuy !== null) {
    return <Badge tone="accent">{text("status.openToBuy")}</Badge>;
  }
  const time = closedAt === null ? "" : clockOf(closedAt, timeZone);
  return <Badge tone={tones[status]}>{text(`status.${status}`, { time })}</Badge>;
}
