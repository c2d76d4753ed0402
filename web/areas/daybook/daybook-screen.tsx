import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { SellersWaiting } from "#web/areas/buys/shared/sellers-waiting.tsx";
import { GoalPanel } from "#web/areas/daybook/goal-panel/goal-panel.tsx";
import { HandoverNotice } from "#web/areas/daybook/handover/handover-notice.tsx";
import { LogCard } from "#web/areas/daybook/log-fields/log-card.tsx";
import { Announcements } from "#web/areas/daybook/notes/announcements.tsx";
import { NotesCard } from "#web/areas/daybook/notes/notes-card.tsx";
import { PeopleCard } from "#web/areas/daybook/people-card.tsx";
import { TasksCard } from "#web/areas/daybook/tasks/tasks-card.tsx";
import { OrdersPlace } from "#web/areas/orders/shared/orders-place.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { DateBar } from "./date-bar.tsx";
import { useNow } from "./day-times.ts";
import { text } from "./daybook-text.ts";
import classes from "./daybook.module.css";
import type { DaybookDay } from "./daybook.queries.ts";
import { ManagerNotices } from "./manager-notices.tsx";
import { useDay } from "./use-day.ts";

/** Only a store that is new has one. */
const ChecklistCard = lazyWithTimeout(
  async () => (await import("#web/areas/onboarding/shared/checklist-card.tsx")).ChecklistCard,
);

/** The day that the store lives on. `date` null is the running business date. */
export function DaybookScreen({ date }: { date: string | null }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isPhone = useIsPhone();
  const read = useDay(date);
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<DaybookSkeleton />} />;
  }
  const { day } = read;
  const waiting = day.date === day.today && (
    <Later>
      <ManagerNotices day={day} />
    </Later>
  );
  // Beside the tasks; on a phone, which has nothing beside, on top: an order is due within the hour.
  const orders = day.date === day.today && <OrdersPlace />;
  const written = (
    <>
      <NotesCard day={day} />
      <LogCard day={day} />
    </>
  );
  return (
    <div className={classes.page}>
      <Later>
        <PrintHeader date={day.date} />
      </Later>
      <DateBar day={day} onRefresh={read.again}>
        {!isPhone && waiting}
      </DateBar>
      {read.isOld && (
        <output className={classes.old}>
          <Badge tone="warn">{text("daybook.old")}</Badge>
          <Button kind="plain" onClick={read.again}>
            {text("daybook.retry")}
          </Button>
        </output>
      )}
      {isPhone && <Later>{orders}</Later>}
      <Announcements day={day} />
      <GoalPanel goal={day.goalPanel} onStale={read.askGoalAgain} />
      {isPhone && (
        <>
          {waiting}
          <Later>
            <HandoverNotice day={day} />
          </Later>
        </>
      )}
      <SetupList day={day} />
      <div className={classes.columns}>
        <TasksCard day={day} />
        <Later fallback={<Skeleton height={340} />}>
          <div className={classes.stack}>
            {!isPhone && orders}
            {day.date === day.today ? <SellersWaiting storeId={storeId}>{written}</SellersWaiting> : written}
          </div>
          <div className={classes.stack}>
            {!isPhone && <HandoverNotice day={day} />}
            <PeopleCard day={day} />
          </div>
        </Later>
      </div>
    </div>
  );
}

/** What is still to set up in a new store, for its managers. */
function SetupList({ day }: { day: DaybookDay }) {
  const may = useCan()("onboarding:do");
  return (
    may &&
    day.date === day.today && (
      <Later>
        <Suspense>
          <ChecklistCard />
        </Suspense>
      </Later>
    )
  );
}

/** The shape of the day, while it comes for the first time. */
function DaybookSkeleton() {
  return (
    <LoadingState>
      <div className={classes.page}>
        <Skeleton height={44} width="320px" />
        <Skeleton height={112} />
        <div className={classes.columns}>
          <Skeleton height={400} />
          <Skeleton height={340} />
          <Skeleton height={310} />
        </div>
      </div>
    </LoadingState>
  );
}

/** On paper only: of which store and day the sheet is, and when it was printed. */
export function PrintHeader({ date }: { date: string }) {
  const store = useActiveStore();
  const now = useNow();
  const time = formatTime(now, store?.timeZone ?? "UTC");
  return (
    <p className={classes.onPaper}>
      <strong>{store?.name}</strong>
      <span>{formatDate(date)}</span>
      <span>{text("print.at", { time })}</span>
    </p>
  );
}
