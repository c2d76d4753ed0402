import { Suspense } from "react";
import type { ReactNode } from "react";
import { GoalPanel } from "#web/areas/daybook/goal-panel/goal-panel.tsx";
import { Announcements } from "#web/areas/daybook/notes/announcements.tsx";
import { TasksCard } from "#web/areas/daybook/tasks/tasks-card.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { DateBar } from "./date-bar.tsx";
import { text } from "./daybook-text.ts";
import classes from "./daybook.module.css";
import type { DaybookDay } from "./daybook.queries.ts";
import { useDay } from "./use-day.ts";

/** Everything below or beside the tasks, in one file. It is requested once they are drawn: arriving earlier, it would run before. */
const loadRest = () => import("./day-rest.tsx");
const ChecklistPlace = lazyWithTimeout(async () => (await loadRest()).ChecklistPlace);
const DayColumns = lazyWithTimeout(async () => (await loadRest()).DayColumns);
const HandoverNotice = lazyWithTimeout(async () => (await loadRest()).HandoverNotice);
const ManagerNotices = lazyWithTimeout(async () => (await loadRest()).ManagerNotices);
const OrdersPlace = lazyWithTimeout(async () => (await loadRest()).OrdersPlace);
const PrintHeader = lazyWithTimeout(async () => (await loadRest()).PrintHeader);

/** The day that the store lives on. `date` null is the running business date. */
export function DaybookScreen({ date }: { date: string | null }) {
  const isPhone = useIsPhone();
  const read = useDay(date);
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<DaybookSkeleton />} />;
  }
  const { day } = read;
  const isToday = day.date === day.today;
  const waiting = isToday && (
    <AfterTasks>
      <ManagerNotices day={day} />
    </AfterTasks>
  );
  return (
    <div className={classes.page}>
      <AfterTasks>
        <PrintHeader date={day.date} />
      </AfterTasks>
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
      {/* Beside the tasks; on a phone, which has nothing beside, on top: an order is due within the hour. */}
      {isPhone && isToday && (
        <AfterTasks>
          <OrdersPlace />
        </AfterTasks>
      )}
      <Announcements day={day} />
      <GoalPanel goal={day.goalPanel} onStale={read.askGoalAgain} />
      {isPhone && (
        <>
          {waiting}
          <AfterTasks>
            <HandoverNotice day={day} />
          </AfterTasks>
        </>
      )}
      <SetupList day={day} />
      <div className={classes.columns}>
        <TasksCard day={day} />
        <AfterTasks fallback={<Skeleton height={340} />}>
          <DayColumns day={day} />
        </AfterTasks>
      </div>
    </div>
  );
}

/** Drawn when the tasks stand and its own file has come. */
function AfterTasks({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <Later fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Later>
  );
}

/** What is still to set up in a new store, for its managers. */
function SetupList({ day }: { day: DaybookDay }) {
  const may = useCan()("onboarding:do");
  return (
    may &&
    day.date === day.today && (
      <AfterTasks>
        <ChecklistPlace />
      </AfterTasks>
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
