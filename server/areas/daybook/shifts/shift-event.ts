import type { z } from "zod";
import type { shiftAdded } from "#server/events/daybook.ts";
import type { Shift } from "./shifts.db.ts";

/** The payload of a shift's events. */
export function shiftEvent(shift: Shift): z.output<typeof shiftAdded.payload> {
  const { employee, date, startsAt, endsAt, position, note } = shift;
  return {
    employeeId: employee.employeeId,
    employee: employee.fullName,
    date,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    position,
    note,
  };
}
