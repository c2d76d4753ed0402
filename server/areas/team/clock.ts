import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { instant } from "#common/inputs/input-ranges.ts";
import { breakEnded, breakStarted, clockedIn, clockedOut } from "#server/events/team.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, employeeNeeded, notFound } from "#server/platform/refusals/refusal.ts";
import { punchesFor, standing } from "./clock.rules.ts";
import type { ClockAction, PunchType } from "./clock.rules.ts";
import { recomputeLabor } from "./labor.ts";
import { findRateInForce } from "./pay-rates.db.ts";
import * as db from "./punches.db.ts";
import { loadEmployee, storeIdOf } from "./members.ts";
import type { Employee } from "./members.ts";
import { getTeamSettings } from "./team-settings.db.ts";

/** The device's own clock is kept beside the server's, which decides. */
const input = z.object({ deviceAt: instant.nullish() });

const events = { in: clockedIn, out: clockedOut, breakStart: breakStarted, breakEnd: breakEnded } as const;

export const clockIn = clockOperation("team.clockIn", "clockIn");
/** On a break it ends the break at the same instant. */
export const clockOut = clockOperation("team.clockOut", "clockOut");
export const startBreak = clockOperation("team.startBreak", "startBreak");
export const endBreak = clockOperation("team.endBreak", "endBreak");

/** For somebody who leaves the team while on the clock. */
export async function clockOutIfIn(context: StoreContext, employeeId: number): Promise<void> {
  const { now, refusal } = await attempt(context, { action: "clockOut", employeeId });
  if (refusal === null) {
    await write(context, { ...now, employeeId, deviceAt: null });
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
    async run(context, { deviceAt }): Promise<Employee> {
      const { employee } = context;
      if (!employee) {
        throw employeeNeeded();
      }
      const settings = await getTeamSettings(context.sql, storeIdOf(context));
      if (settings.clockSource === "provider") {
        throw new Refusal("clock-at-provider", { message: "This store clocks in with its scheduling provider" });
      }
      const { now, refusal } = await attempt(context, { action, employeeId: employee.id });
      if (refusal !== null) {
        throw new Refusal("clock-refused", { message: refusal });
      }
      await write(context, { ...now, employeeId: employee.id, deviceAt: deviceAt ? new Date(deviceAt) : null });
      return loadEmployee(context, employee.id);
    },
  });
}

type Attempt = { types: readonly PunchType[]; businessDate: string };

/** Decides after the person's row is locked, so that two registers at once write one clock-in. */
async function attempt(
  context: Context,
  { action, employeeId }: { action: ClockAction; employeeId: number },
): Promise<{ now: Attempt; refusal: string | null }> {
  const storeId = storeIdOf(context);
  if (!(await db.lockEmployeeForPunch(context.sql, { storeId, employeeId, now: context.now }))) {
    throw notFound("Employee");
  }
  const dates = await db.findOpenDates(context.sql, { storeId, at: context.now });
  const punches = await db.listPunches(context.sql, { storeId, businessDates: dates.open, employeeId });
  const where = standing(punches, { now: context.now, openDates: dates.open });
  const answer = punchesFor(action, where, context.store?.timeZone ?? "UTC");
  const startedOn = punches.findLast((punch) => punch.type === "in")?.businessDate;
  const businessDate = action === "clockIn" ? dates.today : (startedOn ?? dates.today);
  const types = "punches" in answer ? answer.punches : [];
  return {
    now: { types, businessDate },
    refusal: "refusal" in answer ? answer.refusal : null,
  };
}

async function write(
  context: StoreContext,
  { types, ...punch }: Attempt & { employeeId: number; deviceAt: Date | null },
): Promise<void> {
  const { employeeId, businessDate } = punch;
  const storeId = storeIdOf(context);
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
    const told = { employeeId, punchId: id, at: context.now.toISOString() };
    await context.emit(events[type], told, { kind: "Employee", id: employeeId });
  }
  await recomputeLabor(context, { from: businessDate, to: businessDate });
}
