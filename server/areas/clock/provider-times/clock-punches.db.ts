import type { Sql } from "#server/platform/db/db.ts";
import { listPunches } from "#server/areas/clock/punches.db.ts";
import type { EmployeePunch } from "#server/areas/clock/punches.db.ts";
import { mirroredPunches } from "./provider-hours.rules.ts";
import { listPaidTimes } from "./provider-times.db.ts";

/** What says who is in now: our punches, or the times of the service where people punch by its clock. */
export async function listClockPunches(
  sql: Sql,
  filter: { storeId: number; businessDates: readonly string[]; clockSource: "app" | "provider" },
): Promise<EmployeePunch[]> {
  const { storeId, businessDates, clockSource } = filter;
  if (clockSource === "app") {
    return listPunches(sql, { storeId, businessDates });
  }
  const dates = businessDates.toSorted();
  const [from, to] = [dates.at(0), dates.at(-1)];
  return from === undefined || to === undefined ? [] : mirroredPunches(await listPaidTimes(sql, { storeId, from, to }));
}
