import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { instant } from "#common/inputs/input-ranges.ts";
import { addDays } from "#common/business-date.ts";
import { may } from "#common/permissions.ts";
import { clockOutConfirmed, clockOutDeclined, clockOutClaimed } from "#server/events/timecards.ts";
import { entriesOf, minutesUntil } from "#common/clock/entries.ts";
import type { Entry } from "#common/clock/entries.ts";
import { findOpenDates, getClockSettings, listDetailedPunches } from "#server/areas/clock/clock.ts";
import type { DetailedPunch } from "#server/areas/clock/clock.ts";
import { viewerOf } from "#server/areas/team/team.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, forbidden, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./clock-outs.db.ts";
import type { Claim } from "./clock-outs.db.ts";
import * as rules from "./clock-outs.rules.ts";
import type { Suggestion } from "./clock-outs.rules.ts";
import { writeCorrection } from "./corrections.ts";
import { listTimecardEmployees } from "./timecards.db.ts";
import type { TimecardEmployee } from "./timecards.db.ts";
import { problemOfDay } from "./timecards.rules.ts";

/** Older ones are on the time cards; nobody knows any more when they left. */
const shownDays = 31;

const longestMs = 14 * 3_600_000;

/** An entry that is over without a clock-out, with the evidence of its end. */
export type MissingClockOut = {
  /** The clock-in. */
  punchId: string;
  employee: TimecardEmployee;
  date: string;
  clockedInAt: Date;
  suggestions: (Suggestion & { minutes: number })[];
  /** The person's claim; it counts only after a manager has confirmed it. */
  claim: Claim | null;
  /** What the entry would count with the claim. */
  claimedMinutes: number | null;
};

/** Forgotten clock-outs of the last month, the oldest first: managers see everybody's, others their own. */
export const listMissingClockOuts = operation({
  name: "team.listMissingClockOuts",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({ own: z.boolean().default(false) }),
  async run(context, { own }): Promise<MissingClockOut[]> {
    const { person, employeeId } = viewerOf(context);
    const seesAll = may(person, "team:manage") && !own;
    if (!seesAll && employeeId === null) {
      return [];
    }
    const entries = await findMissing(context, seesAll ? null : employeeId);
    const [claims, settings] = await Promise.all([
      db.listOpenClaims(context.sql, context.store.id),
      getClockSettings(context.sql, context.store.id),
    ]);
    return Promise.all(
      entries.map(async ({ entry, employee }) => {
        const claim = claims.find(({ punchId }) => punchId === entry.clockIn.id) ?? null;
        const suggestions = await suggestionsOf(context, entry);
        return {
          punchId: entry.clockIn.id,
          employee,
          date: entry.clockIn.businessDate,
          clockedInAt: entry.clockIn.at,
          suggestions: suggestions.map((given) => ({ ...given, minutes: minutesUntil(entry, given.at, settings) })),
          claim,
          claimedMinutes: claim === null ? null : minutesUntil(entry, claim.leftAt, settings),
        };
      }),
    );
  },
});

/** Saves the person's own claim. A day that a manager has decided takes no claim any more. */
export const sayWhenLeft = operation({
  name: "team.sayWhenLeft",
  kind: "write",
  permission: "team:clock",
  on: "store",
  employee: "required",
  input: z.object({
    punchId: z.uuid(),
    leftAt: instant,
    basis: z.enum(["lastAction", "shiftEnd", "storeClose", "typed"]),
  }),
  async run(context, { punchId, leftAt, basis }): Promise<void> {
    const missing = await getMissing(context, punchId);
    if (missing.employee.id !== context.employee.id) {
      throw forbidden();
    }
    const left = new Date(leftAt);
    refuseImpossible(context, { missing, leftAt: left });
    const date = missing.entry.clockIn.businessDate;
    await db.saveClaim(context.sql, {
      storeId: context.store.id,
      id: uuidv7(),
      employeeId: missing.employee.id,
      punchId,
      businessDate: date,
      leftAt: left,
      basis,
      saidAt: context.now,
      saidByUserId: context.user?.id ?? null,
      saidByEmployeeId: context.employee.id,
    });
    await context.emit(clockOutClaimed, { employeeId: missing.employee.id, date, leftAt, basis }, subject(missing));
  },
});

