import { ScheduleNotices } from "#web/areas/automations/shared/schedule-notices.tsx";
import { ManagerCard } from "#web/areas/timecards/shared/manager-card.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Later } from "#web/ui/later.tsx";
import { DateBar } from "./date-bar.tsx";
import { DaybookSkeleton } from "./daybook-skeleton.tsx";
import { PrintHeader } from "./print-header.tsx";
import { text } from "./daybook-text.ts";
import { useDay } from "./use-day.ts";
import classes from "./daybook.module.css";
import { GoalPanel } from "#web/areas/daybook/goal-panel/goal-panel.tsx";
import { HandoverNotice } from "#web/areas/daybook/handover/handover-notice.tsx";
import { LogCard } from "#web/areas/daybook/log-fields/log-card.tsx";
import { Announcements } from "#web/areas/daybook/notes/announcements.tsx";
import { NotesCard } from "#web/areas/daybook/notes/notes-card.tsx";
import { PeopleCard } from "#web/areas/daybook/people/people-card.tsx";
import { TasksCard } from "#web/areas/daybook/tasks/tasks-card.tsx";

/** The day that the store lives on. `date` null is the running business date. */
export function DaybookScreen({ date }: { date: string | null }) {
  const read = useDay(date);
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<DaybookSkeleton />} />;
  }
  const { day } = read;
  return (
    <div className={classes.page}>
      <Later>
        <PrintHeader date={day.date} />
      </Later>
      <DateBar day={day} onRefresh={read.again} />
      {read.isOld && (
        <output className={classes.old}>
          <Badge tone="warn">{text("daybook.old")}</Badge>
          <Button kind="plain" onClick={read.again}>
            {text("daybook.retry")}
          </Button>
        </output>
      )}
      <Later>
        <HandoverNotice day={day} />
      </Later>
      <Announcements day={day} />
      <GoalPanel goal={day.goalPanel} onStale={read.askGoalAgain} />
      {day.date === day.today && (
        <Later>
          <ManagerCard />
          <ScheduleNotices />
        </Later>
      )}
      <div className={classes.columns}>
        <TasksCard day={day} />
        <Later fallback={<Skeleton height={340} />}>
          <div className={classes.stack}>
            <NotesCard day={day} />
            <LogCard day={day} />
          </div>
          <PeopleCard day={day} />
        </Later>
      </div>
    </div>
  );
}
