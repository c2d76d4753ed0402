import { z } from "zod";
import { recordNumber, recordNumberText } from "#common/inputs/input-ranges.ts";
import { addDays } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { eventsSince } from "#server/areas/history/history.ts";
import type { RecordEvent } from "#server/areas/history/history.ts";
import { findOpenDates, getClockSettings, listPaidPunches } from "#server/areas/clock/clock.ts";
import { fullName } from "#common/people/full-name.ts";
import { safeAvatarUrl } from "#common/people/safe-avatar-url.ts";
import { listPeople } from "./odd-use.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { oddUses, stretchesOf } from "./odd-use.rules.ts";
import type { Act, OddUse } from "./odd-use.rules.ts";

export type NamedOddUse = OddUse & { fullName: string; avatarUrl: string | null };

/** Today and the days before it that are looked over. */
const days = 14;

/** More than a busy store writes in that time. */
const mostEvents = 20_000;

/**
 * Use of PINs, clock and time cards in the last fourteen days that a manager may want to look at, the newest first; of
 * everybody or of one.
 */
export const listOddUse = operation({
  name: "team.listOddUse",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({ employeeId: recordNumberText.nullish() }),
  async run(context, { employeeId: only }): Promise<NamedOddUse[]> {
    const { id: storeId, timeZone, boundaryMinutes } = context.store;
    const { today } = await findOpenDates(context.sql, { storeId, at: context.now });
    const from = addDays(today, 1 - days);
    const since = instantOf(from, boundaryMinutes, timeZone);
    const [events, punches, people, { clockSource }] = await Promise.all([
      eventsSince(context, { since, most: mostEvents }),
      listPaidPunches(context.sql, { storeId, from: addDays(from, -1), to: addDays(today, 1) }),
      listPeople(context.sql, storeId),
      getClockSettings(context.sql, storeId),
    ]);
    const peopleById = new Map(people.map((person) => [person.id, person]));
    const uses = oddUses({
      acts: events.toReversed().flatMap(actOf),
      // Where the provider's clock counts, ours knows nothing of who is in.
      onClock: clockSource === "provider" ? new Map() : stretchesOf(punches),
      managers: new Set(people.flatMap(({ id, isManager }) => (isManager ? [id] : []))),
      timeZone,
    });
    return uses.flatMap((use) => {
      const person = peopleById.get(use.employeeId);
      const isShown = only === null || only === undefined || use.employeeId === only;
      return person && isShown
        ? [{ ...use, fullName: fullName(person), avatarUrl: safeAvatarUrl(person.avatarUrl) }]
        : [];
    });
  },
});

const pinEvents = new Set(["employee.confirmed", "employee.pin-guessed"]);
const hoursEvents = new Set(["timecard.corrected", "clock.out-confirmed"]);

const subjectPayload = z.object({ employeeId: recordNumber });

/** Attributes a PIN entry to its owner, no matter who was active before. */
function actOf({ id, name, at, payload, employeeId: actorId, deviceId, deviceName }: RecordEvent): Act[] {
  const { data } = subjectPayload.safeParse(payload);
  const subjectId = data?.employeeId ?? null;
  const employeeId = pinEvents.has(name) ? subjectId : actorId;
  if (employeeId === null) {
    return [];
  }
  const register = deviceId === null || deviceName === null ? null : { id: deviceId, name: deviceName };
  return [{ id, name, at, employeeId, register, hoursOf: hoursEvents.has(name) ? subjectId : null }];
}
