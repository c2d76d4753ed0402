import { IconAlertTriangle } from "@tabler/icons-react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { hoursOf } from "#web/areas/daybook/day-times.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import { isPossible } from "./shift-times.ts";
import { shiftInput } from "./shift-values.ts";
import type { ShiftValues } from "./shift-values.ts";
import { overlappingShiftsQuery, plannableEmployeesQuery } from "./shifts.queries.ts";
import { text } from "./shifts-text.ts";
import classes from "./shifts.module.css";

/** Says, before anything is saved, that the person is planned elsewhere in that time. */
export function OverlapWarning({ id, values }: { id: string; values: ShiftValues }) {
  const timeZone = useStoreTimeZone();
  const { employeeId, date, start, end } = values;
  const isComplete = employeeId !== "" && date !== null && start !== "" && end !== "" && isPossible(start, end);
  const shift = shiftInput(id, { ...values, position: "", note: "" });
  const read = useRead(overlappingShiftsQuery, { variables: { shift }, isPaused: !isComplete });
  const people = useRead(plannableEmployeesQuery);
  if (!isComplete || read.status !== "ready" || read.data.overlappingShifts.length === 0) {
    return null;
  }
  const known = people.status === "ready" ? people.data.employees : [];
  const name = known.find((one) => one.id === employeeId)?.fullName ?? "";
  const times = read.data.overlappingShifts.map((other) => hoursOf(other, timeZone)).join(", ");
  return (
    <output className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      {text("shift.overlaps", { name, times })}
    </output>
  );
}
