import { Link, useParams } from "@tanstack/react-router";
import { formatDayOfMonth } from "#common/date-format.ts";
import { ScheduleNotices } from "#web/areas/automations/shared/schedule-notices.tsx";
import { useOpenConflicts } from "#web/areas/bounceback/shared/use-open-conflicts.ts";
import { ManagerCard } from "#web/areas/timecards/shared/manager-card.tsx";
import { text } from "./daybook-text.ts";
import type { DaybookDay } from "./daybook.queries.ts";
import classes from "./manager-notices.module.css";
import { useRegisterSentences } from "./use-register-sentences.ts";

/** All that waits for a manager, with the way to each. */
export function ManagerLists({ day }: { day: DaybookDay }) {
  return (
    <>
      <MissingDayCloses day={day} />
      <StoppedRegisters />
      <ManagerCard />
      <CouponConflicts />
      <ScheduleNotices />
    </>
  );
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
