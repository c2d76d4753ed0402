import { z } from "zod";
import { standing } from "#common/clock/standing.ts";
import type { ClockState } from "#common/clock/standing.ts";
import { fullName } from "#common/people/full-name.ts";
import { safeAvatarUrl } from "#common/people/safe-avatar-url.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { openClock, teamMembers } from "./clock-reading.ts";

export type OnClock = {
  employeeId: number;
  firstName: string;
  fullName: string;
  avatarUrl: string | null;
  isManager: boolean;
  state: ClockState;
  /** When the state began; null for a person who has not been in today. */
  since: Date | null;
};

/** How everybody stands on the clock. Every screen of the day reads it, so it leaves out wages, contacts and links. */
export const listOnClock = operation({
  name: "team.listOnClock",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<OnClock[]> {
    const [members, { openDates, punches }] = await Promise.all([teamMembers(context), openClock(context)]);
    const byEmployee = Map.groupBy(punches, (punch) => punch.employeeId);
    return members.map((member) => ({
      employeeId: member.id,
      firstName: member.firstName,
      fullName: fullName(member),
      avatarUrl: safeAvatarUrl(member.avatarUrl),
      isManager: member.isManager,
      ...standing(byEmployee.get(member.id) ?? [], { now: context.now, openDates }),
    }));
  },
});
