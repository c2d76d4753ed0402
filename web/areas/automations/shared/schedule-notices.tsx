import { Suspense } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { scheduleNoticesQuery } from "./schedule-notices.queries.ts";
import type { ScheduleNotice } from "./schedule-notices.queries.ts";

const Card = lazyWithTimeout(async () => (await import("./schedule-notices-card.tsx")).ScheduleNoticesCard);

/** On the day's page: nothing, and nothing fetched for it, until something waits for a manager. */
export function ScheduleNotices() {
  const isPaused = !useCan()("automations:manage");
  const read = useRead(scheduleNoticesQuery, { live: ["Integration"], isPaused });
  const notices = read.status === "ready" ? read.data.scheduleNotices : [];
  if (isPaused || notices.every(isQuiet)) {
    return null;
  }
  return (
    <Suspense>
      <Card notices={notices} />
    </Suspense>
  );
}

function isQuiet({ stopped, gonePeople, givenUpPunches }: ScheduleNotice): boolean {
  return stopped === null && gonePeople.length === 0 && givenUpPunches === 0;
}
