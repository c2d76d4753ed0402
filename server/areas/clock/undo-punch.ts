import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { breakEnded, breakStarted, clockedIn, clockedOut, punchUndone } from "#server/events/clock.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import type { PunchType } from "#common/clock/standing.ts";
import { recomputeLabor } from "./labor.ts";
import * as db from "./punches.db.ts";
import { insertEdit, isDayApproved } from "./punch-edits.db.ts";

const opposites: Record<PunchType, PunchType> = {
  in: "out",
  out: "in",
  breakStart: "breakEnd",
  breakEnd: "breakStart",
};

const names = [clockedIn.name, clockedOut.name, breakStarted.name, breakEnded.name];
const pressed = z.object({ punchId: z.uuid() });

/** Undoes the own last press of the clock. The punch is kept with the row that removes it, as a correction's is. */
export const undoPunch = operation({
  name: "team.undoPunch",
  kind: "write",
  permission: "team:clock",
  on: "store",
  employee: "required",
  input: z.object({}),
  async run(context): Promise<void> {
    const storeId = context.store.id;
    const employeeId = context.employee.id;
    if (!(await db.lockEmployeeForPunch(context.sql, { storeId, employeeId, now: context.now }))) {
      throw notFound("Employee");
    }
    const event = await eventToReverse(context, { kind: "Employee", id: String(employeeId), eventId: null, names });
    const { punchId } = pressed.parse(event.payload);
    const punches = await db.listPunchesOfPress(context.sql, { storeId, employeeId, punchId });
    const [first] = punches;
    if (first === undefined) {
      throw notFound("Change");
    }
    const date = first.businessDate;
    if (await isDayApproved(context.sql, { storeId, employeeId, date })) {
      throw new Refusal("timecard-approved", { message: "This day is approved. Remove the approval first." });
    }
    for (const punch of punches) {
      await remove(context, punch);
    }
    await recomputeLabor(context, { from: date, to: date });
  },
});

async function remove(context: StoreContext, punch: db.EmployeePunch): Promise<void> {
  const id = uuidv7();
  const { employeeId, businessDate, at } = punch;
  const removal = { id, storeId: context.store.id, employeeId, businessDate, at, replacesId: punch.id };
  const by = { editedByUserId: context.user?.id ?? null, editedByEmployeeId: employeeId, deviceId: context.deviceId };
  const why = { type: "removed" as const, wageCents: null, reason: "Undone", writtenAt: context.now };
  if (!(await insertEdit(context.sql, { ...removal, ...by, ...why }))) {
    throw new Refusal("timecard-changed", { message: "Someone else changed this day. Reload and try again." });
  }
  const payload = { employeeId, punchId: id, at: context.now.toISOString(), type: opposites[punch.type] };
  await context.emit(punchUndone, payload, { kind: "Employee", id: employeeId });
}
