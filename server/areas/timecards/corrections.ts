import { correctionFields } from "#common/clock/clock-fields.ts";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { instant, recordNumberText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { timecardCorrected } from "#server/events/timecards.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import {
  findOpenDates,
  findRateInForce,
  insertEdit,
  isDayApproved,
  listDetailedPunches,
  listPunchVersions,
  listWages,
  recomputeLabor,
} from "#server/areas/clock/clock.ts";
import type { DetailedPunch, PunchVersion } from "#server/areas/clock/clock.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { lockTimecard } from "./timecards.db.ts";
import * as rules from "./timecards.rules.ts";

const { reason } = correctionFields;

type Day = { employeeId: number; date: string };
/** A clock-in that comes back brings the rate with which it was clocked. */
type TargetPunch = rules.PunchTime & { id: string | null; wageCents?: number | null };

/**
 * Puts the punches of one day right, all together: moving one alone often leaves a day that cannot be. `seenPunchIds`
 * are the punches that the manager saw; if the day has others by now, another person was faster. The originals are
 * kept.
 */
export const correctTimecard = operation({
  name: "team.correctTimecard",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({
    employeeId: recordNumberText,
    date: businessDate,
    reason,
    seenPunchIds: z.array(z.uuid()).max(60),
    punches: z
      .array(
        z.object({
          /** Null for a punch that was not there. */
          id: z.uuid().nullable(),
          type: z.enum(["in", "out", "breakStart", "breakEnd"]),
          at: instant.transform((at) => new Date(at)),
        }),
      )
      .max(60),
  }),
  async run(context, { seenPunchIds: seenIds, punches, reason: why, ...day }): Promise<PunchVersion[]> {
    await writeCorrection(context, { day, seenIds, target: punches, reason: why });
    return listPunchVersions(context.sql, { ...day, storeId: context.store.id });
  },
});

/**
 * Puts the punches back to what they were before a correction; itself a correction, so that it can be undone too.
 */
export const restoreTimecard = operation({
  name: "team.restoreTimecard",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ employeeId: recordNumberText, date: businessDate, eventId: z.uuid().nullable() }),
  async run(context, { eventId, ...day }): Promise<void> {
    const names = [timecardCorrected.name];
    const event = await eventToReverse(context, { kind: "Timecard", id: recordOf(day), eventId, names });
    const { before } = timecardCorrected.payload.parse(event.payload);
    const storeId = context.store.id;
    const wages = await listWages(context.sql, { storeId, ids: before.map(({ punchId }) => punchId) });
    const target = before.map(({ punchId, type, at }) => ({
      id: punchId,
      type,
      at: new Date(at),
      wageCents: wages.get(punchId) ?? null,
    }));
    await writeCorrection(context, { day, seenIds: null, target, reason: "Correction undone" });
  },
});

/** Writes the difference between the current and the target punches of a day. */
export async function writeCorrection(
  context: StoreContext,
  change: { day: Day; seenIds: readonly string[] | null; target: readonly TargetPunch[]; reason: string },
): Promise<void> {
  const { day, target } = change;
  const { id: storeId, ...store } = context.store;
  if (!(await lockTimecard(context.sql, { storeId, employeeId: day.employeeId }))) {
    throw notFound("Employee");
  }
  if (await isDayApproved(context.sql, { storeId, ...day })) {
    throw new Refusal("timecard-approved", { message: "This day is approved. Remove the approval first." });
  }
  const range = { storeId, from: day.date, to: day.date, employeeId: day.employeeId };
  const before = await listDetailedPunches(context.sql, range);
  if (change.seenIds !== null && !isSame(change.seenIds, before)) {
    throw new Refusal("timecard-changed", { message: "Someone else changed this day. Reload and try again." });
  }
  const { open } = await findOpenDates(context.sql, { storeId, at: context.now });
  const isRunning = open.includes(day.date);
  const problem = rules.problemOfDay(target, { ...store, date: day.date, now: context.now, isRunning });
  if (problem !== null) {
    throw invalidInput({ punches: [problem] });
  }
  if (await writeEdits(context, { ...change, before })) {
    const after = await listDetailedPunches(context.sql, range);
    const payload = {
      ...day,
      reason: change.reason,
      before: before.map(punchEventFields),
      after: after.map(punchEventFields),
    };
    await context.emit(timecardCorrected, payload, { kind: "Timecard", id: recordOf(day) });
    await recomputeLabor(context, { from: day.date, to: day.date });
  }
}

async function writeEdits(
  context: StoreContext,
  {
    day,
    target,
    before,
    reason: why,
  }: { day: Day; target: readonly TargetPunch[]; before: readonly DetailedPunch[]; reason: string },
): Promise<boolean> {
  const storeId = context.store.id;
  const common = {
    storeId,
    employeeId: day.employeeId,
    businessDate: day.date,
    reason: why,
    editedByUserId: context.user?.id ?? null,
    editedByEmployeeId: context.employee?.id ?? null,
    deviceId: context.deviceId,
    writtenAt: context.now,
  };
  const rate = await findRateInForce(context.sql, { ...day, storeId });
  const removed = before.filter((punch) => !target.some(({ id }) => id === punch.id));
  const edits = [
    ...removed.map(({ id, at }) => ({ type: "removed" as const, at, replacesId: id, wageCents: null })),
    ...target.flatMap(({ id, type, at, wageCents: ownWage }) => {
      const old = before.find((punch) => punch.id === id) ?? null;
      const isAsBefore = old !== null && old.type === type && old.at.getTime() === at.getTime();
      // A clock-in that is moved keeps the rate that it was clocked with.
      const wageCents = type === "in" ? (old?.wageCents ?? ownWage ?? rate) : null;
      return isAsBefore ? [] : [{ type, at, replacesId: old?.id ?? null, wageCents }];
    }),
  ];
  for (const edit of edits) {
    if (!(await insertEdit(context.sql, { ...common, ...edit, id: uuidv7() }))) {
      throw new Refusal("timecard-changed", { message: "Someone else changed this day. Reload and try again." });
    }
  }
  return edits.length > 0;
}

function recordOf(day: Day): string {
  return `${day.employeeId}.${day.date}`;
}

function isSame(seenIds: readonly string[], before: readonly DetailedPunch[]): boolean {
  return seenIds.length === before.length && before.every(({ id }) => seenIds.includes(id));
}

function punchEventFields({ id, type, at }: DetailedPunch) {
  return { punchId: id, type, at: at.toISOString() };
}
