import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { may, personOf } from "#common/permissions.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { entriesOf } from "#common/clock/entries.ts";
import type { EntryState } from "#common/clock/entries.ts";
import { fullName } from "#common/people/full-name.ts";
import { safeAvatarUrl } from "#common/people/safe-avatar-url.ts";
import { clockRules, punchesOn, teamMembers, withFormerMembers } from "./clock-reading.ts";

/** When a person was in, and for how long; the minutes exclude unpaid breaks. */
export type WorkedHours = {
  minutes: number;
  breakMinutes: number;
  /** Oldest first; without an end while it runs and when the clock-out was forgotten. */
  stretches: { from: Date; to: Date | null; state: EntryState }[];
};

/** A person who was on the clock on a date. */
export type Worked = {
  employeeId: number;
  firstName: string;
  fullName: string;
  avatarUrl: string | null;
  isManager: boolean;
  /** Null where they are not for the asking person: managers see everybody's, others their own. */
  hours: WorkedHours | null;
};

/** Who was on the clock on a date, in the order they came; also people who have left the team since. */
export const listWorked = operation({
  name: "team.listWorked",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<Worked[]> {
    const [team, { openDates, breaksPaid }, punches] = await Promise.all([
      teamMembers(context),
      clockRules(context),
      punchesOn(context, date),
    ]);
    const byEmployee = Map.groupBy(punches, (punch) => punch.employeeId);
    const members = await withFormerMembers(context, team, [...byEmployee.keys()]);
    const { user, employee } = context;
    const isManager = user !== null && may(personOf({ ...user, employee }), "team:manage");
    const seesAll = context.system !== null || isManager;
    return [...byEmployee].flatMap(([employeeId, own]): Worked[] => {
      const member = members.find(({ id }) => id === employeeId);
      const entries = entriesOf(own, { now: context.now, openDates, breaksPaid });
      if (member === undefined || entries.length === 0) {
        return [];
      }
      const hours: WorkedHours = {
        minutes: entries.reduce((sum, entry) => sum + entry.minutes, 0),
        breakMinutes: entries.reduce((sum, entry) => sum + entry.breakMinutes, 0),
        stretches: entries.map(({ clockIn, clockOut, state }) => ({
          from: clockIn.at,
          to: clockOut?.at ?? null,
          state,
        })),
      };
      return [
        {
          employeeId,
          firstName: member.firstName,
          fullName: fullName(member),
          avatarUrl: safeAvatarUrl(member.avatarUrl),
          isManager: member.isManager,
          hours: seesAll || employeeId === employee?.id ? hours : null,
        },
      ];
    });
  },
});
