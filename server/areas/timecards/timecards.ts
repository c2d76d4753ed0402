import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays, daysBetween, firstOfWeek } from "#common/business-date.ts";
import { may } from "#common/permissions.ts";
import { timecardApprovalWithdrawn, timecardsApproved } from "#server/events/timecards.ts";
import { recordNumberText } from "#common/inputs/input-ranges.ts";
import { entriesOf } from "#common/clock/entries.ts";
import type { Entry } from "#common/clock/entries.ts";
import { findOpenDates, getClockSettings, listDetailedPunches, listPunchVersions } from "#server/areas/clock/clock.ts";
import type { DetailedPunch, PunchVersion } from "#server/areas/clock/clock.ts";
import { maySeeWages, refuseUnlessOwn, viewerOf } from "#server/areas/team/team.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./timecards.db.ts";
import type { Approval, TimecardEmployee } from "./timecards.db.ts";
import * as rules from "./timecards.rules.ts";
import { timecardsCsv } from "./timecards-csv.rules.ts";

/** Three months at once: enough for every pay period, and still one page. */
const mostDays = 93;

export type TimecardDay = {
  date: string;
  minutes: number;
  breakMinutes: number;
  entries: Entry<DetailedPunch>[];
  punches: DetailedPunch[];
  isEdited: boolean;
  /** An entry is over without a clock-out. */
  isMissing: boolean;
  approval: Approval | null;
  /** Null where it is not known or not for the asking person. */
  wagesCents: number | null;
};

export type Timecard = {
  employee: TimecardEmployee;
  /** Days with punches, oldest first. */
  days: TimecardDay[];
  minutes: number;
  breakMinutes: number;
  overtimeMinutes: number;
  wagesCents: number | null;
  wageUnknownMinutes: number | null;
  missingClockOuts: number;
  approvedDays: number;
};

export type Timecards = {
  from: string;
  to: string;
  today: string;
  weekStart: number;
  seesWages: boolean;
  timecards: Timecard[];
};

const periodFields = { from: businessDate, to: businessDate };
const ordered = ({ from, to }: { from: string; to: string }): boolean =>
  daysBetween(from, to) >= 0 && daysBetween(from, to) < mostDays;
const wrongPeriod = { path: ["to"], message: "Choose a last day after the first, within three months" };

/** Hours of a period, of this week when none is named: managers see everybody, others themselves. */
export const viewTimecards = operation({
  name: "team.viewTimecards",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({
    period: z.object(periodFields).refine(ordered, wrongPeriod).nullish(),
    employeeId: recordNumberText.nullish(),
  }),
  async run(context, { period, employeeId: id }): Promise<Timecards> {
    return loadTimecards(context, { ...(period ?? (await thisWeek(context))), employeeId: id });
  },
});

/** The same as lines for a spreadsheet or a payroll program: one for each entry. */
export const exportTimecards = operation({
  name: "team.exportTimecards",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: z.object({ ...periodFields, employeeId: recordNumberText.nullish() }).refine(ordered, wrongPeriod),
  async run(context, input): Promise<string> {
    const period = await loadTimecards(context, input);
    return timecardsCsv(period, context.store.timeZone);
  },
});

/** How the punches of a day came to be: every one that was ever written, with who and why. */
export const viewTimecardHistory = operation({
  name: "team.viewTimecardHistory",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({ employeeId: recordNumberText, date: businessDate }),
  async run(context, { employeeId: id, date }): Promise<PunchVersion[]> {
    refuseUnlessOwn(context, id);
    return listPunchVersions(context.sql, { storeId: context.store.id, employeeId: id, date });
  },
});

const approvalInput = z
  .object({ ...periodFields, employeeIds: z.array(recordNumberText).min(1).max(500) })
  .refine(ordered, wrongPeriod);

/** Finds the days of a period right: their punches are closed to changes from then on. Only days that are over. */
export const approveTimecards = operation({
  name: "team.approveTimecards",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: approvalInput,
  async run(context, { from, to, employeeIds }): Promise<Timecards> {
    const storeId = context.store.id;
    await lockAll(context, employeeIds);
    const period = await loadTimecards(context, { from, to });
    const chosen = period.timecards.filter(({ employee }) => employeeIds.includes(employee.id));
    const { open } = await findOpenDates(context.sql, { storeId, at: context.now });
    const days = chosen.flatMap(({ employee, days: own }) =>
      own.filter(({ date }) => !open.includes(date)).map((day) => ({ ...day, employeeId: employee.id })),
    );
    const missing = days.filter((day) => day.isMissing);
    if (missing.length > 0) {
      const message =
        missing.length === 1
          ? "A clock-out is missing. Fix it first."
          : `${missing.length} clock-outs are missing. Fix them first.`;
      throw new Refusal("clock-out-missing", { message, status: 422 });
    }
    const approved = await db.insertApprovals(context.sql, days, {
      storeId,
      approvedAt: context.now,
      approvedByUserId: context.user?.id ?? null,
      approvedByEmployeeId: context.employee?.id ?? null,
    });
    if (approved > 0) {
      await context.emit(timecardsApproved, { from, to, employeeIds: [...employeeIds], days: approved }, subject);
    }
    return loadTimecards(context, { from, to });
  },
});

