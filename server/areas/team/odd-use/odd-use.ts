import { z } from "zod";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import { addDays } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { eventsSince } from "#server/areas/history/history.ts";
import type { RecordEvent } from "#server/areas/history/history.ts";
import { employeeId } from "#server/areas/team/employee-input.ts";
import * as employees from "#server/areas/team/employees.db.ts";
import { findOpenDates, listPaidPunches } from "#server/areas/team/punches.db.ts";
import * as team from "#server/areas/team/team.rules.ts";
import { getTeamSettings } from "#server/areas/team/team-settings.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { oddUses, stretchesOf } from "./odd-use.rules.ts";
import type { Act, OddUse } from "./odd-use.rules.ts";

export type FoundOddUse = OddUse & { fullName: string; avatarUrl: string | null };

/** Today and the days before it that are looked over. */
const days = 14;

/** More than a busy store writes in that time. */
const mostEvents = 20_000;

/** Use of PINs, clock and time cards in the last fourteen days that a manager may want to look at, the newest first; of everybody or of one. */
export const listOddUse = operation({
  name: "team.listOddUse",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({ employeeId: employeeId.nullish() }),
  async run(context, { employeeId: only }): Promise<FoundOddUse[]> {
    const { id: storeId, timeZone, boundaryMinutes } = context.store;
    const { today } = await findOpenDates(context.sql, { storeId, at: context.now });
    const from = addDays(today, 1 - days);
    const since = instantOf(from, boundaryMinutes, timeZone);
    const [events, punches, active, gone, { clockSource }] = await Promise.all([
      eventsSince(context, { since, most: mostEvents }),
      listPaidPunches(context.sql, { storeId, from: addDays(from, -1), to: addDays(today, 1) }),
      employees.listEmployees(context.sql, { storeId, isActive: true }),
      employees.listEmployees(context.sql, { storeId, isActive: false }),
      getTeamSettings(context.sql, storeId),
    ]);
    const people = new Map([...active, ...gone].map((one) => [one.id, one]));
    const found = oddUses({
      acts: events.toReversed().flatMap(actOf),
      // Where the provider's clock counts, ours knows nothing of who is in.
      onClock: clockSource === "provider" ? new Map() : stretchesOf(punches),
      managers: new Set([...people.values()].flatMap(({ id, isManager }) => (isManager ? [id] : []))),
      timeZone,
    });
    return found.flatMap((odd) => {
      const one = people.get(odd.employeeId);
      const avatarUrl = team.safeAvatarUrl(one?.avatarUrl ?? null);
      const isWanted = only === null || only === undefined || odd.employeeId === only;
      return one === undefined || !isWanted ? [] : [{ ...odd, fullName: team.fullName(one), avatarUrl }];
    });
  },
});

const ofTheHolder = new Set(["employee.confirmed", "employee.pin-guessed"]);

const ofHours = z.object({ employeeId: recordNumber });

/** A PIN that is given or guessed is the person's whose PIN it is, whoever stood there before. */
function actOf(event: RecordEvent): Act[] {
  const about = ofHours.safeParse(event.payload);
  const of = about.success ? about.data.employeeId : null;
  const who = ofTheHolder.has(event.name) ? of : event.employeeId;
  const isOfHours = event.name === "timecard.corrected" || event.name === "clock.out-confirmed";
  if (who === null) {
    return [];
  }
  const { id, name, at, deviceId, deviceName } = event;
  const register = deviceId === null || deviceName === null ? null : { id: deviceId, name: deviceName };
  return [{ id, name, at, employeeId: who, register, hoursOf: isOfHours ? of : null }];
}
