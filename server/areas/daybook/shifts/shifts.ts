import { shiftFields } from "#common/daybook/daybook-fields.ts";
import { z } from "zod";
import { minuteOfDay, recordNumber } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { shiftAdded, shiftDeleted, shiftEdited, shiftRestored } from "#server/events/daybook.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { seenVersion, versionOf } from "#server/platform/operations/version-of.ts";
import * as db from "./shifts.db.ts";
import type { Shift, ShiftFields } from "./shifts.db.ts";
import { shiftEvent } from "./shift-event.ts";
import { shiftTimes } from "./shifts.rules.ts";
import { findActiveEmployee } from "#server/areas/daybook/tasks/tasks.db.ts";

export { restoreShift } from "./restore-shift.ts";
export type { Shift } from "./shifts.db.ts";

const shiftInput = z.object({
  /** Made by the client, so that a repeated request adds nothing. */
  id: z.uuid(),
  employeeId: recordNumber,
  date: businessDate,
  startMinutes: minuteOfDay,
  /** Not after the start means: on the next day. */
  endMinutes: minuteOfDay,
  position: z._default(shiftFields.position, ""),
  note: z._default(shiftFields.note, ""),
});

/** Two shifts at once are a warning, not an error: a person may swap at noon. */
export type ShiftAnswer = { shift: Shift; overlaps: boolean };

/** Schedules a person. */
export const addShift = operation({
  name: "daybook.addShift",
  kind: "write",
  permission: "daybook:manage",
  on: "store",
  employee: "required",
  input: shiftInput,
  async run(context, input): Promise<ShiftAnswer> {
    const storeId = context.store.id;
    const shift = await fieldsOf(context, input);
    if (await db.insertShift(context.sql, { storeId, id: input.id, createdAt: context.now, ...shift })) {
      const added = await getShift(context, input.id);
      await context.emit(shiftAdded, shiftEvent(added), { kind: "Shift", id: input.id });
    }
    return answer(context, { id: input.id, shift });
  },
});

/** Changes a shift. `version` is the one the form was opened with. */
export const editShift = operation({
  name: "daybook.editShift",
  kind: "write",
  permission: "daybook:manage",
  on: "store",
  employee: "required",
  input: shiftInput.extend({ version: seenVersion }),
  async run(context, { version: seen, ...input }): Promise<ShiftAnswer> {
    await db.lockShift(context.sql, { storeId: context.store.id, id: input.id });
    const before = await getOwnShift(context, input.id);
    const saving = { kind: "Shift" as const, id: input.id, names: contentEvents, version: shiftVersion(before), seen };
    await refuseUnseen(context, saving);
    const shift = await fieldsOf(context, input);
    await db.updateShift(context.sql, { storeId: context.store.id, id: input.id, ...shift });
    const after = await getShift(context, input.id);
    await context.emit(
      shiftEdited,
      { before: shiftEvent(before), after: shiftEvent(after) },
      { kind: "Shift", id: input.id },
    );
    return answer(context, { id: input.id, shift });
  },
});

export const deleteShift = operation({
  name: "daybook.deleteShift",
  kind: "write",
  permission: "daybook:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const shift = await getOwnShift(context, id);
    await db.deleteShift(context.sql, { storeId: context.store.id, id, at: context.now });
    await context.emit(shiftDeleted, shiftEvent(shift), { kind: "Shift", id });
  },
});

export const viewShift = operation({
  name: "daybook.viewShift",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  run: (context, { id }): Promise<Shift> => getShift(context, id),
});

/** Other shifts of the person in that time: a warning before anything is saved. Empty while the times do not fit. */
export const overlappingShifts = operation({
  name: "daybook.overlappingShifts",
  kind: "read",
  permission: "daybook:manage",
  on: "store",
  input: shiftInput.pick({ id: true, employeeId: true, date: true, startMinutes: true, endMinutes: true }),
  async run(context, { id, employeeId, ...planned }): Promise<Shift[]> {
    const store = context.store;
    const times = shiftTimes(planned, store.timeZone);
    return times
      ? db.listOverlappingShifts(context.sql, { storeId: store.id, employeeId, exceptId: id, ...times })
      : [];
  },
});

/** Versions what a shift says, so that a save of an older version is refused. */
export function shiftVersion(shift: Shift): string {
  const { employee: _name, ...contents } = shiftEvent(shift);
  return versionOf(contents);
}

const contentEvents = [shiftAdded.name, shiftEdited.name, shiftRestored.name];

async function getShift(context: StoreContext, id: string): Promise<Shift> {
  const shift = await db.findShift(context.sql, { storeId: context.store.id, id });
  if (!shift) {
    throw notFound("Shift");
  }
  return shift;
}

async function getOwnShift(context: StoreContext, id: string): Promise<Shift> {
  const shift = await getShift(context, id);
  if (shift.source === "provider") {
    throw new Refusal("shift-of-provider", {
      message: "Change this shift in your scheduling service",
    });
  }
  return shift;
}

async function fieldsOf(context: StoreContext, input: z.output<typeof shiftInput>): Promise<ShiftFields> {
  const store = context.store;
  const times = shiftTimes(input, store.timeZone);
  if (!times) {
    throw invalidInput({ endMinutes: ["Choose an end within 16 hours of the start"] });
  }
  if (!(await findActiveEmployee(context.sql, { storeId: store.id, id: input.employeeId }))) {
    throw invalidInput({ employeeId: ["Choose an employee of this store"] });
  }
  const { employeeId, date, position, note } = input;
  return { employeeId, date, position, note, ...times };
}

async function answer(
  context: StoreContext,
  { id, shift: fields }: { id: string; shift: ShiftFields },
): Promise<ShiftAnswer> {
  const query = { storeId: context.store.id, exceptId: id, ...fields };
  const overlapping = await db.listOverlappingShifts(context.sql, query);
  return { shift: await getShift(context, id), overlaps: overlapping.length > 0 };
}
