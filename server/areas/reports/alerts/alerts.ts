/** What a night's look at a store's figures found, at most three in seven days, and what a manager says of it. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { alertAnswered, alertRaised } from "#server/events/reports.ts";
import { dateOrToday } from "#server/areas/reports/periods/period-range.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { alertDayOf } from "./alert-days.rules.ts";
import * as db from "./alerts.db.ts";
import type { AlertRow } from "./alerts.db.ts";
import { alertAnswers, findAlerts, weeksBefore, weeksOf } from "./alerts.rules.ts";
import type { AlertDay, AlertKind, AlertWeek } from "./alerts.rules.ts";

export type Alert = AlertRow & { from: BusinessDate; history: AlertWeek[] };

const oneYear = 365;

/** The night's look at the seven days to the day before. As good as once however often it runs: a kind that was raised is quiet. */
export const decideAlerts = operation({
  name: "reports.decideAlerts",
  kind: "write",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),

  async run(context, { date }): Promise<AlertKind[]> {
    const storeId = context.store.id;
    await db.lockAlerts(context.sql, storeId);
    const to = addDays(date, -1);
    const [days, past] = await Promise.all([
      loadDays(context, { from: firstNeeded(to), to }),
      db.listPastAlerts(context.sql, { storeId, since: addDays(date, -oneYear) }),
    ]);
    const raised: AlertKind[] = [];
    for (const alert of findAlerts(days, { to, today: date, past })) {
      const id = uuidv7();
      if (await db.insertAlert(context.sql, { ...alert, storeId, id, raisedOn: date, raisedAt: context.now })) {
        await context.emit(alertRaised, { alert: alert.kind }, { kind: "ReportAlert", id });
        raised.push(alert.kind);
      }
    }
    return raised;
  },
});

/** Of the last two weeks, each with the weeks that it was measured against as they are known today. */
export const viewAlerts = operation({
  name: "reports.viewAlerts",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),

  async run(context): Promise<Alert[]> {
    const today = await dateOrToday(context, null);
    return withHistory(context, await db.listAlerts(context.sql, { storeId: context.store.id, today }));
  },
});

/** Explained, to be watched, or wrong; who answers again changes the answer. */
export const answerAlert = operation({
  name: "reports.answerAlert",
  kind: "write",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ alertId: z.uuid(), answer: z.enum(alertAnswers) }),

  async run(context, { alertId: id, answer }): Promise<Alert> {
    const storeId = context.store.id;
    const alert = await db.findAlert(context.sql, { storeId, id });
    if (alert === null) {
      throw notFound("alert");
    }
    const answered = {
      answer,
      answeredAt: context.now,
      answeredBy: context.employee?.fullName ?? context.user?.fullName ?? null,
    };
    if (alert.answer !== answer) {
      await db.saveAnswer(context.sql, { storeId, id, ...answered });
      const change = { alert: alert.kind, before: { answer: alert.answer }, after: { answer } };
      await context.emit(alertAnswered, change, { kind: "ReportAlert", id });
    }
    const [saved] = await withHistory(context, [alert.answer === answer ? alert : { ...alert, ...answered }]);
    if (saved === undefined) {
      throw new Error(`Alert ${id} lost its weeks`);
    }
    return saved;
  },
});

/** Kinds that wait for an answer, for the places that only name them. */
export const openAlerts = operation({
  name: "reports.openAlerts",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),
  async run(context): Promise<AlertKind[]> {
    const [own] = await db.listOpenAlerts(context.sql, { storeIds: [context.store.id], now: context.now });
    return own?.kinds ?? [];
  },
});

async function withHistory(context: StoreContext, alerts: readonly AlertRow[]): Promise<Alert[]> {
  const ends = alerts.map(({ to }) => to).toSorted();
  const [first, last] = [ends.at(0), ends.at(-1)];
  const days =
    first === undefined || last === undefined ? [] : await loadDays(context, { from: firstNeeded(first), to: last });
  return alerts.map((alert) => ({
    ...alert,
    from: addDays(alert.to, -6),
    history: weeksOf(days, { kind: alert.kind, to: alert.to }),
  }));
}

function firstNeeded(to: BusinessDate): BusinessDate {
  return addDays(to, -7 * weeksBefore - 6);
}

async function loadDays(context: StoreContext, range: { from: BusinessDate; to: BusinessDate }): Promise<AlertDay[]> {
  const rows = await db.listAlertDays(context.sql, { storeId: context.store.id, ...range });
  return rows.map(alertDayOf);
}
