import { localTimeAt } from "#common/store-time.ts";
import type { ShiftDetail } from "./shifts.queries.ts";

/** A shift as its form holds it: times are minutes after midnight as text, empty when nothing is chosen. */
export type ShiftValues = {
  employeeId: string;
  date: string | null;
  start: string;
  end: string;
  position: string;
  note: string;
  /** Of the shift that is changed; null for a new one. */
  version: string | null;
};

export function valuesOf(shift: ShiftDetail, timeZone: string): ShiftValues {
  const minutes = (instant: string) => String(localTimeAt(new Date(instant), timeZone).minutes);
  return {
    employeeId: String(shift.employee.employeeId),
    date: shift.date,
    start: minutes(shift.startsAt),
    end: minutes(shift.endsAt),
    position: shift.position,
    note: shift.note,
    version: shift.version,
  };
}

export function shiftInput(id: string, values: ShiftValues) {
  const { employeeId, date, start, end, position, note, version } = values;
  const times = { startMinutes: Number(start), endMinutes: Number(end) };
  return { id, employeeId: Number(employeeId), date: date ?? "", ...times, position, note, version };
}
