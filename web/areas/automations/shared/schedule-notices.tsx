import { Suspense } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { scheduleNoticesQuery } from "./schedule-notices.queries.ts";
import type { ScheduleNotice } from "./schedule-notices.queries.ts";

const Card = lazyWithTimeout(async () => (await import("./schedule-notices-card.tsx")).ScheduleNoticesCard);

/** Returns the scheduling services that need a manager, and an empty list for everyone else. */
export function useScheduleNotices(): readonly ScheduleNotice[] {
  const isPaused = !useCan()("automations:manage");
  const read = useRead(scheduleNoticesQuery, { live: ["Integration"], isPaused });
  return !isPaused && read.status === "ready" ? read.data.scheduleNotices.filter((notice) => !isQuiet(notice)) : [];
}

/** The card on the day's page; its code is not loaded until something waits for a manager. */
export function ScheduleNotices() {
  const notices = useScheduleNotices();
  return (
    notices.length > 0 && (
      <Suspense>
        <Card notices={notices} />
      </Suspense>
    )
  );
}

function isQuiet({ stopped, removedPeople, givenUpPunches }: ScheduleNotice): boolean {
  return stopped === null && removedPeople.length === 0 && givenUpPunches === 0;
}
