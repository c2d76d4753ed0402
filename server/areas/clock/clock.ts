import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { standing } from "#common/clock/standing.ts";
import type { PunchType } from "#common/clock/standing.ts";
import { instant } from "#common/inputs/input-ranges.ts";
import { breakEnded, breakStarted, clockedIn, clockedOut } from "#server/events/clock.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { getClockSettings } from "./clock-settings.db.ts";
import { punchesFor } from "./clock.rules.ts";
import type { ClockAction } from "./clock.rules.ts";
import { recomputeLabor } from "./labor.ts";
import * as db from "./punches.db.ts";
import { findRateInForce } from "./rate-in-force.db.ts";

export { getClockSettings } from "./clock-settings.db.ts";
export type { ClockSettings } from "./clock-settings.db.ts";
export { recomputeLabor, refreshLabor } from "./labor.ts";
export { insertEdit, isDayApproved, listDetailedPunches, listPunchVersions, listWages } from "./punch-edits.db.ts";
export type { DetailedPunch, PunchVersion } from "./punch-edits.db.ts";
export { findOpenDates, listPaidPunches } from "./punches.db.ts";
export type { EmployeePunch } from "./punches.db.ts";
export { listClockPunches } from "./provider-times/clock-punches.db.ts";
export { changeClockSource } from "./provider-times/clock-source.ts";
export { dropProviderTimes, saveProviderTimes } from "./provider-times/provider-times.ts";
export { findRateInForce } from "./rate-in-force.db.ts";
export { undoPunch } from "./undo-punch.ts";
export { listOnClock } from "./worked/on-clock.ts";
export type { OnClock } from "./worked/on-clock.ts";
export { listWorked } from "./worked/worked.ts";
export type { Worked, WorkedHours } from "./worked/worked.ts";

/** The device's own clock is kept beside the server's, which decides. */
const input = z.object({ deviceAt: instant.nullish() });

const events = { in: clockedIn, out: clockedOut, breakStart: breakStarted, breakEnd: breakEnded } as const;

export const clockIn = clockOperation("team.clockIn", "clockIn");
/** On a break it ends the break at the same instant. */
export const clockOut = clockOperation("team.clockOut", "clockOut");
export const startBreak = clockOperation("team.startBreak", "startBreak");
export const endBreak = clockOperation("team.endBreak", "endBreak");

/** Clocks out a person who leaves the team while on the clock. */
export async function clockOutIfIn(context: StoreContext, employeeId: number): Promise<void> {
  const { press, refusal } = await prepare(context, { action: "clockOut", employeeId });
  if (refusal === null) {
    await write(context, { ...press, employeeId, deviceAt: null });
  }
}

function clockOperation(name: string, action: ClockAction) {
  return operation({
    name,
    kind: "write",
    permission: "team:clock",
    on: "store",
    employee: "required",
    input,
    async run(context, { deviceAt }): Promise<void> {
      const employeeId = context.employee.id;
      const { clockSource } = await getClockSettings(context.sql, context.store.id);
      if (clockSource === "provider") {
        throw new Refusal("clock-at-provider", { message: "Clock in with your scheduling service" });
      }
      const { press, refusal } = await prepare(context, { action, employeeId });
      if (refusal !== null) {
        throw new Refusal("clock-refused", { message: refusal });
      }
      await write(context, { ...press, employeeId, deviceAt: deviceAt ? new Date(deviceAt) : null });
    },
  });
}

type Press = { types: readonly PunchType[]; businessDate: string };

/** Decides after the person's row is locked, so that two registers at once write one clock-in. */
async function prepare(
  context: StoreContext,
  { action, employeeId }: { action: ClockAction; employeeId: number },
): Promise<{ press: Press; refusal: string | null }> {
  const storeId = context.store.id;
  if (!(await db.lockEmployeeForPunch(context.sql, { storeId, employeeId, now: context.now }))) {
    throw notFound("Employee");
  }
  const dates = await db.findOpenDates(context.sql, { storeId, at: context.now });
  const punches = await db.listPunches(context.sql, { storeId, businessDates: dates.open, employeeId });
  const now = standing(punches, { now: context.now, openDates: dates.open });
  const outcome = punchesFor(action, now, context.store.timeZone);
  const startedOn = punches.findLast((punch) => punch.type === "in")?.businessDate;
  const businessDate = action === "clockIn" ? dates.today : (startedOn ?? dates.today);
  const types = "punches" in outcome ? outcome.punches : [];
  return {
    press: { types, businessDate },
    refusal: "refusal" in outcome ? outcome.refusal : null,
  };
}

async function write(
  context: StoreContext,
  { types, ...punch }: Press & { employeeId: number; deviceAt: Date | null },
): Promise<void> {
  const { employeeId, businessDate } = punch;
  const storeId = context.store.id;
  const wageCents = await findRateInForce(context.sql, { storeId, employeeId, date: businessDate });
  for (const type of types) {
    const id = uuidv7();
    await db.insertPunch(context.sql, {
      ...punch,
      id,
      type,
      storeId,
      at: context.now,
      writtenAt: context.now,
      deviceId: context.deviceId,
      wageCents: type === "in" ? wageCents : null,
    });
    const payload = { employeeId, punchId: id, at: context.now.toISOString() };
    await context.emit(events[type], payload, { kind: "Employee", id: employeeId });
  }
  await recomputeLabor(context, { from: businessDate, to: businessDate });
}