export const withdrawTimecardApproval = operation({
  name: "team.withdrawTimecardApproval",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: approvalInput,
  async run(context, { from, to, employeeIds }): Promise<Timecards> {
    const storeId = context.store.id;
    await lockAll(context, employeeIds);
    const days = await db.deleteApprovals(context.sql, { storeId, from, to, employeeIds });
    if (days > 0) {
      await context.emit(timecardApprovalWithdrawn, { from, to, employeeIds: [...employeeIds], days }, subject);
    }
    return loadTimecards(context, { from, to });
  },
});

const subject = { kind: "Timecard" as const, id: "period" };

async function lockAll(context: StoreContext, employeeIds: readonly number[]): Promise<void> {
  // One after the other in the order of their ids, so that two managers never wait for each other.
  for (const id of employeeIds.toSorted((left, right) => left - right)) {
    if (!(await db.lockTimecard(context.sql, { storeId: context.store.id, employeeId: id }))) {
      throw notFound("Employee");
    }
  }
}

async function thisWeek(context: StoreContext): Promise<{ from: string; to: string }> {
  const { id: storeId, weekStart } = context.store;
  const from = firstOfWeek(await findBusinessDate(context.sql, { storeId, at: context.now }), weekStart);
  return { from, to: addDays(from, 6) };
}

async function loadTimecards(
  context: StoreContext,
  { from, to, employeeId: id }: { from: string; to: string; employeeId?: number | null | undefined },
): Promise<Timecards> {
  const viewer = viewerOf(context);
  const shownEmployeeId = id ?? (may(viewer.person, "team:manage") ? undefined : (viewer.employeeId ?? undefined));
  if (context.system === null) {
    refuseUnlessOwn(context, shownEmployeeId);
  }
  const store = context.store;
  const range = { storeId: store.id, from, to, employeeId: shownEmployeeId };
  const [{ breaksPaid }, seesWages, dates, people, punches, approvals] = await Promise.all([
    getClockSettings(context.sql, store.id),
    maySeeWages(context),
    findOpenDates(context.sql, { storeId: store.id, at: context.now }),
    db.listTimecardEmployees(context.sql, range),
    listDetailedPunches(context.sql, range),
    db.listApprovals(context.sql, range),
  ]);
  if (shownEmployeeId !== undefined && people.length === 0) {
    throw notFound("Employee");
  }
  const moment = { now: context.now, openDates: dates.open, breaksPaid };
  const byPerson = Map.groupBy(punches, (punch) => punch.employeeId);
  const timecards = people.map((employee): Timecard => {
    const own = Map.groupBy(byPerson.get(employee.id) ?? [], (punch) => punch.businessDate);
    const days = [...own].toSorted(byDate).map(([date, ofDay]): TimecardDay => {
      const approval =
        approvals.find((candidate) => candidate.employeeId === employee.id && candidate.date === date) ?? null;
      return { ...dayOf(date, entriesOf(ofDay, moment), seesWages), punches: ofDay, approval };
    });
    return sumTimecard({ employee, days, seesWages, range: { from, to, weekStart: store.weekStart } });
  });
  return { from, to, today: dates.today, weekStart: store.weekStart, seesWages, timecards };
}

function byDate([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}

function dayOf(
  date: string,
  entries: Entry<DetailedPunch>[],
  seesWages: boolean,
): Omit<TimecardDay, "approval" | "punches"> {
  const paid = entries.filter((entry) => entry.clockIn.wageCents !== null);
  const minuteCents = paid.reduce((sum, entry) => sum + entry.minutes * (entry.clockIn.wageCents ?? 0), 0);
  return {
    date,
    entries: entries.map((entry) => (seesWages ? entry : { ...entry, clockIn: { ...entry.clockIn, wageCents: null } })),
    minutes: total(entries, "minutes"),
    breakMinutes: total(entries, "breakMinutes"),
    isEdited: entries.some((entry) => entry.clockIn.source === "edit" || entry.clockOut?.source === "edit"),
    isMissing: entries.some((entry) => entry.state === "missing"),
    wagesCents: seesWages && paid.length > 0 ? Math.round(minuteCents / 60) : null,
  };
}

function sumTimecard(timecard: {
  employee: TimecardEmployee;
  days: TimecardDay[];
  seesWages: boolean;
  range: { from: string; to: string; weekStart: 0 | 1 };
}): Timecard {
  const { employee, days, seesWages, range } = timecard;
  const entries = days.flatMap((day) => day.entries);
  const paidDays = days.filter((day) => day.wagesCents !== null);
  return {
    employee,
    days,
    minutes: total(days, "minutes"),
    breakMinutes: total(days, "breakMinutes"),
    overtimeMinutes: rules.overtimeMinutes(days, range),
    wagesCents: paidDays.length === 0 ? null : paidDays.reduce((sum, day) => sum + (day.wagesCents ?? 0), 0),
    wageUnknownMinutes: seesWages
      ? total(
          entries.filter((entry) => entry.clockIn.wageCents === null),
          "minutes",
        )
      : null,
    missingClockOuts: entries.filter((entry) => entry.state === "missing").length,
    approvedDays: days.filter((day) => day.approval !== null).length,
  };
}

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