/** Confirms when the person left, as claimed or otherwise; from now on the entry counts. */
export const confirmClockOut = operation({
  name: "team.confirmClockOut",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ punchId: z.uuid(), leftAt: instant }),
  async run(context, { punchId, leftAt }): Promise<void> {
    const missing = await getMissing(context, punchId);
    const left = new Date(leftAt);
    refuseImpossible(context, { missing, leftAt: left });
    const day = { employeeId: missing.employee.id, date: missing.entry.clockIn.businessDate };
    const target = rules.withClockOut(missing.punches, { entry: missing.entry, leftAt: left });
    await writeCorrection(context, { day, seenIds: missing.punches.map(({ id }) => id), target, reason: forgotten });
    await decide(context, { punchId, decision: "confirmed" });
    await context.emit(clockOutConfirmed, { ...day, leftAt }, subject(missing));
  },
});

/** Rejects the claim, so that the person is asked again. */
export const declineClockOut = operation({
  name: "team.declineClockOut",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ punchId: z.uuid() }),
  async run(context, { punchId }): Promise<void> {
    const missing = await getMissing(context, punchId);
    const claims = await db.listOpenClaims(context.sql, context.store.id);
    const claim = claims.find((candidate) => candidate.punchId === punchId);
    if (!claim || !(await decide(context, { punchId, decision: "declined" }))) {
      throw new Refusal("clock-out-decided", { message: "Someone else already decided this" });
    }
    const { businessDate: date } = missing.entry.clockIn;
    const leftAt = claim.leftAt.toISOString();
    await context.emit(clockOutDeclined, { employeeId: missing.employee.id, date, leftAt }, subject(missing));
  },
});

const forgotten = "Forgotten clock-out";

type Missing = { entry: Entry<DetailedPunch>; punches: DetailedPunch[]; employee: TimecardEmployee };

async function findMissing(context: StoreContext, employeeId: number | null): Promise<Missing[]> {
  const storeId = context.store.id;
  const dates = await findOpenDates(context.sql, { storeId, at: context.now });
  const range = {
    storeId,
    from: addDays(dates.today, -shownDays),
    to: dates.today,
    employeeId: employeeId ?? undefined,
  };
  const [people, punches] = await Promise.all([
    listTimecardEmployees(context.sql, range),
    listDetailedPunches(context.sql, range),
  ]);
  const moment = { now: context.now, openDates: dates.open, breaksPaid: false };
  const days = Map.groupBy(punches, (punch) => `${punch.businessDate} ${punch.employeeId}`);
  return [...days.values()]
    .flatMap((ofDay) => entriesOf(ofDay, moment).map((entry) => ({ entry, punches: ofDay })))
    .filter(({ entry }) => entry.state === "missing")
    .flatMap((missing) => {
      const employee = people.find(({ id }) => id === missing.entry.clockIn.employeeId);
      return employee ? [{ ...missing, employee }] : [];
    })
    .toSorted((left, right) => Number(left.entry.clockIn.at) - Number(right.entry.clockIn.at));
}

async function getMissing(context: StoreContext, punchId: string): Promise<Missing> {
  const missing = (await findMissing(context, null)).find(({ entry }) => entry.clockIn.id === punchId);
  if (!missing) {
    throw notFound("Missing clock-out");
  }
  return missing;
}

async function suggestionsOf(context: StoreContext, entry: Entry<DetailedPunch>): Promise<Suggestion[]> {
  const { id: storeId, timeZone } = context.store;
  const { employeeId, businessDate: date, at } = entry.clockIn;
  const before = new Date(at.getTime() + longestMs);
  const [lastAction, shiftEnd, storeClose] = await Promise.all([
    db.findLastAction(context.sql, { storeId, employeeId, after: at, before }),
    db.findShiftEnd(context.sql, { storeId, employeeId, date }),
    db.findStoreClose(context.sql, { storeId, timeZone, date }),
  ]);
  return rules.suggestionsFor(entry, { lastAction, shiftEnd, storeClose, now: context.now });
}

function refuseImpossible(context: StoreContext, { missing, leftAt }: { missing: Missing; leftAt: Date }): void {
  const { timeZone, boundaryMinutes } = context.store;
  const corrected = rules.withClockOut(missing.punches, { entry: missing.entry, leftAt });
  const date = missing.entry.clockIn.businessDate;
  const problem = problemOfDay(corrected, { date, timeZone, boundaryMinutes, now: context.now, isRunning: true });
  if (problem !== null) {
    throw invalidInput({ leftAt: [problem] });
  }
}

async function decide(
  context: StoreContext,
  { punchId, decision }: { punchId: string; decision: "confirmed" | "declined" },
): Promise<boolean> {
  const key = { storeId: context.store.id, punchId };
  return db.decideClaim(context.sql, key, {
    decision,
    decidedAt: context.now,
    decidedByUserId: context.user?.id ?? null,
    decidedByEmployeeId: context.employee?.id ?? null,
  });
}

function subject(missing: Missing): EventSubject {
  return { kind: "Employee", id: missing.employee.id };
}
