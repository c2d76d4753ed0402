import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { answerAlert, decideAlerts, viewAlerts } from "#server/areas/reports/alerts/alerts.ts";
import { alertsSchedule } from "#server/areas/reports/reports.jobs.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";

/** As long as an alert is listed. */
const nights = 13;

/** Looks at the figures as each of the last nights would have, and answers the oldest alert as a manager does. */
export async function raisePastAlerts(request: StoreRequest, { until }: { until: BusinessDate }): Promise<void> {
  if ((await viewAlerts(request, {})).length > 0) {
    return;
  }
  for (const date of datesBetween(addDays(until, 1 - nights), addDays(until, 1))) {
    const night = instantOf(date, alertsSchedule.atMinutes, request.store.timeZone);
    await decideAlerts({ ...request, platform: { ...request.platform, clock: () => night } }, { date });
  }
  const [newest, ...older] = await viewAlerts(request, {});
  const oldest = older.at(-1);
  if (newest !== undefined && oldest !== undefined) {
    await answerAlert(request, { alertId: oldest.id, answer: "EXPLAINED" });
  }
}
